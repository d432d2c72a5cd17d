import type { AccountId } from '@rookery/api/wire/model'
import { useAccountField } from '#data/entities/useAccountField.ts'
import { AccountAvatar } from '#parts/account/AccountAvatar.tsx'
import { AccountDetails } from '#parts/account/AccountDetails.tsx'
import { AccountLink } from '#parts/account/AccountLink.tsx'
import { AccountMenuButton } from '#parts/account/actions/AccountMenuButton.tsx'
import { EditProfileButton } from '#parts/account/EditProfileButton.tsx'
import { FollowButton } from '#parts/account/FollowButton.tsx'
import { NamesLink } from '#parts/account/NamesLink.tsx'
import { ModerationMenuButton } from '#parts/moderation/ModerationMenuButton.tsx'
import css from './popovers.module.css'

/** An account in brief: picture, name, role, relationship, the beginning of the bio and the counts, with what can be done with it. */
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
