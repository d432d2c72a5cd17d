import type { Clock, Timer } from '@rookery/api/http/Clock'
import { isRecord } from '#lib/isRecord.ts'
import type { TabBus } from '#features/session/model/TabBus.ts'
import type { AccountStorage } from '#features/session/model/AccountStorage.ts'
import { createSettings, type Settings, type SettingsSource } from './Settings.ts'
import type { SettingKey, SettingValues } from './settingsTable.ts'

export interface StoredSettings {
  readonly settings: Settings
  /** The choices that the device returned as this page opened: those of earlier pages. */
  readonly chosenBefore: Partial<SettingValues>
  /** Writes unsaved settings. */
  flush(): Promise<void>
  /** Applies the settings that a slow device returns late, except those that were chosen in this page. */
  applyLoaded(stored: unknown): void
}

export interface StoredSettingsOptions {
  readonly storage: AccountStorage
  readonly tabs: TabBus
  readonly clock: Clock
  readonly instanceDefaults: Readonly<Record<string, unknown>>
  /** The stored value of `settingsKey`. */
  readonly stored: unknown
  /** Called after each write of the user's changes, and after each failed one. */
  readonly onSaved: (isStored: boolean) => void
}

export const settingsKey = 'settings'

/** Slower than a slider is dragged, faster than a tab is closed. */
const saveDelay = 500

/** The settings that the device stores and the account's tabs share. */
export function createStoredSettings({ storage, tabs, clock, instanceDefaults, stored, onSaved }: StoredSettingsOptions): StoredSettings {
  let timer: Timer | null = null
  let isByPerson = false
  const settings = createSettings({ instanceDefaults, onChange: changed })
  /** Stored choices of a later version, under keys or with values that this one does not know. They are written back. */
  let unknown: Readonly<Record<string, unknown>> = {}

  function changed(source: SettingsSource, keys: readonly SettingKey[]): void {
    if (source === 'device') return
    // Values from another tab are written once more, because the two may have overwritten each other.
    timer ??= clock.after(saveDelay, () => void flush())
    isByPerson ||= source === 'person'
    if (source === 'tab') return
    const chosen = settings.chosen()
    unknown = without(unknown, keys)
    tabs.notify({ kind: 'settings', values: Object.fromEntries(keys.map((key) => [key, chosen[key] ?? null])) })
  }

  async function flush(): Promise<void> {
    if (!timer) return
    timer.cancel()
    timer = null
    const isShown = isByPerson
    isByPerson = false
    const isStored = await storage.set(settingsKey, { ...unknown, ...settings.chosen() })
    if (isShown || !isStored) onSaved(isStored)
  }

  function takeStored(values: Readonly<Record<string, unknown>>, source: 'device' | 'tab'): void {
    settings.take(values, source)
    unknown = without({ ...unknown, ...values }, Object.keys(settings.chosen()))
  }

  if (isRecord(stored)) takeStored(stored, 'device')
  const chosenBefore = settings.chosen()
  tabs.subscribe((message) => {
    if (message.kind === 'settings') takeStored(message.values, 'tab')
  })
  return {
    settings,
    chosenBefore,
    flush,
    applyLoaded(late) {
      if (!isRecord(late)) return
      const older = Object.entries(late).filter(([key]) => !Object.hasOwn(settings.chosen(), key))
      // Like settings of another tab they are saved once more: the choices made meanwhile were saved alone.
      takeStored(Object.fromEntries(older), 'tab')
    },
  }
}

function without(values: Readonly<Record<string, unknown>>, keys: readonly string[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(values).filter(([key, value]) => value !== null && !keys.includes(key)))
}
