/** A set of listeners. */
export interface Listeners {
  /** Adds a listener; the returned function removes it. */
  subscribe(listener: () => void): () => void
  /** Calls every present listener. Listeners that are added or removed meanwhile are ignored. */
  notify(): void
}

/**
 * An empty set of listeners.
 *
 * @example
 * const { subscribe, notify } = createListeners()
 * const stop = subscribe(() => console.log('changed'))
 * notify()
 * stop()
 */
export function createListeners(): Listeners {
  const listeners = new Set<() => void>()
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    notify() {
      for (const listener of Array.from(listeners)) listener()
    },
  }
}
