import { PlainText } from '#features/content/ui/PlainText.tsx'
import type { Attachment } from '@rookery/api/wire/model'
import { fileSize } from '#i18n/fileSize.ts'
import { useFormats } from '#i18n/useFormats.ts'
import { useT } from '#i18n/useT.ts'
import { Icon } from '#ui/Icon.tsx'
import { fileIcon } from '#ui/icons/file.ts'
import { attachmentName } from '#features/media/model/attachmentName.ts'
import css from './AttachmentLine.module.css'
import { useFileLength } from '#features/media/model/useFileLength.ts'

/** A file that a browser cannot show: its name, its type, its size, and a way to it. */
export function FileLink({ attachment }: { attachment: Attachment }) {
  const t = useT()
  const formats = useFormats()
  const length = useFileLength(attachment.url)
  const { url, description, mimeType } = attachment
  const name = attachmentName(attachment)
  return (
    <a className={css.file} href={url} target="_blank" rel="noopener noreferrer nofollow ugc">
      <Icon path={fileIcon} />
      <span className={css.names}>
        <bdi className={css.name}>
          <PlainText text={description === '' ? name : description} />
        </bdi>
        {description !== '' && (
          <bdi className={css.facts}>
            <PlainText text={name} />
          </bdi>
        )}
      </span>
      <span className={css.facts}>
        {/* On a page that runs from right to left, the type would take the number of the size with it. */}
        <bdi>{mimeType ?? t('attachment.unknownType')}</bdi>
        {length !== null && (
          <>
            {' · '}
            <bdi>{fileSize(length, { t, formats })}</bdi>
          </>
        )}
      </span>
    </a>
  )
}
