import { useSession } from '#features/session/model/useSession.ts'

import { AccountSummary } from '#features/accountNames/ui/AccountSummary.tsx'
import { PopoverWindow } from '#ui/PopoverWindow.tsx'
import css from './AccountWindow.module.css'
import type { BarWindowProps } from './BarMenu.tsx'
import { OtherAccounts } from './OtherAccounts.tsx'
import { SettingsButton } from './SettingsButton.tsx'
import { SignOutButton } from './SignOutButton.tsx'

/** The way to one's own profile and other accounts, and the way out. */
export function AccountWindow(props: BarWindowProps) {
  const { me } = useSession()
  return (
    <PopoverWindow {...props} flush>
      {me !== null && (
        <div className={css.account}>
          <AccountSummary id={me} />
        </div>
      )}
      <OtherAccounts />
      <div className={css.ways}>
        <SettingsButton onOpen={props.onClose} />
        <SignOutButton />
      </div>
    </PopoverWindow>
  )
}
