import { href } from '#features/addresses/model/href.ts'
import { handleAtServer } from '#features/session/model/handleAtServer.ts'
import type { StoredAccount } from '#features/session/model/StoredAccounts.ts'
import { unreadCountsOf } from '#features/session/model/UnreadCounts.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useAnimationPaused } from '#features/settings/model/useAnimationPaused.ts'
import { useT } from '#i18n/useT.ts'
import { useCell } from '#lib/useCell.ts'
import { openSettings } from '#features/navigation/model/openSettings.ts'
import { useNavigation } from '#features/navigation/model/useNavigation.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Icon, type IconPath } from '#ui/Icon.tsx'
import { logOutIcon } from '#ui/icons/logOut.ts'
import { settingsIcon } from '#ui/icons/settings.ts'
import { plusIcon } from '#ui/icons/plus.ts'
import type { MenuProps } from '#ui/MenuButton.tsx'
import { MenuItem, MenuSeparator } from '#ui/MenuItem.tsx'
import { MenuPopup } from '#ui/MenuPopup.tsx'

import css from './AccountsMenu.module.css'
import { StoredAccountName } from './StoredAccountName.tsx'
import { useSortedAccounts } from './useSortedAccounts.ts'

/** Pixels; the style sheet has it, too. */
const imageSize = 32

export interface AccountsMenuProps extends MenuProps {
  onSignOut: () => void
}

/** All signed-in accounts with their unread counts, and items to add and remove an account. */
export function AccountsMenu({ onSignOut, ...menu }: AccountsMenuProps) {
  const t = useT()
  const { device, key } = useSession()
  const navigation = useNavigation()
  const accounts = useSortedAccounts()
  const unread = useCell(unreadCountsOf(device))
  const own = accounts.find((account) => account.key === key)
  return (
    <MenuPopup {...menu} align="end">
      {accounts.map((account) => (
        <AccountItem
          key={account.key}
          account={account}
          isShown={account.key === key}
          unread={unread.get(account.key)?.count ?? 0}
          onSelect={() => account.key !== key && device.accounts.choose(account.key)}
        />
      ))}
      <MenuSeparator />
      <MenuItem image={<Sign icon={plusIcon} />} href={href.addAccount()}>
        {t('accounts.add')}
      </MenuItem>
      <MenuItem image={<Sign icon={settingsIcon} />} onSelect={() => openSettings(navigation)}>
        {t('settingsWindow.open')}
      </MenuItem>
      {own && (
        <MenuItem image={<Sign icon={logOutIcon} />} onSelect={onSignOut}>
          {t('accounts.signOut', { handle: handleAtServer(own) })}
        </MenuItem>
      )}
    </MenuPopup>
  )
}

/** As wide as an avatar, so that all texts are aligned. */
function Sign({ icon }: { icon: IconPath }) {
  return (
    <span className={css.sign}>
      <Icon path={icon} />
    </span>
  )
}

interface AccountItemProps {
  account: StoredAccount
  isShown: boolean
  unread: number
  onSelect: () => void
}

function AccountItem({ account, isShown, unread, onSelect }: AccountItemProps) {
  const t = useT()
  const still = useAnimationPaused()
  return (
    <MenuItem
      isOneOf
      checked={isShown}
      image={<Avatar src={account.avatar ?? ''} size={imageSize} still={still} />}
      hint={<bdi dir="ltr">{handleAtServer(account)}</bdi>}
      aside={<Badge count={unread} label={t('shell.unseenCount', { count: unread })} />}
      onSelect={onSelect}
    >
      <StoredAccountName account={account} />
    </MenuItem>
  )
}
