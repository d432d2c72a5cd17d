import type { KeyValue } from '#features/session/model/StoredText.ts'

/** A replacement of `localStorage` and `sessionStorage`, backed by a map. */
export function textsInMemory(texts = new Map<string, string>()): KeyValue {
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
    key: (index) => [...texts.keys()][index] ?? null,
    get length() {
      return texts.size
    },
  }
}
