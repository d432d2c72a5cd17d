import { isRecord } from '#lib/isRecord.ts'
import { readImageAddress } from './textChecks.ts'

/** The kinds of values; `features/settingControls/ui` has a control for each except the last two. */
export type SettingKind = 'flag' | 'number' | 'choice' | 'word' | 'picture' | 'words' | 'flags' | 'perName' | 'themeFile'

/** `general`: the preferences behind the bar's button. `members`: the same, for signed-in users only. */
export type SettingTab = 'general' | 'members'

/** One row of the table of settings. */
export interface SettingRow<Value, Kind extends SettingKind = SettingKind> {
  readonly kind: Kind
  /** The value unless the user or the instance chose another one. */
  readonly defaultValue: Value
  /** The value if it is one this setting can have, from storage, a file, a profile or the instance; undefined otherwise. */
  readonly check: (raw: unknown) => Value | undefined
  /** `profile`: synced with other devices. `device`: stays here. */
  readonly stored: 'profile' | 'device'
  /** Shown in expert mode only. */
  readonly expert: boolean
  /** Where it is offered besides the places that ask for it by name; null nowhere yet. */
  readonly tab: SettingTab | null
}

interface RowOptions {
  readonly stored?: 'profile' | 'device'
  readonly expert?: boolean
  readonly tab?: SettingTab
}

function row<Value, Kind extends SettingKind>(
  kind: Kind,
  defaultValue: Value,
  check: SettingRow<Value>['check'],
  { stored = 'profile', expert = false, tab }: RowOptions = {},
): SettingRow<Value, Kind> {
  return { kind, defaultValue, check, stored, expert, tab: tab ?? null }
}

/** Yes or no. Admins' configuration may say it in words. */
export function flag(defaultValue: boolean, options?: RowOptions): SettingRow<boolean, 'flag'> {
  return row(
    'flag',
    defaultValue,
    (raw) => (typeof raw === 'boolean' ? raw : raw === 'true' ? true : raw === 'false' ? false : undefined),
    options,
  )
}

/** Yes or no that others write as 1 or 0. */
export function level(): SettingRow<boolean, 'flag'> {
  const plain = flag(false)
  return { ...plain, check: (raw) => (raw === 0 || raw === 1 ? raw === 1 : plain.check(raw)) }
}

export interface NumberRow extends SettingRow<number, 'number'> {
  readonly min: number
  readonly max: number
}

export function wholeNumber(defaultValue: number, min: number, max: number, options?: RowOptions): NumberRow {
  const check = (raw: unknown) => {
    const value = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw
    return typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max ? value : undefined
  }
  return { ...row('number', defaultValue, check, options), min, max }
}

export interface ChoiceRow<Choice extends string> extends SettingRow<Choice, 'choice'> {
  readonly choices: readonly Choice[]
}

export function oneOf<const Choice extends string>(
  defaultValue: NoInfer<Choice>,
  choices: readonly Choice[],
  options?: RowOptions,
): ChoiceRow<Choice> {
  return { ...row<Choice, 'choice'>('choice', defaultValue, (raw) => choices.find((choice) => choice === raw), options), choices }
}

/** A short text that `fits`; null means "not chosen". */
export function word(
  defaultValue: string | null,
  fits: (text: string) => boolean,
  options?: RowOptions,
): SettingRow<string | null, 'word'> {
  const check = (raw: unknown) => (raw === null || raw === '' ? null : typeof raw === 'string' && fits(raw) ? raw : undefined)
  return row('word', defaultValue, check, options)
}

/** A path of the server, or an image as a data address, so that no setting can load an image from elsewhere; null means "not chosen". */
export function imageAddress(options?: RowOptions): SettingRow<string | null, 'picture'> {
  const check = (raw: unknown) => (raw === null || raw === '' ? null : (readImageAddress(raw) ?? undefined))
  return row<string | null, 'picture'>('picture', null, check, options)
}

export function words(options?: RowOptions): SettingRow<readonly string[], 'words'> {
  const check = (raw: unknown) =>
    Array.isArray(raw) && raw.every((item) => typeof item === 'string') && raw.length <= 10_000 ? raw : undefined
  return row<readonly string[], 'words'>('words', [], check, options)
}

export interface FlagsRow<Name extends string> extends SettingRow<Readonly<Record<Name, boolean>>, 'flags'> {
  readonly names: readonly Name[]
}

/** Named switches; a missing or wrong one is as the standard has it, an unknown one is left out. */
export function flags<const Name extends string>(names: readonly Name[], options?: RowOptions): FlagsRow<Name> {
  const withDefault = (given: Readonly<Record<string, unknown>>) =>
    // Object.fromEntries forgets the names that its entries are made of.
    Object.fromEntries(names.map((name) => [name, typeof given[name] === 'boolean' ? given[name] : true])) as Record<Name, boolean>
  return { ...row('flags', withDefault({}), (raw) => (isRecord(raw) ? withDefault(raw) : undefined), options), names }
}

/** A longer list is not plausible. */
const maxNames = 10_000

/** A value for each of any names. */
export function perName<Value>(
  check: (raw: unknown) => Value | undefined,
  options?: RowOptions,
): SettingRow<Readonly<Record<string, Value>>, 'perName'> {
  const checkAll = (raw: unknown) => {
    if (!isRecord(raw) || Object.keys(raw).length > maxNames) return undefined
    const entries = Object.entries(raw).flatMap(([name, value]) => {
      const checked = check(value)
      return checked === undefined ? [] : [[name, checked] as const]
    })
    return Object.fromEntries(entries)
  }
  return row<Readonly<Record<string, Value>>, 'perName'>('perName', {}, checkAll, options)
}

/** Characters: every slot of a theme with a value of its own, and ten layers of each shadow, are half of it. */
const longestThemeFile = 20_000

/** A theme file of version 2. Its values are checked when it is drawn; only its form is checked here, so that no start needs that code. */
export function readThemeFileForm(raw: unknown): Readonly<Record<string, unknown>> | undefined {
  return isRecord(raw) && raw._pleroma_theme_version === 2 && JSON.stringify(raw).length <= longestThemeFile ? raw : undefined
}

/** A theme file; null means "none". */
export function themeFile(options?: RowOptions): SettingRow<Readonly<Record<string, unknown>> | null, 'themeFile'> {
  const check = (raw: unknown) => (raw === null ? null : readThemeFileForm(raw))
  return row<Readonly<Record<string, unknown>> | null, 'themeFile'>('themeFile', null, check, options)
}
