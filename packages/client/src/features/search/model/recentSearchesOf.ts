import { createCell, type Cell } from '@rookery/store/Cell'
import { createStoredSlot } from '#features/session/model/Slot.ts'

/** Recent searches of the account on this device, latest first. */
export interface RecentSearches {
  readonly texts: Cell<readonly string[]>
  add(text: string): Promise<void>
  remove(text: string): Promise<void>
  clear(): Promise<void>
}

const storageKey = 'recentSearches'

const max = 10

/** Stored on the device only; signing out deletes it. */
export const recentSearchesOf = createStoredSlot<RecentSearches>('recentSearches', async (storage) => {
  const stored = read(await storage.get(storageKey))
  return () => {
    const texts = createCell(stored)
    // Another tab may have written meanwhile.
    const change = async (next: (before: readonly string[]) => readonly string[]) => {
      const changed = next(read(await storage.get(storageKey)))
      texts.set(changed)
      await storage.set(storageKey, changed)
    }
    return {
      texts,
      add: (text) => change((before) => [text, ...before.filter((other) => other !== text)].slice(0, max)),
      remove: (text) => change((before) => before.filter((other) => other !== text)),
      clear: () => change(() => []),
    }
  }
})

function read(stored: unknown): readonly string[] {
  return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string').slice(0, max) : []
}
