import type { Attachment } from '@rookery/api/wire/model'
import { useSetting } from '#data/settings/useSetting.ts'
import { fileName } from '#lib/fileName.ts'
import { useT } from '#i18n/useT.ts'
import css from './AttachmentView.module.css'
import { AttachmentImage } from './AttachmentImage.tsx'
import { mediaBox } from './mediaBox.ts'

/** One attachment, drawn by its kind in a box that has its size before the file arrives. */
export function AttachmentView({ attachment }: { attachment: Attachment }) {
  const t = useT()
  const loops = useSetting('loopVideo')
  const { ratio } = mediaBox(attachment.width, attachment.height)
  const box = { aspectRatio: ratio, flexGrow: ratio }
  const label = attachment.description === '' ? t('media.undescribed') : attachment.description
  switch (attachment.kind) {
    case 'image':
      return <AttachmentImage attachment={attachment} />
    case 'video':
    case 'gifv':
      return (
        <figure className={css.box} style={box}>
          <video className={css.media} src={attachment.url} controls playsInline loop={loops} preload="metadata" aria-label={label} />
        </figure>
      )
    case 'audio':
      return (
        <figure className={css.audio}>
          <figcaption className={css.caption}>
            {attachment.description === '' ? fileName(attachment.url) : attachment.description}
          </figcaption>
          <audio className={css.player} src={attachment.url} controls preload="none" aria-label={label} />
        </figure>
      )
    case 'flash':
    case 'html':
    case 'unknown':
      return (
        <a className={css.file} href={attachment.url} target="_blank" rel="noopener noreferrer nofollow ugc">
          <bdi>{attachment.description === '' ? fileName(attachment.url) : attachment.description}</bdi>
          <span className={css.type}>{attachment.mimeType}</span>
        </a>
      )
  }
}
