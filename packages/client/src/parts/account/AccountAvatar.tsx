import type { AccountId } from '@rookery/api/wire/model'
import { useAccount } from '#data/entities/useAccount.ts'
import { Avatar } from '#ui/Avatar.tsx'

/** The account's picture; the default one when it cannot be loaded. Its name stands beside it, so it is silent to screen readers. */
export function AccountAvatar({ id, size }: { id: AccountId; size: number }) {
  const account = useAccount(id)
  return <Avatar src={account?.avatar ?? ''} size={size} alt="" />
}
