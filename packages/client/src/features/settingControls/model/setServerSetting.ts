import type { Visibility } from '@rookery/api/wire/model'

import type { Patch } from '@rookery/store/EntityTable'
import { errorMessage } from '#features/notices/model/errorMessage.ts'
import { isWorthRetrying } from '#features/notices/model/isWorthRetrying.ts'
import type { Session } from '#features/session/model/Session.ts'
import { createSlot } from '#features/session/model/Slot.ts'
import { settingsSavesOf } from '#features/settings/model/settingsSavesOf.ts'
import { warnDeveloper } from '#lib/warnDeveloper.ts'
import { isServerSetting, serverSettings, type ServerSettingName, type ServerSettingRow } from './serverSettings.ts'

interface Running {
  wanted: unknown
  patch: Patch
  done: Promise<boolean>
}

const runningOf = createSlot(() => new Map<ServerSettingName, Running>())

const scopes: readonly unknown[] = ['public', 'unlisted', 'private', 'direct', 'local'] satisfies readonly Visibility[]

/**
 * Changes an option of the account on the server: shown at once, then requested, then set to the response, or reverted with a notice and a
 * retry button. A further change replaces the pending one. Invalid names and values are rejected (spec 3, section 3). Resolves to whether
 * the desired value is set.
 */
export async function setServerSetting(session: Session, name: string, value: unknown): Promise<boolean> {
  const row = isServerSetting(name) ? serverSettings[name] : undefined
  const fits = row?.kind === 'flag' ? typeof value === 'boolean' : scopes.includes(value)
  if (!isServerSetting(name) || !row || !fits) {
    session.notices.show({ level: 'error', messageKey: 'serverSettings.invalid', args: { name }, timeout: 10_000 })
    return false
  }
  // The kind of the value was checked above.
  return change(session, name, row as ServerSettingRow<unknown>, value)
}

function change(session: Session, name: ServerSettingName, row: ServerSettingRow<unknown>, value: unknown): Promise<boolean> {
  const { entities, me } = session
  const running = runningOf(session)
  if (me === null) return Promise.resolve(false)
  const show = () => entities.accounts.patch(me, (account) => row.change(account, value))
  const known = running.get(name)
  if (known) {
    entities.batch(() => {
      known.patch.revert()
      known.patch = show()
    })
    known.wanted = value
    return known.done
  }
  const entry: Running = { wanted: value, patch: show(), done: Promise.resolve(true) }
  running.set(name, entry)
  entry.done = untilAtRest(session, row, entry, () => void setServerSetting(session, name, entry.wanted)).finally(() =>
    running.delete(name),
  )
  return entry.done
}

async function untilAtRest(session: Session, row: ServerSettingRow<unknown>, entry: Running, again: () => void): Promise<boolean> {
  const { entities, client, notices } = session
  for (;;) {
    const { wanted: desired } = entry
    try {
      const response = await row.ask(client, desired)
      if (response) entities.receive({ accounts: [response] })
      if (entry.wanted !== desired) continue
      entry.patch.settle()
      settingsSavesOf(session).notify('saved')
      return true
    } catch (error) {
      // A refusal of something no longer wanted is not reported.
      if (entry.wanted !== desired) continue
      entry.patch.revert()
      warnDeveloper(`An option of the account could not be saved: ${String(error)}`)
      settingsSavesOf(session).notify('failed')
      notices.show({
        level: 'error',
        messageKey: 'serverSettings.failed',
        args: { error: errorMessage(error) },
        timeout: 10_000,
        ...(isWorthRetrying(error) && { action: { label: 'general.retry', run: again } }),
      })
      return false
    }
  }
}
