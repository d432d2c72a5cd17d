import type { StatusId } from '@rookery/api/wire/model'
import { useState } from 'react'
import { useStatus } from '#data/entities/useStatus.ts'
import { useSetting } from '#data/settings/useSetting.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { AttachmentView } from './AttachmentView.tsx'
import css from './Gallery.module.css'
import { galleryRows } from './mediaBox.ts'
import { SensitiveCover } from './SensitiveCover.tsx'

/** A post's attachments in rows, behind a cover while they are sensitive and unasked for. */
export function Gallery({ statusId }: { statusId: StatusId }) {
  const t = useT()
  const status = useStatus(statusId)
  const hidesSensitive = useSetting('hideNsfw')
  const most = useSetting('maxThumbnails')
  const [revealed, setRevealed] = useState(false)
  const [all, setAll] = useState(false)
  if (status === undefined) return null
  const covered = status.sensitive && hidesSensitive && !revealed
  const shown = all ? status.attachments : status.attachments.slice(0, most)
  return (
    <div className={css.gallery} role="group" aria-label={t('media.group', { count: status.attachments.length })}>
      {galleryRows(shown).map((row) => (
        <div key={row[0]?.id} className={css.row}>
          {row.map((attachment) =>
            covered ? (
              <SensitiveCover key={attachment.id} attachment={attachment} onReveal={() => setRevealed(true)} />
            ) : (
              <AttachmentView key={attachment.id} attachment={attachment} />
            ),
          )}
        </div>
      ))}
      <div className={css.tools}>
        {status.sensitive && revealed && (
          <Button size="small" tone="quiet" onClick={() => setRevealed(false)}>
            {t('media.hide')}
          </Button>
        )}
        {shown.length < status.attachments.length && (
          <Button size="small" onClick={() => setAll(true)}>
            {t('media.showAll', { count: status.attachments.length })}
          </Button>
        )}
      </div>
    </div>
  )
}
