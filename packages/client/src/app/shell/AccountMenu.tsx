import type { AccountId } from '@rookery/api/wire/model'

import { useAccount } from '#data/entities/useAccount.ts'
import { useT } from '#i18n/useT.ts'
import { Avatar } from '#ui/Avatar.tsx'

import css from './AccountMenu.module.css'
import { AccountSummary } from './AccountSummary.tsx'
import { BarMenu } from './BarMenu.tsx'
import { SignOutButton } from './SignOutButton.tsx'

/** Under one's own picture on the bar: the way to one's profile and the way out. */
export function AccountMenu({ me }: { me: AccountId }) {
  const t = useT()
  const account = useAccount(me)
  return (
    <BarMenu label={t('shell.account')} sign={<Avatar src={account?.avatar ?? ''} size={28} />}>
      <div className={css.menu}>
        <AccountSummary id={me} />
        <SignOutButton />
      </div>
    </BarMenu>
  )
}
