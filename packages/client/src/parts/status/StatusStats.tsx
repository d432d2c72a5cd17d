import type { AccountId, StatusId } from '@rookery/api/wire/model'
import { useState } from 'react'
import { useStatus } from '#data/entities/useStatus.ts'
import { favouritedBy, rebloggedBy } from '#data/questions/statusPeople.ts'
import { useAnswer } from '#data/questions/useAnswer.ts'
import { withReader } from '#data/questions/withReader.ts'
import { useSession } from '#data/session/useSession.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { useT } from '#i18n/useT.ts'
import { AccountAvatar } from '#parts/account/AccountAvatar.tsx'
import { AccountLink } from '#parts/account/AccountLink.tsx'
import type { PeopleKind } from './peopleKinds.ts'
import css from './StatusStats.module.css'
import { useDialog } from './useDialog.ts'

const PeopleDialog = lazyComponent(async () => (await import('./PeopleDialog.tsx')).PeopleDialog)

/** As many pictures (spec 2, section 9). */
const shown = 15

/** Under a post that was opened: how often it was repeated and favourited, and by whom. */
export function StatusStats({ id }: { id: StatusId }) {
  const t = useT()
  const { me } = useSession()
  const status = useStatus(id)
  const favourites = status?.favouritesCount ?? 0
  const repeats = status?.reblogsCount ?? 0
  // One's own press is known without asking.
  const fans = useAnswer(favouritedBy, id, { wanted: favourites > 0, of: favourites - Number(status?.favourited) }).value?.ids ?? []
  const repeaters = useAnswer(rebloggedBy, id, { wanted: repeats > 0, of: repeats - Number(status?.reblogged) }).value?.ids ?? []
  const [kind, setKind] = useState<PeopleKind>('favouritedBy')
  const people = useDialog(PeopleDialog)
  const show = (wanted: PeopleKind) => {
    setKind(wanted)
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
      {people.isOpen && <PeopleDialog id={id} kind={kind} onClose={people.close} />}
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
