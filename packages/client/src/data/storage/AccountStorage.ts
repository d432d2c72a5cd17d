import { clear, createStore, get, getMany, keys, promisifyRequest, type UseStore } from 'idb-keyval'
import type { Clock } from '@rookery/api/http/Clock'
import type { KeptText } from './KeptText.ts'
import { createUnwritten } from './Unwritten.ts'

/**
 * What one account keeps on this device. Never rejects: where the browser refuses storage or it is full, things live in
 * memory until the page closes, and `onUnavailable` is told once. Check the shape of what comes back: an older version wrote it.
 */
export interface AccountStorage {
  get(key: string): Promise<unknown>
  /** Everything under keys that begin so. */
  entries(prefix: string): Promise<readonly (readonly [string, unknown])[]>
  /** Resolves to whether the device has it now. */
  set(key: string, value: unknown): Promise<boolean>
  remove(key: string): Promise<void>
  /** The page is being left: what is not written yet is put where the next page finds it. Done when it returns. */
  leave(): void
  /** Takes away everything the account kept, for good: what is written after lives in memory only. */
  destroy(): Promise<void>
}

export interface StorageOptions {
  /** Name of the database, one an account. */
  readonly name: string
  readonly clock: Clock
  /** What can be written at once, when the page is left. */
  readonly kept: KeptText
  readonly onUnavailable: () => void
}

/**
 * A browser that has not answered by then (a version change elsewhere, a private mode) never will. Waited for in steps: a
 * machine that slept through a write wakes up with one step over, not with all of them.
 */
const patience = { steps: 4, step: 500 }

/** What the last page left is written when the first picture is drawn: a write would hold up what is read for it. */
const writeLeftAfter = 2000

export function createAccountStorage({ name, clock, kept, onUnavailable }: StorageOptions): AccountStorage {
  const unwritten = createUnwritten(kept, name)
  const left = unwritten.read()
  // Values that the database has refused or not confirmed yet stand over its own; `undefined` marks a removed one.
  const memory = new Map(left)
  let database: UseStore | null = null
  let refused = false
  let destroyed = false

  function refuse(): void {
    if (refused) return
    refused = true
    onUnavailable()
  }

  async function attempt<Value>(run: (store: UseStore) => Promise<Value>): Promise<{ value: Value } | null> {
    if (refused || destroyed) return null
    try {
      return { value: await tryTwice(run) }
    } catch {
      // Told to the person by `onUnavailable`; the session goes on in memory.
      refuse()
      return null
    }
  }

  /** The browser may have thrown the database away (site data cleared) or closed it: a new one can be opened then. */
  async function tryTwice<Value>(run: (store: UseStore) => Promise<Value>): Promise<Value> {
    database ??= createStore(name, 'kept')
    try {
      return await within(run(database))
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error
      database = createStore(name, 'kept')
      return within(run(database))
    }
  }

  function within<Value>(work: Promise<Value>): Promise<Value> {
    return new Promise((resolve, reject) => {
      let steps = 0
      let timer = clock.after(patience.step, step)
      function step(): void {
        steps += 1
        if (steps === patience.steps) reject(new Error(`The database "${name}" did not answer.`))
        else timer = clock.after(patience.step, step)
      }
      work.then(resolve, reject).finally(() => timer.cancel())
    })
  }

  /** `undefined` takes it away. */
  async function write(key: string, value: unknown): Promise<boolean> {
    memory.set(key, value)
    const written = await attempt((store) => store('readwrite', (objects) => put(objects, key, value)))
    if (written && memory.get(key) === value) {
      memory.delete(key)
      unwritten.drop(key)
    }
    return written !== null
  }

  if (left.size > 0) {
    clock.after(writeLeftAfter, () => {
      for (const [key, value] of left) if (memory.has(key) && memory.get(key) === value) void write(key, value)
    })
  }

  return {
    async get(key) {
      if (memory.has(key)) return memory.get(key)
      return (await attempt((store) => get<unknown>(key, store)))?.value
    },
    async entries(prefix) {
      const stored = await attempt(async (store) => {
        const names = (await keys<IDBValidKey>(store)).filter((key) => typeof key === 'string').filter((key) => key.startsWith(prefix))
        const values = await getMany<unknown>(names, store)
        return names.map((key, index) => [key, values[index]] as const)
      })
      const unsaved = [...memory].filter(([key]) => key.startsWith(prefix))
      return [...new Map([...(stored?.value ?? []), ...unsaved])].filter(([, value]) => value !== undefined)
    },
    set: write,
    async remove(key) {
      unwritten.drop(key)
      await write(key, undefined)
    },
    leave() {
      if (!destroyed) unwritten.keep(memory)
    },
    async destroy() {
      memory.clear()
      unwritten.clear()
      const emptied = attempt((store) => clear(store))
      destroyed = true
      await emptied
    },
  }
}

/** Commits at once: a page that is being left does not live to see the browser do it by itself. */
function put(objects: IDBObjectStore, key: string, value: unknown): Promise<void> {
  if (value === undefined) objects.delete(key)
  else objects.put(value, key)
  objects.transaction.commit()
  return promisifyRequest(objects.transaction)
}
