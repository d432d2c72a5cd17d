import { seededRandom } from './seededRandom.ts'

/** Chance that repeats: the same key gives the same sequence at every run. */
export interface Random {
  /** From 0 up to 1. */
  next(): number
  /** A whole number from `from` to `to`, both included. */
  int(from: number, to: number): number
  between(from: number, to: number): number
  chance(probability: number): boolean
  /** @throws when there is nothing to pick from */
  pick<Value>(values: readonly Value[]): Value
  /** So many different ones, in no order; all when there are not enough. */
  some<Value>(values: readonly Value[], count: number): Value[]
}

/** @param key name of a sequence, so that a change in one subject leaves the others as they were */
export function createRandom(key: string): Random {
  return randomFrom(seededRandom(hash(key)))
}

/** The same choices over any source of chance. */
export function randomFrom(next: () => number): Random {
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    int,
    between: (from, to) => from + next() * (to - from),
    chance: (probability) => next() < probability,
    pick(values) {
      const [value] = values.slice(int(0, values.length - 1))
      if (value === undefined) throw new Error('There is nothing to pick from. The list is empty; give it an entry.')
      return value
    },
    some(values, count) {
      const rest = [...values]
      const found = []
      while (found.length < count && rest.length > 0) found.push(...rest.splice(int(0, rest.length - 1), 1))
      return found
    },
  }
}

/** FNV-1a. */
function hash(key: string): number {
  let value = 0x811c9dc5
  for (const character of key) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return value >>> 0
}
