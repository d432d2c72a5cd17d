import type { AccountStorage } from '#features/session/model/AccountStorage.ts'
import { isRecord } from '#lib/isRecord.ts'
import { readEntries, writeEntries, type ProfileEntries } from './ProfileEntries.ts'

/** The stored state of a profile. */
export interface StoredProfile {
  /** As it is on this device. */
  readonly here: ProfileEntries
  /** As this device and the server had it in common last. */
  readonly base: ProfileEntries
  /** The version on the server then; 0 for none. */
  readonly version: number
  /** False until the device has stored any state of the profile. */
  readonly isKnown: boolean
}

const keyOf = (name: string) => `settingsProfile:${name}`

export async function readStoredProfile(storage: AccountStorage, name: string): Promise<StoredProfile> {
  const raw = await storage.get(keyOf(name))
  if (!isRecord(raw)) return { here: {}, base: {}, version: 0, isKnown: false }
  const { version } = raw
  return {
    here: readEntries(raw.here),
    base: readEntries(raw.base),
    version: typeof version === 'number' ? version : 0,
    isKnown: true,
  }
}

export async function storeProfile(
  storage: AccountStorage,
  name: string,
  { here, base, version }: Omit<StoredProfile, 'isKnown'>,
): Promise<void> {
  await storage.set(keyOf(name), { here: writeEntries(here), base: writeEntries(base), version })
}

export async function forgetProfile(storage: AccountStorage, name: string): Promise<void> {
  await storage.remove(keyOf(name))
}
