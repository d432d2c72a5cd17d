import type { AccountId } from '@rookery/api/wire/model'
import { parseContent, textOf } from '@rookery/content'
import { useAccount } from '#data/entities/useAccount.ts'
import { useRelationship } from '#data/entities/useRelationship.ts'
import { useSession } from '#data/session/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { AccountAvatar } from '#parts/account/AccountAvatar.tsx'
import { AccountLink } from '#parts/account/AccountLink.tsx'
import { AccountName } from '#parts/account/AccountName.tsx'
import { FollowButton } from '#parts/account/FollowButton.tsx'
import { useAccountCounts } from '#parts/account/useAccountCounts.ts'
import { EmojiText } from '#parts/content/EmojiText.tsx'
import css from './popovers.module.css'
import { relationLines } from './relationLines.ts'

/** An account in brief: picture, name, role, relationship, the beginning of the bio and the counts. */
export function AccountCard({ id }: { id: AccountId }) {
  const t = useT()
  const account = useAccount(id)
  const relationship = useRelationship(id)
  const home = useSession().origin
  const counts = useAccountCounts(id)
  if (account === undefined) return null
  const marks = [
    account.role === 'member' ? null : t(`role.${account.role}`),
    account.bot ? t('account.bot') : null,
    account.locked ? t('profile.locked') : null,
    account.deactivated ? t('profile.deactivated') : null,
    ...(relationship ? relationLines(relationship).map((line) => t(line)) : []),
  ].filter((mark) => mark !== null)
  return (
    <div className={css.box}>
      <div className={css.top}>
        <AccountLink id={id} isDouble>
          <AccountAvatar id={id} size={56} />
        </AccountLink>
        <FollowButton id={id} />
      </div>
      <AccountLink id={id} className={css.names}>
        <span className={css.name}>
          <AccountName id={id} oneLine />
        </span>
        <bdi className={css.handle} dir="ltr">
          @{account.acct}
        </bdi>
      </AccountLink>
      {marks.length > 0 && (
        <ul className={css.marks}>
          {marks.map((mark) => (
            <li key={mark} className={css.mark}>
              {mark}
            </li>
          ))}
        </ul>
      )}
      {account.note !== '' && (
        <p className={css.bio}>
          <EmojiText text={textOf(parseContent(account.note, { emojis: account.emojis, home }))} emojis={account.emojis} />
        </p>
      )}
      {counts.length > 0 && (
        <ul className={css.counts}>
          {counts.map(({ number, label }) => (
            <li key={label}>
              <strong>{number}</strong> {label}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
