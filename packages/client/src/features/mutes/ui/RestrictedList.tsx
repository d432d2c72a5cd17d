import type { AccountId } from '@rookery/api/wire/model'
import { useEffect, useState } from 'react'
import { restrictPeople } from '#features/relationships/model/liftRestrictions.ts'
import { restrictedPeopleQuery, type RestrictedPeople } from '#features/filters/model/restrictedPeople.ts'
import { useSessionPages } from '#features/queries/model/useSessionQuery.ts'
import type { Session } from '#features/session/model/Session.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { MorePages } from '#features/queries/ui/MorePages.tsx'
import { QueryFailure } from '#features/queries/ui/QueryFailure.tsx'
import { useVisitPlace } from '#features/navigation/ui/useVisitPlace.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { muteIcon } from '#ui/icons/mute.ts'
import { Spinner } from '#ui/Spinner.tsx'
import { TextField } from '#ui/TextField.tsx'
import { WindowedList } from '#ui/WindowedList.tsx'
import { RestrictedPerson } from './RestrictedPerson.tsx'
import { TransferButtons } from '#features/transfer/ui/TransferButtons.tsx'
import css from './RestrictedList.module.css'

const none: ReadonlySet<AccountId> = new Set()

const noneLifted = { ids: [], notifies: none }

/** People muted or blocked: search, several together, each with Undo, import and export. */
export function RestrictedList({ which }: { which: RestrictedPeople }) {
  const t = useT()
  const session = useSession()
  const pages = useSessionPages(restrictedPeopleQuery(session, which))
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = pages
  const [typed, setTyped] = useState('')
  const [selected, setSelected] = useState(none)
  const [lifted, setLifted] = useState<{ readonly ids: readonly AccountId[]; readonly notifies: ReadonlySet<AccountId> }>(noneLifted)
  const [isBusy, setBusy] = useState(false)
  const isSearching = typed.trim() !== ''
  // A search is of all of them, so that the rest is fetched for it.
  useEffect(() => {
    if (isSearching && hasNextPage && !isFetching && error === null) fetchNextPage()
  }, [isSearching, hasNextPage, isFetching, error, fetchNextPage])
  const ids = data ?? []
  const shown = isSearching ? ids.filter((id) => isCalled(session, id, typed)) : ids
  const place = useVisitPlace(`restricted ${which}`, shown)
  if (data === undefined) {
    if (error === null) return <Spinner label={t('general.loading')} />
    return <QueryFailure error={error} busy={isFetching} failed="mutes.error" onRetry={refetch} />
  }
  const select = (id: AccountId, on: boolean) => {
    const next = new Set(selected)
    if (on) next.add(id)
    else next.delete(id)
    setSelected(next)
  }
  const lift = async () => {
    const chosen = [...selected]
    // Once it has ended, nothing says how it was.
    const notifies = new Set(chosen.filter((id) => session.entities.relationships.get(id)?.mutingNotifications === false))
    setBusy(true)
    await restrictPeople(session, which, chosen, false)
    setBusy(false)
    // Accounts that could not be released stay selected.
    setSelected(new Set(chosen.filter((id) => isRestricted(session, which, id))))
    setLifted({ ids: chosen.filter((id) => !isRestricted(session, which, id)), notifies })
  }
  const bringBack = async () => {
    setBusy(true)
    await restrictPeople(session, which, lifted.ids, true, lifted.notifies)
    setBusy(false)
    setLifted({ ...lifted, ids: lifted.ids.filter((id) => !isRestricted(session, which, id)) })
  }
  return (
    <>
      <TextField
        label={t('mutes.search')}
        type="search"
        value={typed}
        autoComplete="off"
        hint={
          isSearching && hasNextPage
            ? t('mutes.searching')
            : t(hasNextPage && shown.length > 0 ? 'mutes.countAtLeast' : 'mutes.count', { count: shown.length })
        }
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <div className={css.tools}>
        <Button
          size="small"
          disabled={shown.length === 0}
          onClick={() => setSelected(selected.size >= shown.length ? none : new Set(shown))}
        >
          {t(shown.length > 0 && selected.size >= shown.length ? 'mutes.selectNone' : 'mutes.selectAll')}
        </Button>
        {selected.size > 0 && (
          <Button size="small" tone="primary" busy={isBusy} onClick={() => void lift()}>
            {t(`mutes.lift.${which}`, { count: selected.size })}
          </Button>
        )}
        <TransferButtons kind={which === 'muted' ? 'mutes' : 'blocks'} />
      </div>
      <div role="status" className={css.told}>
        {lifted.ids.length > 0 && (
          <>
            {t(`mutes.lifted.${which}`, { count: lifted.ids.length })}
            <Button size="small" busy={isBusy} onClick={() => void bringBack()}>
              {t('general.undo')}
            </Button>
          </>
        )}
      </div>
      {shown.length === 0 && !hasNextPage ? (
        <EmptyState icon={muteIcon}>{t(isSearching ? 'mutes.notFound' : `mutes.none.${which}`)}</EmptyState>
      ) : (
        <>
          <WindowedList
            ids={shown}
            role="list"
            label={t(`mutes.${which}`)}
            busy={isFetching}
            whole={!hasNextPage}
            heights={place.heights}
            estimate={64}
            onNearEnd={() => hasNextPage && !isFetching && error === null && fetchNextPage()}
          >
            {(id) => <RestrictedPerson id={id} which={which} isSelected={selected.has(id)} onSelect={(on) => select(id, on)} />}
          </WindowedList>
          {hasNextPage && (
            <MorePages
              hasMore={hasNextPage}
              isFetching={isFetching}
              error={error}
              fetchMore={hasNextPage ? fetchNextPage : refetch}
              end={t('mutes.end')}
            />
          )}
        </>
      )}
    </>
  )
}

function isRestricted({ entities }: Session, which: RestrictedPeople, id: AccountId): boolean {
  const relationship = entities.relationships.get(id)
  return relationship === undefined || (which === 'muted' ? relationship.muting : relationship.blocking)
}

function isCalled({ entities }: Session, id: AccountId, typed: string): boolean {
  const account = entities.accounts.get(id)
  const query = typed.trim().toLowerCase().replace(/^@/, '')
  return account !== undefined && [account.acct, account.displayName].some((name) => name.toLowerCase().includes(query))
}
