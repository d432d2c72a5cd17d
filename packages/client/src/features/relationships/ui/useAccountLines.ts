import type { AccountId } from '@rookery/api/wire/model'
import { isolatedHandle } from '@rookery/content'
import { useAccount } from '#features/accounts/model/useAccount.ts'
import { useRelationship } from '#features/accounts/model/useRelationship.ts'
import { actionLines, type ActionLine } from '#features/actions/ui/ActionMenu.tsx'
import { useActionContext } from '#features/actions/ui/useActionContext.ts'
import { accountMenuActions } from './accountMenuActions.ts'

/** Menu entries for an account, with its handle; fewer on a post. */
export function useAccountLines(id: AccountId | null, on: 'card' | 'post'): readonly ActionLine[] {
  const context = useActionContext()
  const account = useAccount(id)
  const relationship = useRelationship(id)
  if (id === null || account === undefined) return []
  const actions = on === 'card' ? accountMenuActions : accountMenuActions.filter(({ isOnCard }) => !isOnCard)
  return actionLines(actions, { id, account, relationship }, context, isolatedHandle(account.acct))
}
