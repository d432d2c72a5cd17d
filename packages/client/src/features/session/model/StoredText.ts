/** Short texts on the device with synchronous access. Never throws: a text that the browser rejects lasts as long as the page. */
export interface StoredText {
  get(key: string): string | null
  set(key: string, text: string): void
  remove(key: string): void
}

/** The used part of `localStorage`. */
export type KeyValue = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** @param storage gives `localStorage` or `sessionStorage`; merely touching them can throw */
export function createStoredText(storage: () => KeyValue, onUnavailable: () => void = () => {}): StoredText {
  const memory = new Map<string, string | null>()

  function attempt<Value>(run: (storage: KeyValue) => Value): Value | null {
    try {
      return run(storage())
    } catch {
      // The browser denies it or is full; `onUnavailable` informs the user.
      onUnavailable()
      return null
    }
  }

  return {
    get: (key) => memory.get(key) ?? (memory.has(key) ? null : attempt((stored) => stored.getItem(key))),
    set(key, text) {
      memory.set(key, text)
      if (attempt((stored) => stored.setItem(key, text)) !== null) memory.delete(key)
    },
    remove(key) {
      memory.set(key, null)
      if (attempt((stored) => stored.removeItem(key)) !== null) memory.delete(key)
    },
  }
}
