import type { AccountId } from '@rookery/api/wire/model'
import { useAccount } from '#data/entities/useAccount.ts'
import { useRelationship } from '#data/entities/useRelationship.ts'
import { useSession } from '#data/session/useSession.ts'
import { useAnimationPaused } from '#data/settings/useAnimationPaused.ts'
import { useT } from '#i18n/useT.ts'
import { AccountName } from '#parts/account/AccountName.tsx'
import { AccountMenuButton } from '#parts/account/actions/AccountMenuButton.tsx'
import { FollowButton } from '#parts/account/FollowButton.tsx'
import { useAccountCounts } from '#parts/account/useAccountCounts.ts'
import { EmojiText } from '#parts/content/EmojiText.tsx'
import { RichText } from '#parts/content/RichText.tsx'
import { ModerationMenuButton } from '#parts/moderation/ModerationMenuButton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { circleCheckIcon } from '#ui/icons/circleCheck.ts'
import { lockIcon } from '#ui/icons/lock.ts'
import { PausableImage } from '#ui/PausableImage.tsx'
import { dailyPosts } from './dailyPosts.ts'

import { ProfileAvatar } from './ProfileAvatar.tsx'
import { ProfileState } from './ProfileState.tsx'
import css from './ProfileCard.module.css'

/** Who somebody is: pictures, name, role, bio, fields and counts, and the follow button. */
export function ProfileCard({ id }: { id: AccountId }) {
  const t = useT()
  const { clock } = useSession()
  const still = useAnimationPaused()
  const account = useAccount(id)
  const relationship = useRelationship(id)
  const counts = useAccountCounts(id)
  if (account === undefined) return null
  const daily = dailyPosts(account.statusesCount, account.createdAt, clock.now())
  return (
    <div className={css.card}>
      <div className={css.banner}>
        {account.header !== '' && (
          <PausableImage className={css.header} src={account.header} staticSrc={account.headerStatic} still={still} alt="" />
        )}
      </div>
      <div className={css.top}>
        <ProfileAvatar id={id} />
        <div className={css.actions}>
          <FollowButton id={id} />
          <ModerationMenuButton id={id} on="panel" />
          <AccountMenuButton id={id} />
        </div>
      </div>
      <div className={css.names}>
        <p className={css.name}>
          <AccountName id={id} />
        </p>
        <p className={css.handle}>
          <bdi>@{account.acct}</bdi>
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
          {relationship?.followedBy && <span className={css.mark}>{t('profile.followsYou')}</span>}
        </p>
      </div>
      <ProfileState id={id} />
      {account.note !== '' && <RichText html={account.note} emojis={account.emojis} folds />}
      {account.fields.length > 0 && (
        <dl className={css.fields}>
          {account.fields.map((field) => (
            <div key={field.name + field.value} className={css.field} data-verified={field.verifiedAt !== null || undefined}>
              <dt>
                <EmojiText text={field.name} emojis={account.emojis} />
              </dt>
              <dd>
                {field.verifiedAt !== null && (
                  <span className={css.verified} role="img" aria-label={t('profile.verified')} title={t('profile.verified')}>
                    <Icon path={circleCheckIcon} />
                  </span>
                )}
                <RichText html={field.value} emojis={account.emojis} folds />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {counts.length > 0 && (
        <ul className={css.counts}>
          {counts.map(({ number, label }) => (
            <li key={label}>
              <strong data-count>{number}</strong> {label}
            </li>
          ))}
          {daily !== null && <li>{t('profile.perDay', { count: daily })}</li>}
        </ul>
      )}
    </div>
  )
}
