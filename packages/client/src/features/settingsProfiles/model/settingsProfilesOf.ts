import { ApiError } from '@rookery/api/http/ApiError'
import { ownSettingsProfiles, type OwnSettingsProfiles } from '@rookery/api/calls/ownSettingsProfiles'
import { errorMessage } from '#features/notices/model/errorMessage.ts'
import type { Message } from '#features/notices/model/Message.ts'
import type { Session } from '#features/session/model/Session.ts'
import { createSlot } from '#features/session/model/Slot.ts'
import { fromOtherClient } from '#features/settings/model/fromOtherClient.ts'
import { isSettingKey, readSettings, travelling } from '#features/settings/model/settingsFile.ts'
import { settingsTable, type SettingKey } from '#features/settings/model/settingsTable.ts'
import { settingsOf, storedSettingsOf } from '#features/settings/model/settingsOf.ts'
import { createCell, type Cell } from '@rookery/store/Cell'
import { isEqual } from '@rookery/store/isEqual'
import { conflictsOf, mergeEntries, readEntries, sameEntries, withChosen, writeEntries, type ProfileEntries } from './ProfileEntries.ts'
import { forgetProfile, storeProfile, readStoredProfile, type StoredProfile } from './storedProfile.ts'
import {
  notifyConflicts,
  notifyCreated,
  notifyCreating,
  notifyFailure,
  notifySynchronized,
  notifySynchronizing,
  notifyApplied,
} from './profileNotices.ts'

export interface SettingsProfilesState {
  readonly running: boolean
  /** When device and server were the same last, as far as this page knows. */
  readonly syncedAt: number | null
  /** Why not, when it was tried last. */
  readonly error: Message | null
}

/** The settings that are synced between devices, under the name of a profile. */
export interface SettingsProfileStore extends Cell<SettingsProfilesState> {
  /**
   * Syncs device and server: for each setting the later choice wins. Creates the profile if the server has none. Shows notices of changes;
   * with `asked` also if there were none.
   */
  synchronize(asked?: boolean): Promise<void>
  /** Whether the device has changes that are not on the server yet. */
  isChanged(): Promise<boolean>
  /** Settings of a later version, unknown to this one: for backups. */
  unknown(): Promise<Readonly<Record<string, unknown>>>
  /** Stores the unknown settings of a file. */
  storeUnknown(values: Readonly<Record<string, unknown>>): Promise<void>
  names(): Promise<readonly string[]>
  /** Makes this device use the profile of this name; a new one starts with the current settings. Resolves to the failure, or null. */
  choose(name: string): Promise<Message | null>
  /** Deletes a profile that this device does not use. Resolves to the failure, or null. */
  remove(name: string): Promise<Message | null>
}

/** Another device may write between reading and writing. */
const maxAttempts = 4

export const settingsProfilesOf = createSlot(openSettingsProfiles)

