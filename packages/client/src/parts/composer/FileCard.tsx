import type { Attachment } from '@rookery/api/wire/model'
import { useSession } from '#data/session/useSession.ts'
import { fileName } from '#lib/fileName.ts'
import { useT } from '#i18n/useT.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { arrowBackIcon } from '#ui/icons/arrowBack.ts'
import { chevronRightIcon } from '#ui/icons/chevronRight.ts'
import { trashIcon } from '#ui/icons/trash.ts'
import { TextArea } from '#ui/TextArea.tsx'
import css from './ComposerFiles.module.css'

export interface FileCardProps {
  file: Attachment
  description: string
  onDescribe: (text: string) => void
  onRemove: () => void
  onEarlier: (() => void) | undefined
  onLater: (() => void) | undefined
}

/** One file of a draft: what it looks like, what people who do not see it are told, and its place among the others. */
export function FileCard({ file, description, onDescribe, onRemove, onEarlier, onLater }: FileCardProps) {
  const t = useT()
  const { server } = useSession()
  const limit = server.instance.descriptionLimit
  return (
    <div className={css.card}>
      {file.kind === 'image' ? (
        <img className={css.thumbnail} src={file.previewUrl} alt="" />
      ) : (
        <bdi className={css.name}>{fileName(file.url)}</bdi>
      )}
      <TextArea
        label={t('composer.describe')}
        hint={description === '' ? t('composer.describe.hint') : undefined}
        rows={2}
        value={description}
        maxLength={limit > 0 ? limit : undefined}
        onChange={(event) => onDescribe(event.currentTarget.value)}
      />
      <div className={css.cardTools}>
        <IconButton
          icon={arrowBackIcon}
          turnsWithText
          label={t('composer.earlier')}
          disabled={onEarlier === undefined}
          onClick={onEarlier}
        />
        <IconButton icon={chevronRightIcon} turnsWithText label={t('composer.later')} disabled={onLater === undefined} onClick={onLater} />
        <IconButton icon={trashIcon} label={t('composer.removeFile')} onClick={onRemove} />
      </div>
    </div>
  )
}
