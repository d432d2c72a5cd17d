/**
 * `next` with every part that equals the same part of `previous` replaced by it, so that identity means change:
 * returns `previous` itself when nothing differs. For plain JSON-like values.
 */
export function keepEqual<Value>(previous: unknown, next: Value): Value
export function keepEqual(previous: unknown, next: unknown): unknown {
  if (Object.is(previous, next)) return previous
  if (Array.isArray(previous) && Array.isArray(next)) return keepEqualArray(previous, next)
  if (isPlain(previous) && isPlain(next)) return keepEqualObject(previous, next)
  return next
}

type Plain = Readonly<Record<string, unknown>>

function keepEqualArray(previous: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  const kept = next.map((item, index) => keepEqual(previous[index], item))
  return kept.length === previous.length && kept.every((item, index) => Object.is(item, previous[index])) ? previous : kept
}

function keepEqualObject(previous: Plain, next: Plain): Plain {
  const entries = Object.entries(next).map(([key, value]) => [key, keepEqual(previous[key], value)] as const)
  const same =
    entries.length === Object.keys(previous).length &&
    entries.every(([key, value]) => Object.hasOwn(previous, key) && Object.is(value, previous[key]))
  // Not built by assignment: a key called "__proto__" is a key like any other.
  return same ? previous : Object.fromEntries(entries)
}

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
