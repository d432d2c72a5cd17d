import type { StatusId } from '@rookery/api/wire/model'
import { useEffect, useState, type RefObject } from 'react'
import { loadStatus } from '#features/statuses/model/loadStatus.ts'
import { useStatus } from '#features/statuses/model/useStatus.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { PostPreview } from '#features/statusCard/ui/PostPreview.tsx'
import { Popover } from '#ui/Popover.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import css from './popovers.module.css'

/** The post behind a link, fetched if unknown, or a text that it cannot be loaded. */
export function StatusPopover({ id, anchor }: { id: StatusId; anchor: RefObject<HTMLElement | null> }) {
  const t = useT()
  const session = useSession()
  const isKnown = useStatus(id) !== undefined
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    void loadStatus(session, id).then((found) => setFailed(!found))
  }, [session, id])
  return (
    <Popover passive anchor={anchor} align="start" role="dialog" tabIndex={-1} aria-label={t('popover.status')} data-beside-link>
      <div className={css.box} aria-busy={!isKnown && !failed}>
        {isKnown ? (
          <PostPreview id={id} />
        ) : failed ? (
          <p className={css.missing}>{t('popover.unavailable')}</p>
        ) : (
          <>
            <Skeleton width="40%" />
            <Skeleton width="90%" />
          </>
        )}
      </div>
    </Popover>
  )
}
