import type { AccountId } from '@rookery/api/wire/model'

import { useAccount } from '#features/accounts/model/useAccount.ts'
import { Skeleton } from '#ui/Skeleton.tsx'

import { AccountAvatar } from '#features/accounts/ui/AccountAvatar.tsx'
import { AccountHandle } from './AccountHandle.tsx'
import { AccountLink } from './AccountLink.tsx'
import { AccountName } from './AccountName.tsx'
import css from './AccountSummary.module.css'

export interface AccountSummaryProps {
  id: AccountId
  size?: number
  /** No link to the profile, because it is inside another control. */
  isLabel?: boolean
}

/** Avatar, name and handle of an account in one line, linked to its profile. */
export function AccountSummary({ id, size = 48, isLabel = false }: AccountSummaryProps) {
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
  const parts = (
    <>
      <AccountAvatar id={id} size={size} />
      <span className={css.names}>
        <span className={css.name}>
          <AccountName id={id} oneLine />
        </span>
        <span className={css.handle} dir="ltr">
          <AccountHandle id={id} />
        </span>
      </span>
    </>
  )
  if (isLabel) return <span className={css.summary}>{parts}</span>
  return (
    <AccountLink id={id} className={css.summary}>
      {parts}
    </AccountLink>
  )
}
