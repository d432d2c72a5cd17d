import type { Attachment } from '@rookery/api/wire/model'
import { useT } from '#i18n/useT.ts'
import css from './AttachmentView.module.css'
import { Blurhash } from './Blurhash.tsx'
import { mediaBox } from './mediaBox.ts'

/** A picture in its reserved box, over its blurhash; it opens the file. */
export function AttachmentImage({ attachment }: { attachment: Attachment }) {
  const t = useT()
  const { ratio } = mediaBox(attachment.width, attachment.height)
  const described = attachment.description !== ''
  return (
    <figure className={css.box} style={{ aspectRatio: ratio, flexGrow: ratio }}>
      {attachment.blurhash !== null && <Blurhash hash={attachment.blurhash} />}
      <a className={css.open} data-press="media" href={attachment.url} target="_blank" rel="noopener noreferrer nofollow ugc">
        <img
          className={css.media}
          src={attachment.previewUrl}
          alt={described ? attachment.description : t('media.undescribed')}
          title={described ? attachment.description : undefined}
          loading="lazy"
          decoding="async"
        />
      </a>
      {described && (
        <span className={css.mark} aria-hidden="true">
          {t('media.alt')}
        </span>
      )}
    </figure>
  )
}
