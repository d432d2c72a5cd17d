import type { AccountId } from '@rookery/api/wire/model'
import type { ReactNode } from 'react'
import { useAccount } from '#features/accounts/model/useAccount.ts'
import { useRelationship } from '#features/accounts/model/useRelationship.ts'
import { useT } from '#i18n/useT.ts'
import { AccountName } from '#features/accountNames/ui/AccountName.tsx'
import { AccountMenuButton } from '#features/relationships/ui/AccountMenuButton.tsx'
import { EditProfileButton } from '#features/relationships/ui/EditProfileButton.tsx'
import { FollowButton } from '#features/relationships/ui/FollowButton.tsx'
import { relationLines } from '#features/accountNames/model/relationLines.ts'
import { WrappedHandle } from '#features/accountNames/ui/WrappedHandle.tsx'
import { RichText } from '#features/content/ui/RichText.tsx'
import { ModerationMenuButton } from '#features/staff/ui/ModerationMenuButton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { lockIcon } from '#ui/icons/lock.ts'
import { FamiliarFollowers } from './FamiliarFollowers.tsx'
import { ProfileAvatar } from './ProfileAvatar.tsx'
import { ProfileBanner } from './ProfileBanner.tsx'
import { ProfileCounts } from './ProfileCounts.tsx'
import { ProfileFields } from './ProfileFields.tsx'
import css from './ProfileCard.module.css'
import { shownHandle } from '@rookery/content'
import { plainName } from '#features/entities/model/plainName.ts'
import { useServer } from '#features/session/model/useServer.ts'
import { drawText } from '#i18n/drawText.ts'
import { profilePath } from '#features/accounts/model/profilePath.ts'

export interface ProfileCardProps {
  id: AccountId
  /** The account is being fetched. */
  isFetching: boolean
  /** Rendered at the end. */
  children?: ReactNode
}

/** Profile card: images, name, role, bio, fields, counts and follow button. */
export function ProfileCard({ id, isFetching, children }: ProfileCardProps) {
  const t = useT()
  const account = useAccount(id)
  const relationship = useRelationship(id)
  if (account === undefined) return null
  return (
    <div className={css.card}>
      <div className={css.banner}>
        <ProfileBanner key={account.header} id={id} />
      </div>
      <div className={css.top}>
        <ProfileAvatar id={id} />
        <div className={css.actions}>
          <EditProfileButton id={id} />
          <FollowButton id={id} waits={isFetching} />
          <ModerationMenuButton id={id} on="panel" />
          <AccountMenuButton id={id} />
        </div>
      </div>
      <div className={css.names}>
        <p className={css.name}>
          <AccountName id={id} />
        </p>
        <p className={css.handle}>
          <WrappedHandle id={id} className={css.acct} />
          {account.locked && (
            <span className={css.lock} role="img" aria-label={t('profile.locked')} title={t('profile.locked')}>
              <Icon path={lockIcon} />
            </span>
          )}
          {account.role !== 'member' && <span className={css.mark}>{t(`role.${account.role}`)}</span>}
          {account.roles.map((role) =>
            role.toLowerCase() === account.role ? null : (
              <bdi key={role} className={css.mark}>
                {role}
              </bdi>
            ),
          )}
          {account.bot && <span className={css.mark}>{t('account.bot')}</span>}
          {account.deactivated && <span className={css.mark}>{t('profile.deactivated')}</span>}
          {relationship &&
            relationLines(relationship).map((line) => (
              <span key={line} className={css.mark}>
                {t(line)}
              </span>
            ))}
        </p>
      </div>
      <ProfileState id={id} />
      {account.note !== '' && <RichText html={account.note} emojis={account.emojis} folds />}
      <ProfileFields id={id} />
      <ProfileCounts id={id} />
      <FamiliarFollowers id={id} />
      {children}
    </div>
  )
}

/** Notice on a profile: the account's owner has died, it has moved, or its server hides it. Renders nothing for most. */
function ProfileState({ id }: { id: AccountId }) {
  const t = useT()
  const account = useAccount(id)
  const restricted = useServer(({ nodeInfo }) => nodeInfo?.restrictedNicknames)
  if (account === undefined || !(account.memorial || account.movedTo || account.limited)) return null
  return (
    <div className={css.state} role="note">
      {account.memorial && <p>{t('profile.memorial', { name: plainName(account) })}</p>}
      {account.movedTo && (
        <p>
          {drawText(t, 'profile.moved', {
            handle: (
              <a href={profilePath(account.movedTo, restricted ?? [])}>
                <bdi dir="ltr">@{shownHandle(account.movedTo.acct)}</bdi>
              </a>
            ),
          })}
        </p>
      )}
      {account.limited && <p>{t('profile.limited')}</p>}
    </div>
  )
}
