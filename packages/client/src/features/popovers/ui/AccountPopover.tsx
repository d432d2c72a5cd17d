import type { AccountId } from '@rookery/api/wire/model'
import type { RefObject } from 'react'
import { profileQuery } from '#features/accounts/model/profile.ts'
import { useSessionQuery } from '#features/queries/model/useSessionQuery.ts'
import type { Session } from '#features/session/model/Session.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { Popover } from '#ui/Popover.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import css from './popovers.module.css'
import { useAccountField } from '#features/accounts/model/useAccountField.ts'
import { AccountAvatar } from '#features/accounts/ui/AccountAvatar.tsx'
import { AccountDetails } from '#features/relationships/ui/AccountDetails.tsx'
import { AccountLink } from '#features/accountNames/ui/AccountLink.tsx'
import { AccountMenuButton } from '#features/relationships/ui/AccountMenuButton.tsx'
import { EditProfileButton } from '#features/relationships/ui/EditProfileButton.tsx'
import { FollowButton } from '#features/relationships/ui/FollowButton.tsx'
import { NamesLink } from '#features/accountNames/ui/NamesLink.tsx'
import { ModerationMenuButton } from '#features/staff/ui/ModerationMenuButton.tsx'

/** The account behind a link, fetched if unknown. */
export function AccountPopover({ idOrName, anchor }: { idOrName: string; anchor: RefObject<HTMLElement | null> }) {
  const t = useT()
  const session = useSession()
  const { data: id, isFetching } = useSessionQuery({
    ...profileQuery(session, idOrName),
    enabled: ({ state }) => !isWhole(session, state.data),
  })
  return (
    <Popover passive anchor={anchor} align="start" role="dialog" tabIndex={-1} aria-label={t('popover.account')} data-beside-link>
      {id !== undefined ? (
        <AccountCard id={id} isFetching={isFetching} />
      ) : (
        <div className={css.box} aria-busy={isFetching}>
          {isFetching ? (
            <>
              <Skeleton shape="avatar" width="56px" height="56px" />
              <Skeleton width="60%" />
            </>
          ) : (
            <p className={css.missing}>{t('account.unknown')}</p>
          )}
        </div>
      )}
    </Popover>
  )
}

/** All that the card shows of them is here. */
function isWhole({ entities, me }: Session, id: AccountId | undefined): boolean {
  if (id === undefined || !entities.accounts.get(id)) return false
  return me === null || me === id || entities.relationships.get(id) !== undefined
}

/** An account's card: avatar, name, role, relationship, beginning of the bio, counts and actions. */
function AccountCard({ id, isFetching }: { id: AccountId; isFetching: boolean }) {
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
