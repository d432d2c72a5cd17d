import { isolated, shownHost } from '@rookery/content'
import { useState } from 'react'
import { restrictServers } from '#features/relationships/model/liftRestrictions.ts'
import { messageText, type Message } from '#features/notices/model/Message.ts'
import { mutedServersQuery } from '#features/filters/model/restrictedPeople.ts'
import { useSessionQuery } from '#features/queries/model/useSessionQuery.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { QueryFailure } from '#features/queries/ui/QueryFailure.tsx'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { worldOffIcon } from '#ui/icons/worldOff.ts'
import { Spinner } from '#ui/Spinner.tsx'
import { WindowedList } from '#ui/WindowedList.tsx'
import { ServerNameField } from '#features/settingControls/ui/ServerNameField.tsx'
import { TransferButtons } from '#features/transfer/ui/TransferButtons.tsx'
import css from './RestrictedList.module.css'

const isServerName = (name: string) => /^(?:\*\.)?[^\s/@:]+\.[^\s/@:.]+$/.test(name)

const none: ReadonlySet<string> = new Set()

/** Muted servers: search, bulk actions, import and export. Unmuted ones stay until the list is left, with undo. */
export function MutedServers() {
  const t = useT()
  const session = useSession()
  const { data, error, isFetching, refetch } = useSessionQuery(mutedServersQuery(session))
  const [lifted, setLifted] = useState<ReadonlySet<string>>(none)
  const [selected, setSelected] = useState<ReadonlySet<string>>(none)
  /** Those that were unmuted together last. */
  const [together, setTogether] = useState<readonly string[]>([])
  const [isBusy, setBusy] = useState(false)
  const [typed, setTyped] = useState('')
  const [failure, setError] = useState<Message | null>(null)
  const [heights] = useState(() => new Map<string, number>())
  const query = typed.trim().toLowerCase()
  if (data === undefined) {
    if (error === null) return <Spinner label={t('general.loading')} />
    return <QueryFailure error={error} busy={isFetching} failed="mutes.error" onRetry={refetch} />
  }
  const change = async (domains: readonly string[], on: boolean) => {
    setBusy(true)
    const { done, error: found } = await restrictServers(session, domains, on)
    setBusy(false)
    setError(found && { key: on ? 'mutes.servers.addFailed' : 'mutes.servers.endFailed', args: { error: found } })
    setLifted((before) => new Set(on ? [...before].filter((one) => !done.includes(one)) : [...before, ...done]))
    // Those that stayed as they were can be tried again.
    setSelected((before) => new Set([...before].filter((one) => !done.includes(one))))
    return done
  }
  const add = async () => {
    if (!isServerName(query)) setError({ key: 'mutes.servers.invalid' })
    else if ((await change([query], true)).length > 0) setTyped('')
  }
  const lift = async () =>
    setTogether(
      await change(
        [...selected].filter((name) => !lifted.has(name)),
        false,
      ),
    )
  const bringBack = async () => {
    const done = await change(together, true)
    setTogether(together.filter((name) => !done.includes(name)))
  }
  const select = (name: string, on: boolean) => setSelected(new Set(on ? [...selected, name] : [...selected].filter((one) => one !== name)))
  const all = [...new Set([...data, ...lifted])].toSorted()
  const shown = all.filter((name) => name.includes(query))
  const areAllSelected = shown.length > 0 && shown.every((name) => selected.has(name))
  return (
    <>
      <form
        className={css.adding}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) void add()
        }}
      >
        <ServerNameField label={t('mutes.servers.find')} value={typed} isKnown={(name) => data.includes(name)} onChange={setTyped} />
        <Button type="submit">{t('mutes.servers.add')}</Button>
      </form>
      <p role="alert" className={css.problem}>
        {failure && messageText(t, failure)}
      </p>
      <div className={css.tools}>
        <Button size="small" disabled={shown.length === 0} onClick={() => setSelected(areAllSelected ? none : new Set(shown))}>
          {t(areAllSelected ? 'mutes.selectNone' : 'mutes.selectAll')}
        </Button>
        {selected.size > 0 && (
          <Button size="small" tone="primary" busy={isBusy} onClick={() => void lift()}>
            {t('mutes.lift.servers', { count: selected.size })}
          </Button>
        )}
        <TransferButtons kind="domains" />
        <p role="status" className={css.count}>
          {shown.length > 0 && t('mutes.count', { count: shown.length })}
        </p>
      </div>
      <div role="status" className={css.told}>
        {together.length > 0 && (
          <>
            {t('mutes.lifted.servers', { count: together.length })}
            <Button size="small" busy={isBusy} onClick={() => void bringBack()}>
              {t('general.undo')}
            </Button>
          </>
        )}
      </div>
      {shown.length === 0 ? (
        <EmptyState icon={worldOffIcon}>{t(all.length === 0 ? 'mutes.none.servers' : 'mutes.notFound')}</EmptyState>
      ) : (
        <WindowedList ids={shown} role="list" label={t('mutes.servers')} whole heights={heights} estimate={52}>
          {(name) => (
            <div className={css.row}>
              <Checkbox
                checked={selected.has(name)}
                label={<bdi>{shownHost(name)}</bdi>}
                onChange={({ currentTarget }) => select(name, currentTarget.checked)}
              />
              <Button
                size="small"
                aria-label={t(lifted.has(name) ? 'mutes.again.server.of' : 'mutes.end.server.of', { name: isolated(shownHost(name)) })}
                onClick={() => void change([name], lifted.has(name))}
              >
                {t(lifted.has(name) ? 'mutes.again.muted' : 'mutes.end.muted')}
              </Button>
            </div>
          )}
        </WindowedList>
      )}
    </>
  )
}
