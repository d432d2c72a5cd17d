import { PlainText } from '#features/content/ui/PlainText.tsx'
import type { Attachment, AttachmentKind } from '@rookery/api/wire/model'
import { useState } from 'react'
import { useT } from '#i18n/useT.ts'
import { viewerTriggerProps } from './viewerTriggerProps.ts'
import { Button } from '#ui/Button.tsx'
import { Icon, type IconPath } from '#ui/Icon.tsx'
import { boltIcon } from '#ui/icons/bolt.ts'
import { fileIcon } from '#ui/icons/file.ts'
import { musicIcon } from '#ui/icons/music.ts'
import { photoIcon } from '#ui/icons/photo.ts'
import { playIcon } from '#ui/icons/play.ts'
import { attachmentName } from '#features/media/model/attachmentName.ts'
import css from './AttachmentLines.module.css'
import { isProcessed, isViewable, maxLines } from '#features/media/model/galleryLayout.ts'

const signs: Readonly<Record<AttachmentKind, IconPath>> = {
  image: photoIcon,
  gifv: photoIcon,
  video: playIcon,
  audio: musicIcon,
  flash: boltIcon,
  html: fileIcon,
  unknown: fileIcon,
}

export interface AttachmentLinesProps {
  attachments: readonly Attachment[]
  sensitive: boolean
  /** The title of the filter that covers them. */
  filter: string | null
  onOpen: (attachment: Attachment) => void
  /** The reader wants to see them in place. */
  onShow: () => void
}

/** Hidden attachments: a line for each with its kind and a link; their files are not fetched. */
export function AttachmentLines({ attachments, sensitive, filter, onOpen, onShow }: AttachmentLinesProps) {
  const t = useT()
  const [all, setAll] = useState(attachments.length <= maxLines)
  return (
    <>
      <ul className={css.lines}>
        {(all ? attachments : attachments.slice(0, maxLines)).map((attachment) => (
          <li key={attachment.id}>
            {isViewable(attachment) ? (
              <button type="button" className={css.line} {...viewerTriggerProps} onClick={() => onOpen(attachment)}>
                <LineText attachment={attachment} />
              </button>
            ) : !isProcessed(attachment) ? (
              <span className={css.line}>
                <LineText attachment={attachment} />
              </span>
            ) : (
              <a className={css.line} href={attachment.url} target="_blank" rel="noopener noreferrer nofollow ugc">
                <LineText attachment={attachment} />
              </a>
            )}
          </li>
        ))}
      </ul>
      <div className={css.ways}>
        {sensitive && (
          <span className={css.mark}>{filter === null ? t('attachment.sensitive') : t('attachment.filteredBy', { filter })}</span>
        )}
        <Button size="small" onClick={onShow}>
          {t('attachment.showHere', { count: attachments.length })}
        </Button>
        {!all && (
          <Button size="small" tone="quiet" onClick={() => setAll(true)}>
            {t('attachment.showAllLines', { count: attachments.length })}
          </Button>
        )}
      </div>
    </>
  )
}

function LineText({ attachment }: { attachment: Attachment }) {
  const t = useT()
  const { kind, description } = attachment
  return (
    <>
      <Icon path={signs[kind]} />
      <span className={css.kind}>{t(`attachment.kind.${kind}`)}</span>
      <bdi className={css.name}>
        <PlainText text={description === '' ? attachmentName(attachment) : description} />
      </bdi>
    </>
  )
}
