import type { AccountId } from '@rookery/api/wire/model'
import { useAccountField } from '#features/accounts/model/useAccountField.ts'
import { AccountAvatar } from '#features/accounts/ui/AccountAvatar.tsx'
import { AccountDetails } from '#features/relationships/ui/AccountDetails.tsx'
import { AccountLink } from '#features/accountNames/ui/AccountLink.tsx'
import { AccountMenuButton } from '#features/relationships/ui/AccountMenuButton.tsx'
import { EditProfileButton } from '#features/relationships/ui/EditProfileButton.tsx'
import { FollowButton } from '#features/relationships/ui/FollowButton.tsx'
import { NamesLink } from '#features/accountNames/ui/NamesLink.tsx'
import { ModerationMenuButton } from '#features/staff/ui/ModerationMenuButton.tsx'
import css from './popovers.module.css'

/** An account's card: avatar, name, role, relationship, beginning of the bio, counts and actions. */
export function AccountCard({ id, isFetching }: { id: AccountId; isFetching: boolean }) {
  const acct = useAccountField(id, 'acct')
  if (acct === undefined) return null
  return (
    <div className={css.box}>
      <div className={css.top}>
        <AccountLink id={id} isDouble>
          <AccountAvatar id={id} size={56} />
        </AccountLink>
        <div className={css.actions}>
          <EditProfileButton id={id} />
          <FollowButton id={id} waits={isFetching} />
          <ModerationMenuButton id={id} />
          <AccountMenuButton id={id} />
        </div>
      </div>
      <NamesLink id={id} />
      <AccountDetails id={id} />
    </div>
  )
}
