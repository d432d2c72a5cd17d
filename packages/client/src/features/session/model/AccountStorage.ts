import { get, getMany, keys, promisifyRequest, type UseStore } from 'idb-keyval'
import type { Clock } from '@rookery/api/http/Clock'
import type { StoredText } from './StoredText.ts'
import { createUnloadJournal } from './UnloadJournal.ts'

/**
 * Storage of one account on this device. Never rejects: if the browser denies storage or it is full, values stay in memory until the page
 * closes, and `onUnavailable` is called once. A slow browser still gets all writes in order, and a persistent delay is reported. Check the
 * shape of values: an older version may have written them.
 */
export interface AccountStorage {
  get(key: string): Promise<unknown>
  /** Reads a value that must not seem to be missing: `late` gets it if it arrives after the timeout. */
  get(key: string, late: (value: unknown) => void): Promise<unknown>
  /** All values whose keys start with the prefix. */
  entries(prefix: string): Promise<readonly (readonly [string, unknown])[]>
  /** Resolves to whether the device has stored it. If a file is not, other values may still be: nobody is notified. */
  set(key: string, value: unknown): Promise<boolean>
  remove(key: string): Promise<void>
  /** The page is being left: writes the rest synchronously to where the next page finds it. */
  leave(): void
  /** Deletes everything that the account stored, for good: later writes stay in memory. */
  destroy(): Promise<void>
}

export interface StorageOptions {
  /** Name of the database, one an account. */
  readonly name: string
  readonly clock: Clock
  /** Synchronous storage for the moment when the page is left. */
  readonly stored: StoredText
  readonly onUnavailable: (trouble: StorageTrouble) => void
  /** The same database, where it is opening already. */
  readonly opening?: Promise<IDBDatabase> | undefined
}

/** Why values are not stored: the browser denies it or is full, or does not respond. */
export type StorageTrouble = 'refused' | 'slow'

/**
 * How many steps of so many ms are waited for an answer. A write continues after that, and the next ones behind it; a read waits longer,
 * because nothing in its place would be taken for the truth. Waited for in steps: a machine that slept through a write wakes up with
 * one step over, not with all of them.
 */
const timeoutMs = { step: 500, write: 4, read: 16 }

/** Values that the last page left are written after the first render, because a write would delay the reads for it. */
const writeLeftAfter = 2000

