import type { Session } from '#features/session/model/Session.ts'
import { createStoredSlot } from '#features/session/model/Slot.ts'
import { createStoredSettings, settingsKey, type StoredSettings } from './storedSettings.ts'
import type { Settings } from './Settings.ts'
import { settingsSavesOf } from './settingsSavesOf.ts'

/** The settings with their storage. One of `startSlots`, so that they are ready with the session. */
export const storedSettingsOf = createStoredSlot<StoredSettings>(
  'settings',
  async (storage) => {
    let resolveLate: (late: unknown) => void = () => {}
    const late = new Promise<unknown>((resolve) => (resolveLate = resolve))
    const storedValue = await storage.get(settingsKey, resolveLate)
    return (session) => {
      const { clock, server, tabs } = session
      const instanceDefaults = server.get().config.all
      const onSaved = (isStored: boolean) => settingsSavesOf(session).notify(isStored ? 'saved' : 'failed')
      const settings = createStoredSettings({ storage, tabs, clock, instanceDefaults, stored: storedValue, onSaved })
      void late.then(settings.applyLoaded)
      return settings
    }
  },
  { flush: ({ flush }) => flush() },
)

/** The settings of an account: the user's choices over the defaults of server and product. */
export function settingsOf(session: Session): Settings {
  return storedSettingsOf(session).settings
}
