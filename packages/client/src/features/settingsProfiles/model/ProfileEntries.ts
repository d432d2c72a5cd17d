import { isSettingKey, maxSettings } from '#features/settings/model/settingsFile.ts'
import { isEqual } from '@rookery/store/isEqual'
import { isRecord } from '#lib/isRecord.ts'

/** One setting of a profile: its value, `null` for a reset one, and the time of the choice. */
export interface ProfileEntry {
  readonly value: unknown
  /** Milliseconds; 0 for choices from before times were stored. */
  readonly at: number
}

/** The settings of a profile by their keys, those among them that this version does not know. */
export type ProfileEntries = Readonly<Record<string, ProfileEntry>>

/** As it is written into a profile on the server. */
export interface WrittenProfile {
  readonly program: 'rookery'
  readonly version: readonly [number, number]
  readonly values: Readonly<Record<string, unknown>>
  readonly times: Readonly<Record<string, number>>
}

/** No time of a change is later, so that one more is always a number. */
const latest = 8.64e15

export function writeEntries(entries: ProfileEntries): WrittenProfile {
  const sorted = Object.entries(entries).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return {
    program: 'rookery',
    version: [1, 0],
    values: Object.fromEntries(sorted.filter(([, { value }]) => value !== null).map(([key, { value }]) => [key, value])),
    times: Object.fromEntries(sorted.map(([key, { at }]) => [key, at])),
  }
}

/** Reads the entries of a profile from any client; invalid ones are ignored. */
export function readEntries(raw: unknown): ProfileEntries {
  if (!isRecord(raw)) return {}
  const values = isRecord(raw.values) ? raw.values : {}
  const times = isRecord(raw.times) ? raw.times : {}
  const keys = new Set([...Object.keys(values), ...Object.keys(times)])
  keys.delete('__proto__')
  // Choices of a later version stay, up to a plausible number.
  for (const key of [...keys].filter((one) => !isSettingKey(one)).slice(maxSettings)) keys.delete(key)
  return Object.fromEntries(
    Array.from(keys, (key) => [
      key,
      { value: Object.hasOwn(values, key) ? (values[key] ?? null) : null, at: timeOf(Object.hasOwn(times, key) ? times[key] : 0) },
    ]),
  )
}

function timeOf(raw: unknown): number {
  return typeof raw === 'number' && Number.isSafeInteger(raw) && raw >= 0 && raw <= latest ? raw : 0
}

/**
 * Both together: of each setting the later choice. The order in which devices meet makes no difference, so that all of them
 * end with the same.
 */
export function mergeEntries(one: ProfileEntries, other: ProfileEntries): ProfileEntries {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  const merged = Array.from(keys, (key) => [key, later(entryOf(one, key), entryOf(other, key))] as const)
  return Object.fromEntries(merged.flatMap(([key, entry]) => (entry === undefined ? [] : [[key, entry]])))
}

function entryOf(entries: ProfileEntries, key: string): ProfileEntry | undefined {
  return Object.hasOwn(entries, key) ? entries[key] : undefined
}

function later(one: ProfileEntry | undefined, other: ProfileEntry | undefined): ProfileEntry | undefined {
  if (one === undefined || other === undefined) return one ?? other
  if (one.at !== other.at) return one.at > other.at ? one : other
  // At equal times a choice wins over none, and of two choices the same one wins everywhere.
  if (one.value === null || other.value === null) return one.value === null ? other : one
  return JSON.stringify(one.value) >= JSON.stringify(other.value) ? one : other
}

/** Settings that were changed here and elsewhere since both were the same, to different values. */
export function conflictsOf(base: ProfileEntries, here: ProfileEntries, there: ProfileEntries): readonly string[] {
  return Object.keys(here).filter((key) => {
    const [before, own, others] = [entryOf(base, key), entryOf(here, key), entryOf(there, key)]
    if (own === undefined || others === undefined) return false
    return own.at !== (before?.at ?? 0) && others.at !== (before?.at ?? 0) && !isEqual(own.value, others.value)
  })
}

/**
 * The device's choices as entries. A setting that differs from its entry was changed now, later than everything known, even if the clock
 * is behind. A setting whose stored value is invalid here stays, for devices that know it.
 * @param readable whether this version can have the value
 */
export function withChosen(
  entries: ProfileEntries,
  chosen: Readonly<Record<string, unknown>>,
  now: number,
  readable: (key: string, value: unknown) => boolean,
): ProfileEntries {
  const changed: (readonly [string, ProfileEntry])[] = []
  for (const [key, value] of Object.entries(chosen)) {
    const entry = entryOf(entries, key)
    if (!entry || !isEqual(entry.value, value)) changed.push([key, { value, at: afterAll(entry, now) }])
  }
  for (const [key, entry] of Object.entries(entries)) {
    if (entry.value !== null && !Object.hasOwn(chosen, key) && readable(key, entry.value)) {
      changed.push([key, { value: null, at: afterAll(entry, now) }])
    }
  }
  return changed.length === 0 ? entries : { ...entries, ...Object.fromEntries(changed) }
}

function afterAll(entry: ProfileEntry | undefined, now: number): number {
  return Math.min(latest, Math.max(now, (entry?.at ?? 0) + 1))
}

export function sameEntries(one: ProfileEntries, other: ProfileEntries): boolean {
  return one === other || isEqual(writeEntries(one), writeEntries(other))
}
