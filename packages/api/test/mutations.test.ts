import fc from 'fast-check'
import { expect, test } from 'vitest'

import { recorded } from './recordings.ts'
import { decodeAccount } from '../src/wire/account.ts'
import { DecodeError } from '../src/wire/DecodeError.ts'
import { decodeInstance } from '../src/wire/instance.ts'
import { decodeNodeInfo } from '../src/wire/nodeInfo.ts'
import { decodeNotification } from '../src/wire/notification.ts'
import { decodeStatus } from '../src/wire/status.ts'
import { decodeFrame } from '../src/stream/decodeFrame.ts'
import { propertyRuns } from '../../../scripts/propertyRuns.ts'

type Path = readonly (string | number)[]

/** Paths to everything inside a value that decoders look at, itself included. */
function paths(value: unknown, at: Path = []): Path[] {
  // Nine tenths of an account are the nodeinfo of its server, of which two texts are read.
  if (at.at(-1) === 'metadata' && at.includes('nodeinfo')) return []
  if (typeof value !== 'object' || value === null) return [at]
  const inner = Array.isArray(value)
    ? value.map((item, index) => paths(item, [...at, index]))
    : Object.entries(value).map(([key, item]) => paths(item, [...at, key]))
  return [at, ...inner.flat()]
}

/** A copy with the value at the path replaced; `undefined` removes the key. */
function replaced(value: unknown, [step, ...rest]: Path, change: (old: unknown) => unknown): unknown {
  if (step === undefined) return change(value)
  if (Array.isArray(value)) return value.flatMap((item: unknown, index) => (index === step ? [replaced(item, rest, change)] : [item]))
  const entries = Object.entries(value ?? {}).map(([key, item]): [string, unknown] => [
    key,
    key === step ? replaced(item, rest, change) : item,
  ])
  return Object.fromEntries(entries.filter(([, item]) => item !== undefined))
}

const changes: fc.Arbitrary<(old: unknown) => unknown> = fc.oneof(
  fc.constant(() => undefined),
  fc.constant(() => null),
  fc.constant((old: unknown) => [old]),
  fc.constant((old: unknown) => ({ value: old })),
  fc.constant((old: unknown) => (typeof old === 'string' ? Number(old) : String(old))),
  fc.anything({ maxDepth: 2 }).map((value) => () => value),
  fc.jsonValue({ maxDepth: 2 }).map((value) => () => value),
)

/** Values that a decoder may never produce: readers would show "NaN" or fall over. */
function holes(value: unknown, path = ''): string[] {
  if (value === undefined || (typeof value === 'number' && !Number.isFinite(value))) return [path]
  if (typeof value !== 'object' || value === null) return []
  // Free data of the server is handed on as it is.
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'settingsStore' || key === 'federation' ? [] : holes(inner, `${path}.${key}`),
  )
}

/** The type of each value on the first two levels; a mutation must not change it, except to or from null. */
function readable(value: object, good: object): void {
  // A notification of another type has other fields.
  if ('type' in value && 'type' in good && value.type !== good.type) return
  for (const [key, type] of Object.entries(good)) {
    const mutated: unknown = Object.entries(value).find(([name]) => name === key)?.[1]
    if (mutated === null || type === null) continue
    expect([key, Array.isArray(mutated), typeof mutated]).toEqual([key, Array.isArray(type), typeof type])
  }
}

/** The decoded value; null if it was rejected with a DecodeError. Other errors fail the test. */
function read(decode: (raw: unknown) => object, raw: unknown): object | null {
  try {
    return decode(raw)
  } catch (error) {
    if (error instanceof DecodeError) return null
    throw error
  }
}

const cases: readonly [string, string, (raw: unknown) => object][] = [
  ['a status with media', 'statuses/show_media_all.json', decodeStatus],
  ['a repeat', 'statuses/show_boost.json', decodeStatus],
  ['a quote', 'statuses/show_quote_of_deleted.json', decodeStatus],
  ['a poll', 'statuses/show_poll_voted.json', decodeStatus],
  ['a status with everything', 'statuses/show_with_everything.json', decodeStatus],
  ['a notification', 'notifications/by_type/pleroma_emoji_reaction.json', decodeNotification],
  ['a notification of a move', 'notifications/by_type/move.json', decodeNotification],
  ['a remote account', 'accounts/show_remote.json', decodeAccount],
  ['an own account', 'accounts/verify_credentials_bob.json', decodeAccount],
  ['an instance', 'instance/v1_instance.json', decodeInstance],
  ['a nodeinfo', 'instance/nodeinfo_2.0.json', decodeNodeInfo],
]

test.each(cases)('%s with any field lost, emptied, swapped or nested is read or refused, never half of each', (_, file, decode) => {
  const good = recorded(file)
  const whole = decode(good)
  const mutation = fc.record({ path: fc.constantFrom(...paths(good)), change: changes })
  fc.assert(
    fc.property(fc.array(mutation, { minLength: 1, maxLength: 6 }), (mutations) => {
      let raw: unknown = good
      for (const { path, change } of mutations) raw = replaced(raw, path, change)
      const value = read(decode, raw)
      expect(holes(value)).toEqual([])
      readable(value ?? {}, value ? whole : {})
    }),
    { numRuns: propertyRuns(300) },
  )
})

test('any text on a stream becomes an event or nothing', () => {
  const envelope = fc.record({
    event: fc.oneof(fc.constantFrom('update', 'delete', 'notification', 'conversation'), fc.string()),
    payload: fc.anything(),
  })
  const frame = fc.oneof(
    fc.string(),
    fc.json(),
    envelope.map((value) => JSON.stringify(value)),
    fc.anything(),
  )
  fc.assert(
    fc.property(frame, (data) => {
      expect(holes(decodeFrame(data, 'pond.example'))).toEqual([])
    }),
  )
})
