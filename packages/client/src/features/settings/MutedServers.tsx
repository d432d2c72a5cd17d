import { isolated, shownHost } from '@rookery/content'
import { useId, useState } from 'react'
import { restrictServer } from '#data/actions/liftRestrictions.ts'
import { messageText, type Message } from '#data/notices/Message.ts'
import { mutedServersQuery } from '#data/queries/restrictedPeople.ts'
import { sitePeersQuery } from '#data/queries/site.ts'
import { useSessionQuery } from '#data/queries/useSessionQuery.ts'
import { useSession } from '#data/session/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { QueryFailure } from '#parts/query/QueryFailure.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { worldOffIcon } from '#ui/icons/worldOff.ts'
import { Spinner } from '#ui/Spinner.tsx'
import { TextField } from '#ui/TextField.tsx'
import { WindowedList } from '#ui/WindowedList.tsx'
import { TransferButtons } from './TransferButtons.tsx'
import css from './RestrictedList.module.css'

const isServerName = (name: string) => /^(?:\*\.)?[^\s/@:]+\.[^\s/@:.]+$/.test(name)

/** A list of all servers that begin somehow helps nobody, and browsers show no more than some twenty. */
const leastTyped = 2
const mostProposed = 30

/** Servers muted as a whole. One that is no longer stays in the list until it is left, with the way back. */
export function MutedServers() {
  const t = useT()
  const session = useSession()
  const { data, error, isFetching, refetch } = useSessionQuery(mutedServersQuery(session))
  const [lifted, setLifted] = useState<readonly string[]>([])
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<Message | null>(null)
  const [heights] = useState(() => new Map<string, number>())
  const proposals = useId()
  const wanted = typed.trim().toLowerCase()
  // Without the list every name can be typed all the same.
  const { data: peers = [] } = useSessionQuery({ ...sitePeersQuery(session), enabled: wanted.length >= leastTyped })
  if (data === undefined) {
    if (error === null) return <Spinner label={t('general.loading')} />
    return <QueryFailure error={error} busy={isFetching} failed="mutes.error" onRetry={refetch} />
  }
  const change = async (domain: string, on: boolean) => {
    const found = await restrictServer(session, domain, on)
    setProblem(found && { key: on ? 'mutes.servers.addFailed' : 'mutes.servers.endFailed', args: { error: found } })
    if (found === null) setLifted(on ? lifted.filter((one) => one !== domain) : [...lifted, domain])
    return found === null
  }
  const add = async () => {
    if (!isServerName(wanted)) setProblem({ key: 'mutes.servers.invalid' })
    else if (await change(wanted, true)) setTyped('')
  }
  const all = [...new Set([...data, ...lifted])].toSorted()
  const shown = all.filter((name) => name.includes(wanted))
  return (
    <>
      <form
        className={css.adding}
        onSubmit={(event) => {
          event.preventDefault()
          void add()
        }}
      >
        <TextField
          label={t('mutes.servers.find')}
          value={typed}
          list={proposals}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <datalist id={proposals}>
          {wanted.length >= leastTyped &&
            peers
              .filter((name) => name.includes(wanted) && !data.includes(name))
              .slice(0, mostProposed)
              .map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
        </datalist>
        <Button type="submit">{t('mutes.servers.add')}</Button>
      </form>
      <p role="alert" className={css.problem}>
        {problem && messageText(t, problem)}
      </p>
      <div className={css.tools}>
        <TransferButtons kind="domains" />
        <p role="status" className={css.count}>
          {shown.length > 0 && t('mutes.count', { count: shown.length, more: 'no' })}
        </p>
      </div>
      {shown.length === 0 ? (
        <EmptyState icon={worldOffIcon}>{t(all.length === 0 ? 'mutes.none.servers' : 'mutes.notFound')}</EmptyState>
      ) : (
        <WindowedList ids={shown} role="list" label={t('mutes.servers')} whole heights={heights} estimate={52}>
          {(name) => (
            <div className={css.row}>
              <bdi>{shownHost(name)}</bdi>
              <Button
                size="small"
                aria-label={t(lifted.includes(name) ? 'mutes.again.server.of' : 'mutes.end.server.of', { name: isolated(shownHost(name)) })}
                onClick={() => void change(name, lifted.includes(name))}
              >
                {t(lifted.includes(name) ? 'mutes.again.muted' : 'mutes.end.muted')}
              </Button>
            </div>
          )}
        </WindowedList>
      )}
    </>
  )
}
