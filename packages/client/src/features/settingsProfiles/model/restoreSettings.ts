import type { Session } from '#features/session/model/Session.ts'
import { settingsProfilesOf } from './settingsProfilesOf.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { isEqual } from '@rookery/store/isEqual'
import type { Settings } from '#features/settings/model/Settings.ts'
import { isSettingKey, type ReadSettings } from '#features/settings/model/settingsFile.ts'
import type { SettingKey, SettingValues } from '#features/settings/model/settingsTable.ts'

/** A setting that would be another one. */
export interface SettingChange {
  readonly key: SettingKey
  readonly before: unknown
  readonly after: unknown
}

/** The changes that a backup would make on this device. */
export function settingChanges(settings: Settings, values: Partial<SettingValues>): readonly SettingChange[] {
  return Object.keys(values)
    .filter(isSettingKey)
    .map((key) => ({ key, before: settings.get(key), after: values[key] }))
    .filter(({ before, after }) => !isEqual(before, after))
}

/** Applies the settings of a file and stores unknown ones of later versions. Resolves to an undo function. */
export async function restoreSettings(
  session: Session,
  { values, unknown }: Pick<ReadSettings, 'values' | 'unknown'>,
): Promise<() => void> {
  const settings = settingsOf(session)
  const before = settings.chosen()
  const changes = settingChanges(settings, values)
  await settingsProfilesOf(session).storeUnknown(unknown)
  settings.take(values, 'elsewhere')
  return () => void settings.take(Object.fromEntries(changes.map(({ key }) => [key, before[key] ?? null])), 'elsewhere')
}