export function createAccountStorage({ name, clock, stored: storedValue, onUnavailable, opening }: StorageOptions): AccountStorage {
  const unloadJournal = createUnloadJournal(storedValue, name)
  const left = unloadJournal.read()
  // Values that the database has rejected or not confirmed yet override its own; `undefined` marks a removed one.
  const memory = new Map(left)
  let database: UseStore | null = opening ? storeIn(opening) : null
  let isUnusable = false
  let destroyed = false

  /** The database has not responded for as long as a read waits. */
  let isSlow = false

  function reject(): void {
    if (isUnusable) return
    isUnusable = true
    // The user is notified; the session continues in memory.
    onUnavailable('refused')
  }

  /** Runs database requests in order; null if one was rejected. Late results end a reported delay. */
  async function ask<Value>(run: (store: UseStore) => Promise<Value>, isFile = false): Promise<{ value: Value } | null> {
    if (isUnusable || destroyed) return null
    try {
      const value = await tryTwice(run)
      isSlow = false
      return { value }
    } catch {
      // WebKit stores no file in a private window, but all else.
      if (!isFile) reject()
      return null
    }
  }

  /** The browser may have deleted (site data cleared) or closed the database: a new one can be opened then. */
  async function tryTwice<Value>(run: (store: UseStore) => Promise<Value>): Promise<Value> {
    database ??= openStore(name)
    try {
      return await run(database)
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error
      database = openStore(name)
      return run(database)
    }
  }

  /** The result, or null after the timeout. */
  function within<Value>(response: Promise<Value | null>, max: number): Promise<Value | null> {
    return new Promise((resolve) => {
      let steps = 0
      let timer = clock.after(timeoutMs.step, step)
      function step(): void {
        steps += 1
        if (steps === max) resolve(null)
        else timer = clock.after(timeoutMs.step, step)
      }
      void response.then(resolve).finally(() => timer.cancel())
    })
  }

  /** Records that a request has not completed for long. */
  function watch(response: Promise<unknown>): void {
    const settled = response.then(() => true)
    void within(settled, timeoutMs.read).then((hasResponded) => {
      if (hasResponded || isSlow || destroyed) return
      isSlow = true
      onUnavailable('slow')
    })
  }

  async function read<Value>(run: (store: UseStore) => Promise<Value>, late?: (value: Value) => void): Promise<Value | undefined> {
    const response = ask(run)
    // Without responses the page continues with its known values.
    if (!isSlow) watch(response)
    const inTime = isSlow ? null : await within(response, timeoutMs.read)
    if (inTime === null && late) void response.then((found) => found && late(found.value))
    return inTime?.value
  }

  /** `undefined` removes it. */
  async function write(key: string, value: unknown): Promise<boolean> {
    memory.set(key, value)
    const writing = ask((store) => store('readwrite', (objects) => put(objects, key, value)), value instanceof Blob)
    const written = writing.then((response) => {
      if (response && memory.has(key) && memory.get(key) === value) {
        memory.delete(key)
        unloadJournal.drop(key)
      }
      return response
    })
    if (isSlow) return false
    watch(written)
    return (await within(written, timeoutMs.write)) !== null
  }

  if (left.size > 0) {
    clock.after(writeLeftAfter, () => {
      for (const [key, value] of left) if (memory.has(key) && memory.get(key) === value) void write(key, value)
    })
  }

  return {
    async get(key: string, late?: (value: unknown) => void) {
      if (memory.has(key)) return memory.get(key)
      return read((store) => get<unknown>(key, store), late)
    },
    async entries(prefix) {
      const entries = await read(async (store) => {
        const names = (await keys<IDBValidKey>(store)).filter((key) => typeof key === 'string').filter((key) => key.startsWith(prefix))
        const values = await getMany<unknown>(names, store)
        return names.map((key, index) => [key, values[index]] as const)
      })
      const unsaved = [...memory].filter(([key]) => key.startsWith(prefix))
      return [...new Map([...(entries ?? []), ...unsaved])].filter(([, value]) => value !== undefined)
    },
    set: write,
    async remove(key) {
      unloadJournal.drop(key)
      await write(key, undefined)
    },
    leave() {
      if (!destroyed) unloadJournal.store(memory)
    },
    async destroy() {
      memory.clear()
      unloadJournal.clear()
      const emptied = ask((store) => store('readwrite', empty))
      destroyed = true
      // Its name is the account's. It is deleted when the last window of the account has closed it.
      const removed = emptied.then(() => promisifyRequest(indexedDB.deleteDatabase(name))).catch(() => null)
      await within(removed, timeoutMs.read)
    },
  }
}

function openStore(name: string): UseStore {
  const request = indexedDB.open(name)
  request.onupgradeneeded = () => request.result.createObjectStore('kept')
  return storeIn(promisifyRequest(request))
}

function storeIn(opening: Promise<IDBDatabase>): UseStore {
  return async (mode, use) => use((await opening).transaction('kept', mode).objectStore('kept'))
}

/** Deletes everything and closes the database, after all earlier requests. */
function empty(objects: IDBObjectStore): Promise<void> {
  objects.clear()
  objects.transaction.db.close()
  return promisifyRequest(objects.transaction)
}

/** Commits explicitly: a closing page does not live to see the automatic commit. */
function put(objects: IDBObjectStore, key: string, value: unknown): Promise<void> {
  if (value === undefined) objects.delete(key)
  else objects.put(value, key)
  objects.transaction.commit()
  return promisifyRequest(objects.transaction)
}
