import type { Attachment } from '@rookery/api/wire/model'
import type { DraftData } from '#data/drafts/Draft.ts'
import { messageText } from '#data/notices/Message.ts'
import { fileName } from '#lib/fileName.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import css from './ComposerFiles.module.css'
import { FileCard } from './FileCard.tsx'
import type { Uploads } from './useUploads.ts'

export interface ComposerFilesProps {
  data: DraftData
  change: (part: Partial<DraftData>) => void
  uploads: Uploads
}

/** The files of a draft with their descriptions, those on their way, and whether they are sensitive. */
export function ComposerFiles({ data, change, uploads }: ComposerFilesProps) {
  const t = useT()
  const move = (from: number, to: number) => {
    const files = data.files.toSpliced(from, 1)
    const moved = data.files[from]
    if (moved !== undefined) change({ files: files.toSpliced(to, 0, moved) })
  }
  const remove = (file: Attachment) => change({ files: data.files.filter((kept) => kept.id !== file.id) })
  return (
    <div className={css.files}>
      <ul className={css.list} aria-label={t('media.group', { count: data.files.length })}>
        {data.files.map((file, index) => (
          <li key={file.id}>
            <FileCard
              file={file}
              description={data.mediaDescriptions[file.id] ?? file.description}
              onDescribe={(text) => change({ mediaDescriptions: { ...data.mediaDescriptions, [file.id]: text } })}
              onRemove={() => remove(file)}
              onEarlier={index > 0 ? () => move(index, index - 1) : undefined}
              onLater={index < data.files.length - 1 ? () => move(index, index + 1) : undefined}
            />
          </li>
        ))}
        {uploads.list.map((upload) => (
          <li key={`upload ${upload.key}`} className={css.upload}>
            <bdi className={css.name}>{upload.file.name || fileName(upload.file.type)}</bdi>
            {upload.error === null ? (
              <ProgressBar label={t('composer.uploading', { name: upload.file.name })} value={upload.progress} />
            ) : (
              <>
                <p className={css.problem}>{messageText(t, upload.error)}</p>
                <Button size="small" onClick={() => uploads.retry(upload.key)}>
                  {t('general.retry')}
                </Button>
              </>
            )}
            <Button size="small" tone="quiet" onClick={() => uploads.cancel(upload.key)}>
              {t('general.cancel')}
            </Button>
          </li>
        ))}
      </ul>
      <Checkbox label={t('composer.sensitive')} checked={data.nsfw} onChange={(event) => change({ nsfw: event.currentTarget.checked })} />
      {data.spoilerText !== '' && !data.nsfw && <p className={css.problem}>{t('composer.notSensitive')}</p>}
    </div>
  )
}
