import type { StatusId } from '@rookery/api/wire/model'
import { Fragment } from 'react'
import { useStatus } from '#data/entities/useStatus.ts'
import { useSession } from '#data/session/useSession.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { useT } from '#i18n/useT.ts'
import type { MenuProps } from '#ui/MenuButton.tsx'
import { MenuItem, MenuSeparator } from '#ui/MenuItem.tsx'
import { MenuPopup } from '#ui/MenuPopup.tsx'
import { type StatusMenuItem, statusMenuItems } from './statusMenuItems.ts'

export interface StatusMenuProps extends MenuProps {
  id: StatusId
  /** An item that wants a question answered before it runs, or that opens a window. */
  onAsk: (item: StatusMenuItem) => void
}

/** Everything that can be done with a post besides its row of actions. */
export function StatusMenu({ id, onAsk, ...menu }: StatusMenuProps) {
  const t = useT()
  const session = useSession()
  const language = useLanguage().language.tag
  const status = useStatus(id)
  if (status === undefined) return null
  const items = statusMenuItems.filter((item) => item.listed(status, session))
  const select = (item: StatusMenuItem) => {
    // The browser follows it.
    if ('href' in item) return
    if ('dialog' in item || (item.confirm !== undefined && session.settings.get(item.confirm.setting))) onAsk(item)
    else item.run(status, session, language)
  }
  return (
    <MenuPopup {...menu} align="end">
      {items.map((item, index) => (
        <Fragment key={item.label}>
          {index > 0 && items[index - 1]?.group !== item.group && <MenuSeparator />}
          <MenuItem
            icon={item.icon}
            tone={item.danger ? 'danger' : 'plain'}
            {...('href' in item && { href: item.href(status), outside: true })}
            onSelect={() => select(item)}
          >
            {t(item.label)}
          </MenuItem>
        </Fragment>
      ))}
    </MenuPopup>
  )
}
