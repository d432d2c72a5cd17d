/**
 * Creates ids like Akkoma's "flakes": 18 base-62 characters, ordered by time when compared as text. 64 bits of milliseconds, 48 bits for
 * the process, 16 bits of a counter.
 */
export interface IdSource {
  /** An id for now, greater than every id this source gave before. */
  next(): string
  /** An id for a post of the given time (milliseconds): used for remote and seeded posts, which arrive out of order. */
  at(ms: number): string
}

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const length = 18

/** Same clock and same random give the same ids. */
export function createIdSource(now: () => number, random: () => number): IdSource {
  const worker = (BigInt(Math.floor(random() * 2 ** 24)) << 24n) | BigInt(Math.floor(random() * 2 ** 24))
  let lastMs = 0
  let count = 0
  const atCounted = (ms: number) => {
    count = (count + 1) & 0xffff
    return encode((BigInt(ms) << 64n) | (worker << 16n) | BigInt(count))
  }
  return {
    next() {
      const ms = Math.max(now(), lastMs)
      // The counter has come round: the next millisecond keeps the order.
      lastMs = count === 0xffff ? ms + 1 : ms
      return atCounted(lastMs)
    },
    at: (ms) => atCounted(ms),
  }
}

/** The smallest id of a moment, for cutting a timeline at a time. */
export function firstIdAt(ms: number): string {
  return encode(BigInt(ms) << 64n)
}

/** Whether a text can be an id of this kind; Akkoma drops anything else from queries. */
export function isFlake(text: string): boolean {
  return /^[0-9A-Za-z]{18}$/.test(text)
}

function encode(value: bigint): string {
  let text = ''
  for (let rest = value; rest > 0n; rest /= 62n) text = (digits[Number(rest % 62n)] ?? '') + text
  return text.padStart(length, '0')
}
