/** A set of listeners. */
export interface Listeners {
  /** Adds a listener; the returned function removes it. */
  subscribe(listener: () => void): () => void
  /** Calls every present listener. Listeners that are added or removed meanwhile change nothing. */
  tell(): void
}

export function createListeners(): Listeners {
  const listeners = new Set<() => void>()
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tell() {
      for (const listener of Array.from(listeners)) listener()
    },
  }
}
