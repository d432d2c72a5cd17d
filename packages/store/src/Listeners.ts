/** A set of listeners. */
export interface Listeners {
  /** Adds a listener; the returned function removes it. */
  subscribe(listener: () => void): () => void
  /** Calls each listener that is subscribed now. Listeners added during the call are not called; removed ones still are. */
  notify(): void
}

/**
 * Creates an empty set of listeners.
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
