import type { AccountId, StatusId } from '@rookery/api/wire/model'
import { useState } from 'react'
import { useStatus } from '#features/statuses/model/useStatus.ts'
import { statusPeopleQuery, type StatusPeople } from '#features/statuses/model/statusPeople.ts'
import { useSessionPages } from '#features/queries/model/useSessionQuery.ts'
import { withReader } from '#features/queries/model/withReader.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { useT } from '#i18n/useT.ts'
import { AccountAvatar } from '#features/accounts/ui/AccountAvatar.tsx'
import { AccountLink } from '#features/accountNames/ui/AccountLink.tsx'
import css from './StatusStats.module.css'
import { useDialog } from '#features/statusActions/model/useDialog.ts'

const PeopleDialog = lazyComponent(async () => (await import('#features/reactions/ui/PeopleDialog.tsx')).PeopleDialog)

/** Maximum number of avatars (spec 2, section 9). */
const shown = 15

/** Below an opened post: counts of repeats and favourites, with the accounts. */
export function StatusStats({ id }: { id: StatusId }) {
  const t = useT()
  const session = useSession()
  const { me } = session
  const status = useStatus(id)
  const favourites = status?.favouritesCount ?? 0
  const repeats = status?.reblogsCount ?? 0
  // The user's own action is known without a request.
  const { data: fans = [] } = useSessionPages(
    { ...statusPeopleQuery(session, 'favouritedBy', id), enabled: favourites > 0 },
    favourites - Number(status?.favourited),
  )
  const { data: repeaters = [] } = useSessionPages(
    { ...statusPeopleQuery(session, 'rebloggedBy', id), enabled: repeats > 0 },
    repeats - Number(status?.reblogged),
  )
  const [which, setWhich] = useState<StatusPeople>('favouritedBy')
  const people = useDialog(PeopleDialog)
  const show = (desired: StatusPeople) => {
    setWhich(desired)
    people.open()
  }
  if (status === undefined || favourites + repeats === 0) return null
  const everybody = [...withReader(repeaters, me, status.reblogged), ...withReader(fans, me, status.favourited)]
  return (
    <div className={css.stats}>
      {repeats > 0 && (
        <button type="button" className={css.stat} aria-haspopup="dialog" onClick={() => show('rebloggedBy')}>
          {t('post.repeats', { count: repeats })}
        </button>
      )}
      {favourites > 0 && (
        <button type="button" className={css.stat} aria-haspopup="dialog" onClick={() => show('favouritedBy')}>
          {t('post.favourites', { count: favourites })}
        </button>
      )}
      {everybody.length > 0 && (
        <ul className={css.people} aria-label={t('post.people.label')}>
          {[...new Set(everybody)].slice(0, shown).map((account) => (
            <li key={account}>
              <Person id={account} />
            </li>
          ))}
        </ul>
      )}
      {people.isOpen && <PeopleDialog id={id} which={which} onClose={people.close} />}
    </div>
  )
}

function Person({ id }: { id: AccountId }) {
  return (
    <AccountLink id={id} named>
      <AccountAvatar id={id} size={24} />
    </AccountLink>
  )
}
