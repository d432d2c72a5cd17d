import type { ComposerFailure } from '#features/posting/model/composerReducer.ts'
import { useT } from '#i18n/useT.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { closeIcon } from '#ui/icons/close.ts'
import css from './Composer.module.css'
import { useComposerFailureText } from '#features/posting/model/useComposerFailureText.ts'

/** Why the post was not sent. The text stays. */
export function ComposerError({ id, error, onDismiss }: { id: string; error: ComposerFailure | null; onDismiss: () => void }) {
  const t = useT()
  const failureText = useComposerFailureText()
  if (error === null) return null
  return (
    <div className={css.error} role="alert">
      <p id={id}>{t('composer.error', { error: isShownAtFile(error) ? t('composer.filesMissing') : failureText(error) })}</p>
      <IconButton icon={closeIcon} label={t('general.dismiss')} onClick={onDismiss} />
    </div>
  )
}

/** The file's card shows the reason and the remedies. */
function isShownAtFile({ kind }: ComposerFailure): boolean {
  return kind === 'tooBig' || kind === 'tooWide' || kind === 'unfit'
}
