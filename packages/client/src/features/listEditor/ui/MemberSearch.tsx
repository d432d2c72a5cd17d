import type { AccountId } from '@rookery/api/wire/model'
import { isolated } from '@rookery/content'
import { useState } from 'react'
import { peopleQuery } from '#features/search/model/search.ts'
import { useSessionQuery } from '#features/queries/model/useSessionQuery.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { QueryView } from '#features/queries/ui/QueryView.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { TextField } from '#ui/TextField.tsx'
import { MemberChoice, type MemberChoiceProps } from './MemberChoice.tsx'
import css from './MemberSearch.module.css'
import { useDebounced } from '#features/listEditor/model/useDebounced.ts'

/** How long typing has to rest (spec 1, section 5), in milliseconds. */
const rest = 2000

const longest = 200

export interface MemberSearchProps extends Pick<MemberChoiceProps, 'onPick'> {
  isIn: (id: AccountId) => boolean
}

/** Searches accounts to add to a list, only followed ones unless the reader includes others. */
export function MemberSearch({ isIn, onPick }: MemberSearchProps) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const [following, setFollowing] = useState(true)
  const [text, now] = useDebounced(typed.trim(), rest)
  return (
    <section className={css.search} aria-label={t('lists.search')}>
      <form
        role="search"
        aria-label={t('lists.search')}
        onSubmit={(event) => {
          event.preventDefault()
          now()
        }}
      >
        <TextField
          type="search"
          label={t('lists.search')}
          dir="auto"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={longest}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Checkbox label={t('lists.search.following')} checked={following} onChange={(event) => setFollowing(event.currentTarget.checked)} />
      </form>
      {text !== '' && typed.trim() !== '' && <FoundMembers key={text} text={text} following={following} isIn={isIn} onPick={onPick} />}
    </section>
  )
}

function FoundMembers({ text, following, isIn, onPick }: MemberSearchProps & { text: string; following: boolean }) {
  const t = useT()
  const query = useSessionQuery(peopleQuery(useSession(), text, following))
  return (
    <QueryView query={query} failed="search.error">
      {(ids) =>
        ids.length === 0 ? (
          <p className={css.none} role="status">
            {t(following ? 'lists.search.none' : 'search.none', { query: isolated(text) })}
          </p>
        ) : (
          <ul className={css.found} aria-label={t('lists.search.found')}>
            {ids.map((id) => (
              <li key={id}>
                <MemberChoice id={id} isIn={isIn(id)} onPick={onPick} />
              </li>
            ))}
          </ul>
        )
      }
    </QueryView>
  )
}
