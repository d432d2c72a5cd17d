/**
 * Structural sharing: returns `next`, in which every value that equals the one in `previous` is replaced by that one. So unchanged values
 * keep their identity, and `previous` itself is returned if nothing differs. For plain JSON-like values.
 *
 * @example
 * reuseEqual(previous, { tags: ['a'], text: 'new' }).tags === previous.tags
 */
export function reuseEqual<Value>(previous: unknown, next: Value): Value
export function reuseEqual(previous: unknown, next: unknown): unknown {
  if (isEqual(previous, next)) return previous
  if (isList(previous) && isList(next)) return next.map((item, index) => reuseEqual(previous[index], item))
  if (!isPlain(previous) || !isPlain(next)) return next
  // `fromEntries` treats "__proto__" as a normal key. An assignment would set the prototype.
  return Object.fromEntries(Object.entries(next).map(([key, value]) => [key, reuseEqual(previous[key], value)]))
}

/**
 * Compares plain JSON-like values deeply.
 *
 * @example
 * isEqual({ tags: ['a'] }, { tags: ['a'] }) // true
 */
export function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (Array.isArray(one))
    return Array.isArray(other) && one.length === other.length && one.every((item, index) => isEqual(item, other[index]))
  if (!isPlain(one) || !isPlain(other)) return false
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => Object.hasOwn(other, key) && isEqual(one[key], other[key]))
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
