import type { Stop } from './Cell.ts'

/** Listeners by key. A listener is called for its own key only. */
export interface KeyedListeners<Key extends string> {
  subscribe(key: Key, listener: () => void): Stop
  /** True if the key has at least one listener. */
  has(key: Key): boolean
  notify(key: Key): void
}

/**
 * Creates listeners without keys.
 *
 * @example
 * const drafts = createKeyedListeners<DraftId>()
 * const stop = drafts.subscribe('d1', () => console.log('d1 changed'))
 * drafts.notify('d1')
 */
export function createKeyedListeners<Key extends string>(): KeyedListeners<Key> {
  const byKey = new Map<Key, Set<() => void>>()
  return {
    subscribe(key, listener) {
      const listeners = byKey.get(key) ?? new Set()
      byKey.set(key, listeners)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0 && byKey.get(key) === listeners) byKey.delete(key)
      }
    },
    has: (key) => byKey.has(key),
    notify(key) {
      for (const listener of Array.from(byKey.get(key) ?? [])) listener()
    },
  }
}
