import type { Timer } from '@rookery/api/http/Clock'
import { pollingContextOf, startSharedPolling } from '#features/session/model/startSharedPolling.ts'
import type { Session } from '#features/session/model/Session.ts'
import { settingsTable, type SettingKey } from '#features/settings/model/settingsTable.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import type { Stop } from '@rookery/store/Cell'
import type { PageState } from './pageState.ts'

/** Milliseconds. The first posts have the connection to themselves. */
const firstDelayMs = 6000
/** Spec 3, section 9. */
const intervalMs = 600_000
/** Several changes in a row are one for the server. */
const restAfter = 4000

/** Fetches the settings profile soon after the start and every ten minutes, and writes local changes after a pause. */
export function startSettingsProfile(session: Session, page: PageState): Stop {
  const { clock, me, expired, server } = session
  const settings = settingsOf(session)
  if (me === null) return () => {}
  let rest: Timer | null = null
  const isThere = () => server.get().capabilities.settingsProfiles !== null && settings.get('synchronizeSettings') && !expired.get()

  async function synchronize(): Promise<void> {
    if (!isThere()) return
    // The code cannot be loaded while offline, or after a new release.
    const code = await import('#features/settingsProfiles/model/settingsProfilesOf.ts').catch(() => null)
    await code?.settingsProfilesOf(session).synchronize()
  }

  async function write(): Promise<void> {
    if (!isThere()) return
    const code = await import('#features/settingsProfiles/model/settingsProfilesOf.ts').catch(() => null)
    const profiles = code?.settingsProfilesOf(session)
    // Every tab notes the time of the change; the visible tab writes it.
    if ((await profiles?.isChanged()) && page.visible.get()) await profiles?.synchronize()
  }

  function changed(): void {
    rest?.cancel()
    rest = clock.after(restAfter, () => void write())
  }

  const first = clock.after(firstDelayMs, () => void synchronize())
  const asking = startSharedPolling(pollingContextOf(session), {
    subject: 'settingsProfile',
    intervalMs,
    isVisible: () => page.visible.get(),
    async fetch() {
      await synchronize()
      return 0
    },
  })
  const stops = [
    page.visible.subscribe(asking.onVisibilityChange),
    ...Object.keys(settingsTable)
      .filter((key) => settingsTable[key as SettingKey].stored === 'profile') // it is one of its keys
      .map((key) => settings.subscribe(key as SettingKey, changed)),
    settings.subscribe('synchronizeSettings', () => void synchronize()),
    asking.stop,
    () => first.cancel(),
    () => rest?.cancel(),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
