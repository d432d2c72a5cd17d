import type { Session } from '#features/session/model/Session.ts'
import { createKeptSlot } from '#features/session/model/Slot.ts'
import { createKeptSettings, settingsKey, type KeptSettings } from './keptSettings.ts'
import type { Settings } from './Settings.ts'
import { settingsSavesOf } from './settingsSavesOf.ts'

/** The settings with their storage. One of `startSlots`, so that they are ready with the session. */
export const storedSettingsOf = createKeptSlot<KeptSettings>(
  'settings',
  async (storage) => {
    let resolveLate: (late: unknown) => void = () => {}
    const late = new Promise<unknown>((resolve) => (resolveLate = resolve))
    const kept = await storage.get(settingsKey, resolveLate)
    return (session) => {
      const { clock, server, tabs } = session
      const instanceDefaults = server.get().config.all
      const onSaved = (isKept: boolean) => settingsSavesOf(session).tell(isKept ? 'saved' : 'failed')
      const stored = createKeptSettings({ storage, tabs, clock, instanceDefaults, kept, onSaved })
      void late.then(stored.applyLoaded)
      return stored
    }
  },
  { flush: ({ flush }) => flush() },
)

/** The settings of an account: the person's choices over the defaults of the server and of the product. */
export function settingsOf(session: Session): Settings {
  return storedSettingsOf(session).settings
}
