import type { Stop } from '@rookery/store/Cell'
import { createKeyedListeners } from '@rookery/store/KeyedListeners'
import { isEqual } from '@rookery/store/isEqual'
import { settingsTable, type SettingKey, type SettingValues } from './settingsTable.ts'

/** The user's settings; unset ones have the instance's default, or the table's. */
export interface Settings {
  get<Key extends SettingKey>(key: Key): SettingValues[Key]
  /** The value without a choice of the user: the instance's, or the table's. */
  defaultValue<Key extends SettingKey>(key: Key): SettingValues[Key]
  /** True if the user chose a value. */
  isChosen(key: SettingKey): boolean
  /** Throws on a value that the setting cannot have. */
  set<Key extends SettingKey>(key: Key, value: SettingValues[Key]): void
  /** Resets a setting to its default. */
  reset(key: SettingKey): void
  subscribe(key: SettingKey, listener: () => void): Stop
  /** Applies several values; null resets one. Invalid values are left out and returned. */
  take(values: Readonly<Record<string, unknown>>, source: Exclude<SettingsSource, 'person'>): readonly SettingKey[]
  /** The instance's configuration changed. */
  setStandards(instanceDefaults: Readonly<Record<string, unknown>>): void
  /** Only the chosen values, for storage, backup and profile. */
  chosen(): Partial<SettingValues>
}

/** Source of a change: the user here, stored data, another tab, or an imported file or profile. */
export type SettingsSource = 'person' | 'device' | 'tab' | 'elsewhere'

export interface SettingsOptions {
  /** The instance's configuration: its keys with the name of a setting are defaults. */
  readonly instanceDefaults: Readonly<Record<string, unknown>>
  /** Called after every change of chosen values. */
  readonly onChange: (source: SettingsSource, keys: readonly SettingKey[]) => void
}

export function createSettings({ instanceDefaults, onChange }: SettingsOptions): Settings {
  const listeners = createKeyedListeners<SettingKey>()
  let standards = withChecked({}, instanceDefaults).values
  let chosen: Partial<SettingValues> = {}

  function defaultValue<Key extends SettingKey>(key: Key): SettingValues[Key] {
    return standards[key] ?? (settingsTable[key].defaultValue as SettingValues[Key]) // the table's type is where SettingValues comes from
  }

  function replace(next: Partial<SettingValues>, source: SettingsSource): void {
    const changed = settingKeys.filter((key) => !Object.is(next[key], chosen[key]))
    if (changed.length === 0) return
    chosen = next
    for (const key of changed) listeners.notify(key)
    onChange(source, changed)
  }

  return {
    defaultValue,
    get: (key) => chosen[key] ?? defaultValue(key),
    isChosen: (key) => chosen[key] !== undefined,
    subscribe: listeners.subscribe,
    chosen: () => chosen,
    setStandards(next) {
      const before = standards
      standards = withChecked({}, next).values
      for (const key of settingKeys) if (!isEqual(before[key], standards[key])) listeners.notify(key)
    },
    set(key, value) {
      if (settingsTable[key].check(value) === undefined) {
        throw new Error(`The setting "${key}" cannot be ${JSON.stringify(value)}. Its row in settingsTable says what it can be.`)
      }
      replace({ ...chosen, [key]: value }, 'person')
    },
    reset(key) {
      const { [key]: _reset, ...rest } = chosen
      replace(rest, 'person')
    },
    take(values, source) {
      const { values: next, rejected } = withChecked(chosen, values)
      replace(next, source)
      return rejected
    },
  }
}

const settingKeys = Object.keys(settingsTable) as SettingKey[] // Object.keys loses the type of the keys

function withChecked(base: Partial<SettingValues>, raw: Readonly<Record<string, unknown>>) {
  const invalid: SettingKey[] = []
  const values = new Map<string, unknown>(Object.entries(base))
  for (const key of settingKeys) {
    if (!Object.hasOwn(raw, key) || raw[key] === undefined) continue
    const checked = settingsTable[key].check(raw[key])
    if (raw[key] === null) values.delete(key)
    else if (checked === undefined) invalid.push(key)
    else values.set(key, checked)
  }
  // Every value in it passed the check of its key's row.
  return { values: Object.fromEntries(values) as Partial<SettingValues>, rejected: invalid }
}
