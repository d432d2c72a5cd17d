import type { Composers } from '#features/posting/model/Composers.ts'
import type { DraftUpload } from '#features/posting/model/composerReducer.ts'
import type { DraftKey } from '#features/drafts/model/DraftKey.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import css from './ComposerFiles.module.css'
import { DescriptionField } from './DescriptionField.tsx'
import { useComposerFailureText } from '#features/posting/model/useComposerFailureText.ts'

export interface UploadCardProps {
  draft: DraftKey
  upload: DraftUpload
  description: string
  composers: Composers
}

/** A file that is being uploaded, or the reason of its failure with the remedies. */
export function UploadCard({ draft, upload: { id, file, progress, error }, description, composers }: UploadCardProps) {
  const t = useT()
  const failureText = useComposerFailureText()
  const { name } = file
  const shrinks = (error?.kind === 'tooBig' || error?.kind === 'tooWide') && error.shrinks
  const isSent = progress === 1
  return (
    <div className={css.upload} role="group" aria-label={name}>
      <bdi className={css.name}>{name}</bdi>
      {error === null ? (
        <>
          <ProgressBar label={t(isSent ? 'composer.processing' : 'composer.uploading', { name })} value={isSent ? null : progress} />
          {isSent && <p className={css.state}>{t('composer.processing', { name })}</p>}
        </>
      ) : (
        <p className={css.problem}>
          {failureText(error)}
          {shrinks && ` ${t('composer.shrink.hint')}`}
        </p>
      )}
      {error?.kind === 'unreached' && (
        <DescriptionField
          description={description}
          onDescribe={(text) => composers.dispatch(draft, { kind: 'fileDescribed', id, description: text })}
        />
      )}
      <div className={css.uploadTools}>
        {shrinks && (
          <Button size="small" onClick={() => composers.shrinkUpload(draft, id)}>
            {t('composer.shrink')}
          </Button>
        )}
        {(error?.kind === 'refused' || error?.kind === 'unreached') && (
          <Button size="small" onClick={() => composers.retryUpload(draft, id)}>
            {t('general.retry')}
          </Button>
        )}
        <Button size="small" tone="quiet" onClick={() => composers.cancelUpload(draft, id)}>
          {t(error === null ? 'general.cancel' : 'composer.removeFile')}
        </Button>
      </div>
    </div>
  )
}
