interface Judgement<Value> {
  readonly at: number
  readonly value: Value
}

/** Remembers what was judged of each thing in each view. */
export interface Judgements<Key extends object, Value> {
  /**
   * Judges once between two changes, and hands out the same object as before when the judgement is the same.
   * @param at counts the changes
   */
  of(key: Key, view: string, at: number, judge: () => Value): Value
}

export function createJudgements<Key extends object, Value>(isSame: (one: Value, other: Value) => boolean): Judgements<Key, Value> {
  const kept = new WeakMap<Key, Map<string, Judgement<Value>>>()
  return {
    of(key, view, at, judge) {
      const byView = kept.get(key) ?? new Map<string, Judgement<Value>>()
      kept.set(key, byView)
      const known = byView.get(view)
      if (known?.at === at) return known.value
      const judged = judge()
      const value = known && isSame(known.value, judged) ? known.value : judged
      byView.set(view, { at, value })
      return value
    },
  }
}
