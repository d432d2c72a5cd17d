import type { AccountId } from '@rookery/api/wire/model'
import { isolated } from '@rookery/content'
import { useAccount } from '#data/entities/useAccount.ts'
import { adminAccountQuery } from '#data/queries/adminAccount.ts'
import { useSessionQuery } from '#data/queries/useSessionQuery.ts'
import { useSession } from '#data/session/useSession.ts'
import { ActionMenu, actionLines } from '#parts/actions/ActionMenu.tsx'
import { useActionContext } from '#parts/actions/useActionContext.ts'
import type { MenuProps } from '#ui/MenuButton.tsx'
import { moderationGroups } from './ModerationAction.ts'
import { moderationActions } from './moderationActions.ts'

/** What staff can do to somebody. It shows how they stand by their public view until the server has said what staff know. */
export function ModerationMenu({ id, ...menu }: MenuProps & { id: AccountId }) {
  const context = useActionContext()
  const session = useSession()
  const account = useAccount(id)
  const { data: admin } = useSessionQuery({ ...adminAccountQuery(session, id, account?.acct ?? ''), throwOnError: false })
  if (account === undefined) return null
  const lines = actionLines(moderationActions, { id, account, admin }, context, isolated(`@${account.acct}`))
  return <ActionMenu {...menu} groups={moderationGroups} lines={lines} />
}
