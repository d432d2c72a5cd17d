import type { AccountId } from '@rookery/api/wire/model'
import { parseContent, textOf } from '@rookery/content'
import { useAccount } from '#features/accounts/model/useAccount.ts'
import { useRelationship } from '#features/accounts/model/useRelationship.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { drawText } from '#i18n/drawText.ts'
import { useT } from '#i18n/useT.ts'
import { EmojiText } from '#features/content/ui/EmojiText.tsx'
import css from './AccountDetails.module.css'
import { relationLines } from '#features/accountNames/model/relationLines.ts'
import { useAccountCounts } from '#features/accounts/model/useAccountCounts.ts'

/** Below the name on a card: role, relationship, beginning of the bio, and counts. */
export function AccountDetails({ id }: { id: AccountId }) {
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
    <>
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
        <p className={css.bio} dir="auto">
          <EmojiText text={textOf(parseContent(account.note, { emojis: account.emojis, home }))} emojis={account.emojis} />
        </p>
      )}
      {counts.length > 0 && (
        <ul className={css.counts}>
          {counts.map(({ of, count, number }) => (
            <li key={of}>{drawText(t, `profile.${of}`, { count, number: <strong>{number}</strong> })}</li>
          ))}
        </ul>
      )}
    </>
  )
}
