import type { StatusId } from '@rookery/api/wire/model'
import { useStatus } from '#data/entities/useStatus.ts'
import { useSession } from '#data/session/useSession.ts'
import { useT } from '#i18n/useT.ts'
import type { MenuProps } from '#ui/MenuButton.tsx'
import { MenuItem } from '#ui/MenuItem.tsx'
import { MenuPopup } from '#ui/MenuPopup.tsx'
import { type StatusMenuItem, statusMenuItems } from './statusMenuItems.ts'

export interface StatusMenuProps extends MenuProps {
  id: StatusId
  /** An item that wants a question answered before it runs. */
  onAsk: (item: StatusMenuItem) => void
}

/** Everything that can be done with a post besides its row of actions. */
export function StatusMenu({ id, onAsk, ...menu }: StatusMenuProps) {
  const t = useT()
  const session = useSession()
  const status = useStatus(id)
  if (status === undefined) return null
  const asks = (item: StatusMenuItem) => item.confirm !== undefined && session.settings.get(item.confirm.setting)
  return (
    <MenuPopup {...menu} align="end">
      {statusMenuItems
        .filter((item) => item.listed(status, session))
        .map((item) => (
          <MenuItem
            key={item.key}
            icon={item.icon}
            tone={item.danger ? 'danger' : 'plain'}
            onSelect={() => (asks(item) ? onAsk(item) : item.run(status, session))}
          >
            {t(item.label)}
          </MenuItem>
        ))}
    </MenuPopup>
  )
}
