import type { AccountId } from '@rookery/api/wire/model'
import { useAccountField } from '#data/entities/useAccountField.ts'
import { AccountAvatar } from '#parts/account/AccountAvatar.tsx'
import { AccountDetails } from '#parts/account/AccountDetails.tsx'
import { AccountLink } from '#parts/account/AccountLink.tsx'
import { AccountName } from '#parts/account/AccountName.tsx'
import { AccountMenuButton } from '#parts/account/actions/AccountMenuButton.tsx'
import { FollowButton } from '#parts/account/FollowButton.tsx'
import { ModerationMenuButton } from '#parts/moderation/ModerationMenuButton.tsx'
import css from './popovers.module.css'

/** An account in brief: picture, name, role, relationship, the beginning of the bio and the counts, with what can be done with it. */
export function AccountCard({ id }: { id: AccountId }) {
  const acct = useAccountField(id, 'acct')
  if (acct === undefined) return null
  return (
    <div className={css.box}>
      <div className={css.top}>
        <AccountLink id={id} isDouble>
          <AccountAvatar id={id} size={56} />
        </AccountLink>
        <div className={css.actions}>
          <FollowButton id={id} />
          <ModerationMenuButton id={id} />
          <AccountMenuButton id={id} />
        </div>
      </div>
      <AccountLink id={id} className={css.names}>
        <span className={css.name}>
          <AccountName id={id} oneLine />
        </span>
        <bdi className={css.handle} dir="ltr">
          @{acct}
        </bdi>
      </AccountLink>
      <AccountDetails id={id} />
    </div>
  )
}
