import type { AccountId } from '@rookery/api/wire/model'
import { ActionMenu } from '#features/actions/ui/ActionMenu.tsx'
import type { MenuProps } from '#ui/MenuButton.tsx'
import { accountGroups } from './AccountAction.ts'
import { useAccountLines } from './useAccountLines.ts'

/** Everything that can be done with an account besides following it. */
export function AccountMenu({ id, ...menu }: MenuProps & { id: AccountId }) {
  return <ActionMenu {...menu} groups={accountGroups} lines={useAccountLines(id, 'card')} />
}
