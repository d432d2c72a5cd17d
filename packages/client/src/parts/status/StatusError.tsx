import type { StatusId } from '@rookery/api/wire/model'
import { messageText } from '#data/notices/Message.ts'
import { useStatusError } from '#data/notices/useStatusError.ts'
import { useSession } from '#data/session/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { closeIcon } from '#ui/icons/close.ts'
import css from './StatusError.module.css'

/** What failed on this post and what the server said to it, until it is dismissed or an action succeeds. */
export function StatusError({ id }: { id: StatusId }) {
  const t = useT()
  const { statusErrors } = useSession()
  const error = useStatusError(id)
  if (error === undefined) return null
  return (
    <div className={css.error} role="alert">
      <p className={css.words}>
        {error.what !== undefined && <strong>{t('status.failed', { what: error.what })}</strong>} {messageText(t, error.message)}
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
