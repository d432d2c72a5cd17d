/** An object of a file, whose values can be anything. */
export type Bag = Readonly<Record<string, unknown>>

export function isBag(value: unknown): value is Bag {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A value that is no object reads as an empty one: every name is missing then, which each reader allows for. */
export function bag(value: unknown): Bag {
  return isBag(value) ? value : {}
}

/** The value of a name that the object has itself. */
export function own(object: Bag, name: string): unknown {
  return Object.hasOwn(object, name) ? object[name] : undefined
}

/** A number, or a text that is one; null for all else. */
export function number(value: unknown): number | null {
  const found = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof found === 'number' && Number.isFinite(found) ? found : null
}

/** Marks that turn the direction of a text, also of the words around it. */
const turns = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

/** A name to be shown, on one line. */
export function shownName(value: unknown): string {
  return typeof value === 'string'
    ? value
        .replaceAll(turns, '')
        .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
        .trim()
        .slice(0, 100)
    : ''
}
