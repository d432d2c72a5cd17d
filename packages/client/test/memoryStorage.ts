import type { AccountStorage } from '#features/session/model/AccountStorage.ts'

/** The databases of one browser, by their names. */
export type Databases = Map<string, Map<string, unknown>>

/**
 * An account's storage without IndexedDB. Values are cloned as a database would.
 *
 * @param waits for each read from it; nothing when absent
 */
export function memoryStorage(databases: Databases, name: string, waits?: () => Promise<void>): AccountStorage {
  const stored = databases.get(name) ?? new Map<string, unknown>()
  databases.set(name, stored)
  let isDestroyed = false
  return {
    async get(key) {
      await waits?.()
      return structuredClone(stored.get(key))
    },
    entries: async (prefix) => [...stored].filter(([key]) => key.startsWith(prefix)),
    async set(key, value) {
      if (!isDestroyed) stored.set(key, structuredClone(value))
      return !isDestroyed
    },
    async remove(key) {
      stored.delete(key)
    },
    // Nothing is ever on its way here.
    leave() {},
    async destroy() {
      isDestroyed = true
      stored.clear()
      if (databases.get(name) === stored) databases.delete(name)
    },
  }
}
