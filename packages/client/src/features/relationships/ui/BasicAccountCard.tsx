import type { AccountId } from '@rookery/api/wire/model'
import { useId, useState, type ReactNode } from 'react'
import { plainName } from '#features/entities/model/plainName.ts'
import { useAccount } from '#features/accounts/model/useAccount.ts'
import { useT } from '#i18n/useT.ts'
import { ModerationMenuButton } from '#features/staff/ui/ModerationMenuButton.tsx'
import { AccountAvatar } from '#features/accounts/ui/AccountAvatar.tsx'
import { AccountDetails } from './AccountDetails.tsx'
import { AccountMenuButton } from './AccountMenuButton.tsx'
import css from './BasicAccountCard.module.css'
import { FollowButton } from './FollowButton.tsx'
import { NamesLink } from '#features/accountNames/ui/NamesLink.tsx'

export interface BasicAccountCardProps {
  id: AccountId
  /** Actions in this list; a follow button by default. */
  children?: ReactNode
}

/** An account in a list: name and handle, and the rest of its card as a popover of the avatar (spec 2, section 2). */
export function BasicAccountCard({ id, children }: BasicAccountCardProps) {
  const t = useT()
  const details = useId()
  const account = useAccount(id)
  const [isOpen, setOpen] = useState(false)
  if (account === undefined) return null
  const label = t('account.card', { name: plainName(account) })
  return (
    <div className={css.card}>
      <button
        type="button"
        className={css.avatar}
        aria-label={label}
        title={label}
        aria-expanded={isOpen}
        aria-controls={details}
        onClick={() => setOpen(!isOpen)}
      >
        <AccountAvatar id={id} size={48} />
      </button>
      <NamesLink id={id} />
      <div className={css.actions}>{children ?? <FollowButton id={id} tone="outlined" />}</div>
      <div id={details} className={css.details} hidden={!isOpen}>
        {isOpen && (
          <>
            <AccountDetails id={id} />
            <div className={css.menus}>
              <ModerationMenuButton id={id} on="panel" />
              <AccountMenuButton id={id} />
            </div>
          </>
        )}
      </div>
    </div>
  )
}
