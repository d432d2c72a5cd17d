import type { AccountId } from '@rookery/api/wire/model'
import { shownHandle } from '@rookery/content'
import { useAccountField } from '#features/accounts/model/useAccountField.ts'

/** `@name@host`, so that it cannot imitate another account's. */
export function AccountHandle({ id, className }: { id: AccountId; className?: string | undefined }) {
  const acct = useAccountField(id, 'acct')
  return (
    <bdi className={className} dir="ltr">
      {acct && `@${shownHandle(acct)}`}
    </bdi>
  )
}
