import type { StatusId } from '@rookery/api/wire/model'
import { useEffect } from 'react'
import { refetchStatus } from '#features/statuses/model/refetchStatus.ts'
import { pollingContextOf, startSharedPolling } from '#features/session/model/startSharedPolling.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { isProcessed } from '#features/media/model/galleryLayout.ts'
import css from './MediaError.module.css'

const intervalMs = 10_000

/** Placeholder of a file that the server is processing; the post is refetched until it is done. */
export function ProcessingFile({ statusId }: { statusId: StatusId }) {
  const t = useT()
  const session = useSession()
  useEffect(() => {
    const asking = startSharedPolling(pollingContextOf(session), {
      subject: `processed:${statusId}`,
      intervalMs,
      isVisible: () => !document.hidden,
      async fetch() {
        const isThere = await refetchStatus(session, statusId)
        return isThere && !session.entities.statuses.get(statusId)?.attachments.every(isProcessed) ? 0 : null
      },
    })
    document.addEventListener('visibilitychange', asking.onVisibilityChange)
    return () => {
      document.removeEventListener('visibilitychange', asking.onVisibilityChange)
      asking.stop()
    }
  }, [session, statusId])
  return (
    <div className={css.fault}>
      <p className={css.words}>{t('attachment.processing')}</p>
    </div>
  )
}
