import type { AccountId } from '@rookery/api/wire/model'
import { plainName } from '#features/entities/model/plainName.ts'
import { useAccount } from '#features/accounts/model/useAccount.ts'
import { familiarFollowersQuery } from '#features/accounts/model/familiarFollowersQuery.ts'
import { useSessionQuery } from '#features/queries/model/useSessionQuery.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useFormats } from '#i18n/useFormats.ts'
import { useT } from '#i18n/useT.ts'
import { AccountAvatar } from '#features/accounts/ui/AccountAvatar.tsx'
import { AccountLink } from '#features/accountNames/ui/AccountLink.tsx'
import css from './FamiliarFollowers.module.css'

/** Number of shown accounts; the others are counted. */
const max = 5

/** Followers of an account whom the user follows, if the server sends them. They load late, and nothing is shown without them. */
export function FamiliarFollowers({ id }: { id: AccountId }) {
  const { data: all = [] } = useSessionQuery(familiarFollowersQuery(useSession(), id))
  const [first, second] = all
  if (first === undefined) return null
  return (
    <div className={css.familiar}>
      <span className={css.pictures}>
        {all.slice(0, max).map((one) => (
          <AccountLink key={one} id={one} className={css.picture} named>
            <AccountAvatar id={one} size={24} />
          </AccountLink>
        ))}
      </span>
      <Names first={first} second={second ?? null} others={Math.max(0, all.length - 2)} />
    </div>
  )
}

function Names({ first, second, others }: { first: AccountId; second: AccountId | null; others: number }) {
  const t = useT()
  const formats = useFormats()
  const known = [useAccount(first), useAccount(second)].filter((account) => account !== undefined)
  const names = known.map((account) => plainName(account))
  // Without other followers the formatted list already contains "and".
  const notified = others > 0 ? formats.list(names, { type: 'unit' }) : formats.list(names)
  return <p className={css.names}>{t('profile.familiar', { names: notified, count: others })}</p>
}
