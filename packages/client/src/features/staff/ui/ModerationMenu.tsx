import type { AccountId } from '@rookery/api/wire/model'
import { isolatedHandle } from '@rookery/content'
import { useAccount } from '#features/accounts/model/useAccount.ts'
import { adminAccountQuery } from '#features/staff/model/adminAccount.ts'
import { useSessionQuery } from '#features/queries/model/useSessionQuery.ts'
import { queriesOf } from '#features/queries/model/queriesOf.ts'
import type { Session } from '#features/session/model/Session.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { ActionMenu, actionLines } from '#features/actions/ui/ActionMenu.tsx'
import { useActionContext } from '#features/actions/ui/useActionContext.ts'
import type { MenuProps } from '#ui/MenuButton.tsx'
import { moderationGroups } from './ModerationAction.ts'
import { moderationActions } from './moderationActions.ts'

/** Maximum wait for the menu's data, in milliseconds. */
const timeoutMs = 1500

/**
 * Loads the state of an account before the menu is shown, so that it offers possible actions. A slow or rejecting server does not delay the
 * menu.
 */
export async function readAdminAccount(session: Session, id: AccountId): Promise<void> {
  const acct = session.entities.accounts.get(id)?.acct
  if (acct === undefined) return
  const response = queriesOf(session).query(adminAccountQuery(session, id, acct))
  await Promise.race([response.catch(() => null), new Promise<void>((resolve) => void session.clock.after(timeoutMs, resolve))])
}

/** Moderation actions on an account. Uses the public data until the data for staff is loaded. */
export function ModerationMenu({ id, ...menu }: MenuProps & { id: AccountId }) {
  const context = useActionContext()
  const session = useSession()
  const account = useAccount(id)
  const { data: admin } = useSessionQuery(adminAccountQuery(session, id, account?.acct ?? ''))
  if (account === undefined) return null
  const lines = actionLines(moderationActions, { id, account, admin }, context, isolatedHandle(account.acct))
  return <ActionMenu {...menu} groups={moderationGroups} lines={lines} />
}
