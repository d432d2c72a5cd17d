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
  const keys = Object.keys(next)
  const kept: Record<string, unknown> = {}
  let same = keys.length === Object.keys(previous).length
  for (const key of keys) {
    kept[key] = keepEqual(previous[key], next[key])
    same &&= Object.is(kept[key], previous[key]) && Object.hasOwn(previous, key)
  }
  return same ? previous : kept
}

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
