import { isRecord } from '#lib/isRecord.ts'

/** One row of the table of settings. */
export interface SettingRow<Value> {
  /** Used until the person or the instance says otherwise. */
  readonly standard: Value
  /** The value if it is one this setting can have, from storage, a file, a profile or the instance; undefined otherwise. */
  readonly check: (raw: unknown) => Value | undefined
  /** `profile`: goes with the person to other devices. `device`: stays here. */
  readonly kept: 'profile' | 'device'
  /** Shown in expert mode only. */
  readonly expert: boolean
}

interface RowOptions {
  readonly kept?: 'profile' | 'device'
  readonly expert?: boolean
}

function row<Value>(
  standard: Value,
  check: SettingRow<Value>['check'],
  { kept = 'profile', expert = false }: RowOptions = {},
): SettingRow<Value> {
  return { standard, check, kept, expert }
}

/** Yes or no. Admins' configuration may say it in words. */
export function flag(standard: boolean, options?: RowOptions): SettingRow<boolean> {
  return row(standard, (raw) => (typeof raw === 'boolean' ? raw : raw === 'true' ? true : raw === 'false' ? false : undefined), options)
}

export function wholeNumber(standard: number, least: number, most: number, options?: RowOptions): SettingRow<number> {
  const check = (raw: unknown) => {
    const value = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw
    return typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most ? value : undefined
  }
  return row(standard, check, options)
}

export function oneOf<const Choice extends string>(
  standard: NoInfer<Choice>,
  choices: readonly Choice[],
  options?: RowOptions,
): SettingRow<Choice> {
  return row<Choice>(standard, (raw) => choices.find((choice) => choice === raw), options)
}

/** A short text; null means "not chosen". */
export function word(standard: string | null, options?: RowOptions): SettingRow<string | null> {
  return row(standard, (raw) => (raw === null ? null : typeof raw === 'string' && raw.length <= 500 ? raw || null : undefined), options)
}

export function words(options?: RowOptions): SettingRow<readonly string[]> {
  const check = (raw: unknown) =>
    Array.isArray(raw) && raw.every((item) => typeof item === 'string') && raw.length <= 10_000 ? raw : undefined
  return row<readonly string[]>([], check, options)
}

/** Named switches; a missing or wrong one is as the standard has it, an unknown one is left out. */
export function flags<const Name extends string>(
  names: readonly Name[],
  options?: RowOptions,
): SettingRow<Readonly<Record<Name, boolean>>> {
  const withStandard = (given: Readonly<Record<string, unknown>>) =>
    // Object.fromEntries forgets the names that its entries are made of.
    Object.fromEntries(names.map((name) => [name, typeof given[name] === 'boolean' ? given[name] : true])) as Record<Name, boolean>
  return row(withStandard({}), (raw) => (isRecord(raw) ? withStandard(raw) : undefined), options)
}

/** A value for each of any names. */
export function perName<Value>(
  check: (raw: unknown) => Value | undefined,
  options?: RowOptions,
): SettingRow<Readonly<Record<string, Value>>> {
  const checkAll = (raw: unknown) => {
    if (!isRecord(raw)) return undefined
    const kept = Object.entries(raw).flatMap(([name, value]) => {
      const checked = check(value)
      return checked === undefined ? [] : [[name, checked] as const]
    })
    return Object.fromEntries(kept)
  }
  return row<Readonly<Record<string, Value>>>({}, checkAll, options)
}
