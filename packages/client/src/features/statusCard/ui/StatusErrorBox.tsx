import type { StatusId } from '@rookery/api/wire/model'
import { messageText } from '#features/notices/model/Message.ts'
import { statusErrorsOf, type StatusFailure } from '#features/failures/model/StatusErrors.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { closeIcon } from '#ui/icons/close.ts'
import css from './StatusErrorBox.module.css'

/** The failed action, the reason, and buttons to continue. */
export function StatusErrorBox({ id, error }: { id: StatusId; error: StatusFailure }) {
  const t = useT()
  const statusErrors = statusErrorsOf(useSession())
  return (
    <div className={css.error} role="alert">
      <p className={css.words}>
        {error.what !== undefined && <strong>{t(`failed.${error.what}`)}</strong>} {messageText(t, error.message)}
      </p>
      {error.retry !== undefined && (
        <Button size="small" onClick={error.retry}>
          {t('general.retry')}
        </Button>
      )}
      <IconButton icon={closeIcon} label={t('general.dismiss')} onClick={() => statusErrors.clear(id)} />
    </div>
  )
}
