interface CachedVerdict<Value> {
  at: number
  readonly from: readonly unknown[]
  readonly value: Value
}

/** Remembers the verdict on each thing in each view. */
export interface VerdictCache<Key extends object, Value> {
  /**
   * Computes a verdict again only if its inputs changed, and returns the previous object if it is equal.
   *
   * @param at counts the changes of anything; between two nothing is looked at
   * @param from all that the judgement depends on besides the key and the view
   */
  of(key: Key, view: string, at: number, from: () => readonly unknown[], judge: () => Value): Value
}

export function createVerdictCache<Key extends object, Value>(isSame: (one: Value, other: Value) => boolean): VerdictCache<Key, Value> {
  const verdicts = new WeakMap<Key, Map<string, CachedVerdict<Value>>>()
  return {
    of(key, view, at, inputs, judge) {
      const byView = verdicts.get(key) ?? new Map<string, CachedVerdict<Value>>()
      verdicts.set(key, byView)
      const known = byView.get(view)
      if (known?.at === at) return known.value
      const from = inputs()
      if (known && areTheSame(known.from, from)) {
        known.at = at
        return known.value
      }
      const judged = judge()
      const value = known && isSame(known.value, judged) ? known.value : judged
      byView.set(view, { at, from, value })
      return value
    },
  }
}

function areTheSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((one, index) => Object.is(one, others[index]))
}
