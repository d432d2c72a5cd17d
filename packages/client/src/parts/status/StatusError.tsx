import type { StatusId } from '@rookery/api/wire/model'
import { messageText } from '#data/notices/Message.ts'
import { useStatusError } from '#data/notices/useStatusError.ts'
import { useSession } from '#data/session/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { closeIcon } from '#ui/icons/close.ts'
import css from './StatusError.module.css'

/** What the server said when an action on this post failed, until it is dismissed or one succeeds. */
export function StatusError({ id }: { id: StatusId }) {
  const t = useT()
  const { statusErrors } = useSession()
  const error = useStatusError(id)
  if (error === undefined) return null
  return (
    <div className={css.error} role="alert">
      <p>{messageText(t, error)}</p>
      <IconButton icon={closeIcon} label={t('general.dismiss')} onClick={() => statusErrors.clear(id)} />
    </div>
  )
}
