import { isRecord } from '#lib/isRecord.ts'
import { settingsTable, type SettingKey, type SettingValues } from './settingsTable.ts'
import { fromOtherClient } from './fromOtherClient.ts'

/** Major and minor version of the file that is written (spec 3, section 9). */
const settingsFileVersion = [1, 0] as const

/** Why a file cannot be restored. */
export type SettingsFileError = 'unsupported' | 'tooLarge' | 'tooMany' | 'invalid' | 'tooNew' | 'tooOld' | 'invalidSettings'

/** Settings of a file or profile, with messages about them. */
export interface ReadSettings {
  /** Every value passed the check of its row. */
  readonly values: Partial<SettingValues>
  /** Known settings with values that they cannot have. */
  readonly rejected: readonly SettingKey[]
  /** Unknown settings, stored for a version that knows them. */
  readonly unknown: Readonly<Record<string, unknown>>
}

export type SettingsFileReading =
  | { readonly error: SettingsFileError }
  /** `slightlyNew`: written by a later minor version; unknown entries are retained. */
  | (ReadSettings & { readonly error: null; readonly slightlyNew: boolean })

/** The settings of the theme: a backup includes them if the user wants that. */
export const themeSettings: ReadonlySet<SettingKey> = new Set([
  'theme',
  'customTheme',
  'customThemes',
  'themePair',
  'themeOverrides',
] as const)

/** Bytes: enough for 10,000 words of 300 characters; larger files are rejected. */
export const largestSettingsFile = 5_000_000

/** Ten times the number of settings; no version of a client writes more. */
export const maxSettings = 1000

/** True for a name and a type that a file of settings may have; browsers of phones often know no type. */
export function mayBeSettingsFile({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return /\.json$/i.test(name) || /^application\/(?:[\w.-]+\+)?json$/.test(type)
}

/** The settings for a file or a profile, without device settings. */
export function travelling(values: Partial<SettingValues>, withTheme = true): Partial<SettingValues> {
  return Object.fromEntries(Object.entries(values).filter(([key]) => travels(key) && (withTheme || !themeSettings.has(key))))
}

/** The text of a backup file. */
export function writeSettingsFile(
  values: Partial<SettingValues>,
  unknown: Readonly<Record<string, unknown>>,
  { withTheme, at }: { readonly withTheme: boolean; readonly at: number },
): string {
  const settings = { ...unknown, ...travelling(values, withTheme) }
  return `${JSON.stringify({ program: 'rookery', version: settingsFileVersion, savedAt: new Date(at).toISOString(), settings }, null, 2)}\n`
}

/** Reads a backup: one of this client, or one of pleroma-fe and its relatives, with the known keys only. */
export function readSettingsFile(text: string): SettingsFileReading {
  const file = parse(text)
  if (!isRecord(file)) return { error: 'invalid' }
  const isOther = !Object.hasOwn(file, 'version') && Object.hasOwn(file, '_pleroma_settings_version')
  const version = versionIn(isOther ? file._pleroma_settings_version : file.version)
  if (version === null) return { error: 'invalid' }
  const [major, minor] = version
  if (major > settingsFileVersion[0]) return { error: 'tooNew' }
  if (major < settingsFileVersion[0]) return { error: 'tooOld' }
  const given = isOther ? file : file.settings
  if (!isRecord(given)) return { error: 'invalidSettings' }
  // Unknown settings are stored on the device and in the profile, which servers limit.
  if (Object.keys(given).length > maxSettings) return { error: 'tooMany' }
  const raw = isOther ? fromOtherClient(given) : given
  const settings = readSettings(raw)
  const isOf = Object.keys(settings.values).length > 0
  // A backup without any choice is empty and valid.
  if (!isOf && (settings.rejected.length > 0 || isOther)) return { error: 'invalidSettings' }
  return {
    ...settings,
    // Unknown keys of another client are dropped.
    unknown: isOther ? {} : settings.unknown,
    error: null,
    slightlyNew: minor > settingsFileVersion[1],
  }
}

/** Checks imported settings, each by its row. Unset ones are left out. */
export function readSettings(raw: Readonly<Record<string, unknown>>): ReadSettings {
  const values: (readonly [string, unknown])[] = []
  const invalid: SettingKey[] = []
  const unknown: (readonly [string, unknown])[] = []
  for (const [key, value] of Object.entries(raw)) {
    if (value === null || value === undefined || key === '__proto__') continue
    if (!isSettingKey(key)) unknown.push([key, value])
    else if (travels(key)) {
      const checked = settingsTable[key].check(value)
      if (checked === undefined) invalid.push(key)
      // A text may be checked to "nothing chosen".
      else if (checked !== null) values.push([key, checked])
    }
  }
  // Each value passed the check of its key's row.
  return { values: Object.fromEntries(values), rejected: invalid, unknown: Object.fromEntries(unknown) }
}

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(settingsTable, key)
}

function travels(key: string): key is SettingKey {
  return isSettingKey(key) && settingsTable[key].stored === 'profile'
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

function versionIn(raw: unknown): readonly [number, number] | null {
  if (!Array.isArray(raw) || raw.length !== 2) return null
  const [major, minor] = raw as readonly unknown[] // Array.isArray makes it a list of anything
  return isCount(major) && isCount(minor) ? [major, minor] : null
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}
