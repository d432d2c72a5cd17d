import type { AccountId } from '@rookery/api/wire/model'
import { shownHandle } from '@rookery/content'
import { useAccountField } from '#features/accounts/model/useAccountField.ts'

/** `@name@host` on as many lines as needed: if both do not fit, the host starts a new line. */
export function WrappedHandle({ id, className }: { id: AccountId; className?: string | undefined }) {
  const acct = useAccountField(id, 'acct')
  if (acct === undefined) return null
  const handle = `@${shownHandle(acct)}`
  const host = handle.lastIndexOf('@')
  return (
    <bdi className={className} dir="ltr">
      {handle.slice(0, host)}
      <wbr />
      {handle.slice(host)}
    </bdi>
  )
}
