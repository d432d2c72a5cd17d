import { useSession } from '#data/session/useSession.ts'

import { AccountSummary } from '#parts/account/AccountSummary.tsx'
import { PopoverWindow } from '#ui/PopoverWindow.tsx'
import type { BarWindowProps } from './BarMenu.tsx'
import { SignOutButton } from './SignOutButton.tsx'

/** The way to one's own profile, and the way out. */
export function AccountWindow(props: BarWindowProps) {
  const { me } = useSession()
  return (
    <PopoverWindow {...props}>
      {me !== null && <AccountSummary id={me} />}
      <SignOutButton />
    </PopoverWindow>
  )
}
