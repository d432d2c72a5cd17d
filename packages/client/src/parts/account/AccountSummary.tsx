import type { AccountId } from '@rookery/api/wire/model'

import { useAccount } from '#data/entities/useAccount.ts'
import { Skeleton } from '#ui/Skeleton.tsx'

import { AccountAvatar } from './AccountAvatar.tsx'
import { AccountLink } from './AccountLink.tsx'
import { AccountName } from './AccountName.tsx'
import css from './AccountSummary.module.css'

/** Picture, name and handle of an account in one line, leading to its profile. */
export function AccountSummary({ id, size = 48 }: { id: AccountId; size?: number }) {
  const account = useAccount(id)
  if (!account) {
    return (
      <span className={css.summary} aria-busy>
        <Skeleton shape="avatar" width={`${size}px`} height={`${size}px`} />
        <span className={css.names}>
          <Skeleton width="60%" />
          <Skeleton width="40%" />
        </span>
      </span>
    )
  }
  return (
    <AccountLink id={id} className={css.summary}>
      <AccountAvatar id={id} size={size} />
      <span className={css.names}>
        <span className={css.name}>
          <AccountName id={id} oneLine />
        </span>
        <span className={css.handle}>
          <bdi dir="ltr">@{account.acct}</bdi>
        </span>
      </span>
    </AccountLink>
  )
}
