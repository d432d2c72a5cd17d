/** Those who want to hear of something. */
export interface Listeners {
  /** Until what it returns is called. */
  subscribe(listener: () => void): () => void
  /** Tells everybody who listens now; who comes or goes meanwhile changes nothing. */
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
