import type { StatusId } from '@rookery/api/wire/model'
import { isolatedHandle } from '@rookery/content'
import { useAccountField } from '#features/accounts/model/useAccountField.ts'
import { useStatus } from '#features/statuses/model/useStatus.ts'
import { useAccountLines } from '#features/relationships/ui/useAccountLines.ts'
import { ActionMenu, actionLines } from '#features/actions/ui/ActionMenu.tsx'
import { useActionContext } from '#features/actions/ui/useActionContext.ts'
import type { MenuProps } from '#ui/MenuButton.tsx'
import { statusGroups } from './StatusAction.ts'
import { statusActions } from './statusActionTable.ts'

/** Everything that can be done with a post besides its row of actions. */
export function StatusMenu({ id, ...menu }: MenuProps & { id: StatusId }) {
  const context = useActionContext()
  const status = useStatus(id)
  const name = useAccountField(status?.accountId ?? null, 'acct')
  const author = useAccountLines(status?.accountId ?? null, 'post')
  if (status === undefined) return null
  const ofAuthor = author
    // The post's own line reports its author, with the post.
    .filter(({ id: action }) => action !== 'report')
    .map((line) => ({ ...line, group: 'author' }))
  const lines = [...actionLines(statusActions, status, context, isolatedHandle(name ?? '')), ...ofAuthor]
  return <ActionMenu {...menu} groups={statusGroups} lines={lines} />
}