function openSettingsProfiles(session: Session): SettingsProfileStore {
  const { client, clock, server, storage } = session
  const settings = settingsOf(session)
  const state = createCell<SettingsProfilesState>({ running: false, syncedAt: null, error: null })
  let synchronizing: Promise<void> | null = null
  let last: Promise<unknown> = Promise.resolve()
  /** Choices from before this page could record them. */
  const chosenBefore = travelling(storedSettingsOf(session).chosenBefore)
  const nameNow = () => settings.get('profile') ?? 'default'

  /** Runs one operation after another: a profile must not be chosen while another one is synced. */
  function inOrder<Result>(operation: () => Promise<Result>): Promise<Result> {
    const result = last.then(operation)
    last = result.catch(() => {})
    return result
  }

  function onServer(): OwnSettingsProfiles | null {
    const kind = server.get().capabilities.settingsProfiles
    return session.me === null || kind === null ? null : ownSettingsProfiles(client, kind)
  }

  /**
   * Records the choices since, with their time.
   * @param found the version on the server, where that is known
   */
  async function note(name: string, found?: number): Promise<StoredProfile> {
    const profile = await readStoredProfile(storage, name)
    const agreed = settings.get('profileVersion')
    // A device that knew the profile and does not return it is slow. A guess must not replace its record.
    const isSlow = !profile.isKnown && agreed > 0
    // Choices made before there was a profile give way to those that a device made since. Choices made in this page do not, and none
    // does while no other device has written to the profile.
    const at = isSlow && (found ?? agreed) === agreed ? clock.now() : 0
    const before = profile.isKnown ? profile.here : withChosen(profile.here, chosenBefore, at, isReadable)
    const here = withChosen(before, travelling(settings.chosen()), clock.now(), isReadable)
    if (here === profile.here && profile.isKnown) return profile
    const next = { ...profile, here }
    if (!isSlow) await storeProfile(storage, name, next)
    return next
  }

  function apply(entries: ProfileEntries): void {
    const now = travelling(settings.chosen())
    const changed = Object.entries(entries).filter(
      ([key, { value }]) => travels(key) && (value === null || isReadable(key, value)) && !isEqual(now[key] ?? null, value),
    )
    if (changed.length > 0) settings.take(Object.fromEntries(changed.map(([key, { value }]) => [key, value])), 'elsewhere')
  }

  async function agree(name: string, entries: ProfileEntries, version: number): Promise<void> {
    // Something may have been recorded during the requests.
    const { here } = await readStoredProfile(storage, name)
    await storeProfile(storage, name, { here: mergeEntries(here, entries), base: entries, version })
    settings.take({ profileVersion: version }, 'elsewhere')
    state.set({ ...state.get(), syncedAt: clock.now(), error: null })
  }

  /** Starts with the user's settings of another client of these servers. Returns whether there were any; a notice reports them. */
  async function importFromOtherClient(profiles: OwnSettingsProfiles): Promise<boolean> {
    const { values } = readSettings(fromOtherClient(await profiles.ofOtherClient()))
    const chosen = settings.chosen()
    const keys = Object.keys(values).filter((key) => isSettingKey(key) && chosen[key] === undefined)
    if (keys.length === 0) return false
    settings.take(Object.fromEntries(keys.map((key) => [key, values[key as SettingKey]])), 'elsewhere') // each is one of its keys
    notifyApplied(session, keys)
    return true
  }

  async function meet(profiles: OwnSettingsProfiles, asked: boolean): Promise<void> {
    const name = nameNow()
    let notified = false
    /** Nothing was lost: this device has never known a profile of this name with a choice in it. */
    let isFirst = false
    let isImported = false
    for (let attempt = 1; ; attempt += 1) {
      const found = await profiles.get(name)
      if (found === null && !notified) {
        isFirst = (await readStoredProfile(storage, name)).version === 0
        if (isFirst) isImported = await importFromOtherClient(profiles)
        else notifyCreating(session)
      }
      const { here, base, version } = await note(name, found?.version)
      const there = readEntries(found?.settings)
      const conflicts = conflictsOf(base, here, there)
      const merged = mergeEntries(here, there)
      if (found !== null && !notified) isFirst = sameEntries(base, {}) && sameEntries(there, {})
      apply(merged)
      if (found !== null && sameEntries(merged, there)) {
        await agree(name, merged, found.version)
        if (asked || notified) notifySynchronized(session)
        notifyConflicts(session, conflicts, merged, here)
        return
      }
      if (!notified && !isFirst) notifySynchronizing(session)
      notified = true
      const next = (found?.version ?? version) + 1
      try {
        await profiles.put(name, { settings: { ...writeEntries(merged) }, version: next })
      } catch (error) {
        // Another device was faster, or the server rejects an update without changes: fetch again.
        if (attempt < maxAttempts && error instanceof ApiError && (error.status === 422 || error.status === 500)) continue
        throw error
      }
      await agree(name, merged, next)
      // A profile without a choice is none of the person's doing.
      if (isFirst && !isImported && !sameEntries(merged, {})) notifyCreated(session)
      else if (asked || !isFirst) notifySynchronized(session)
      notifyConflicts(session, conflicts, merged, here)
      return
    }
  }

  async function run(asked: boolean): Promise<void> {
    const profiles = onServer()
    if (!profiles) return
    state.set({ ...state.get(), running: true })
    try {
      await meet(profiles, asked)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const message = errorMessage(error)
      state.set({ ...state.get(), error: message })
      notifyFailure(session, message)
    } finally {
      state.set({ ...state.get(), running: false })
    }
  }

  async function isChanged(): Promise<boolean> {
    const { here, base } = await note(nameNow())
    return !sameEntries(here, base)
  }

  async function unknown(): Promise<Readonly<Record<string, unknown>>> {
    const { here } = await note(nameNow())
    return Object.fromEntries(
      Object.entries(here).flatMap(([key, { value }]) => (isSettingKey(key) || value === null ? [] : [[key, value]])),
    )
  }

  async function storeUnknown(values: Readonly<Record<string, unknown>>): Promise<void> {
    const name = nameNow()
    const profile = await note(name)
    const strange = Object.fromEntries(Object.entries(values).filter(([key]) => !isSettingKey(key)))
    await storeProfile(storage, name, { ...profile, here: withChosen(profile.here, strange, clock.now(), () => false) })
  }

  async function choose(name: string): Promise<Message | null> {
    const profiles = onServer()
    const before = nameNow()
    if (name === before || !profiles) return null
    try {
      // Pending changes belong to the previous profile, which stays until the server has them.
      if (await isChanged()) {
        await run(false)
        if (state.get().error !== null) return state.get().error
      }
      const found = await profiles.get(name)
      const entries = found ? readEntries(found.settings) : null
      if (entries && found) await storeProfile(storage, name, { here: entries, base: entries, version: found.version })
      else await forgetProfile(storage, name)
      settings.set('profile', name)
      if (entries) {
        const others = Object.keys(travelling(settings.chosen())).filter((key) => !Object.hasOwn(entries, key))
        apply({ ...entries, ...Object.fromEntries(others.map((key) => [key, { value: null, at: 0 }])) })
      }
      await run(true)
      if (found || state.get().error === null) return null
      // There is no profile of that name yet.
      settings.set('profile', before)
      await forgetProfile(storage, name)
      return state.get().error
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return errorMessage(error)
    }
  }

  async function remove(name: string): Promise<Message | null> {
    try {
      await onServer()?.remove(name)
      await forgetProfile(storage, name)
      return null
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return errorMessage(error)
    }
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    synchronize: (asked = false) => (synchronizing ??= inOrder(() => run(asked)).finally(() => (synchronizing = null))),
    isChanged,
    unknown,
    storeUnknown,
    async names() {
      const found = (await onServer()?.list()) ?? []
      return [...new Set([nameNow(), ...found.map(({ name }) => name)])].toSorted((one, other) => one.localeCompare(other))
    },
    choose: (name) => inOrder(() => choose(name)),
    remove: (name) => inOrder(() => remove(name)),
  }
}

function travels(key: string): key is SettingKey {
  return isSettingKey(key) && settingsTable[key].stored === 'profile'
}

function isReadable(key: string, value: unknown): boolean {
  return travels(key) && settingsTable[key].check(value) !== undefined
}
