import { type Message, messageText } from '#data/notices/Message.ts'
import { useT } from '#i18n/useT.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { closeIcon } from '#ui/icons/close.ts'
import css from './Composer.module.css'

/** Why the post was not sent; what was written stays where it is. */
export function ComposerError({ id, error, onDismiss }: { id: string; error: Message | null; onDismiss: () => void }) {
  const t = useT()
  if (error === null) return null
  return (
    <div className={css.error} role="alert">
      <p id={id}>{t('composer.error', { error: messageText(t, error) })}</p>
      <IconButton icon={closeIcon} label={t('general.dismiss')} onClick={onDismiss} />
    </div>
  )
}
