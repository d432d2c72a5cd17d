import { expect, test } from 'vitest'
import { beginRequest, requestReducer, restoreRequest, type RequestEvent, type RequestState } from './requestReducer.ts'

const on = beginRequest(true, false)

function after(state: RequestState | null, ...events: RequestEvent[]): RequestState {
  if (!state) throw new Error('Nothing begins.')
  return events.reduce(requestReducer, state)
}

const sent: RequestEvent = { kind: 'sent' }
const responded: RequestEvent = { kind: 'responded' }
const rejected: RequestEvent = { kind: 'refused' }
const unconfirmed: RequestEvent = { kind: 'doubted' }
const queued: RequestEvent = { kind: 'queued', isInDoubt: false }
const queuedWithUnknownOutcome: RequestEvent = { kind: 'queued', isInDoubt: true }
const back: RequestEvent = { kind: 'desired', desired: false }
const again: RequestEvent = { kind: 'desired', desired: true }
const found = (isOn: boolean | null): RequestEvent => ({ kind: 'found', isOn })

test('nothing begins where the server has what is desired, and something does where nobody knows', () => {
  expect(beginRequest(true, true)).toBeNull()
  expect(beginRequest(false, null)).toMatchObject({ phase: 'optimistic' })
})

test.each<readonly [string, readonly RequestEvent[], Partial<RequestState>]>([
  ['sent and confirmed', [sent, responded], { phase: 'settled', confirmed: true }],
  ['sent and refused', [sent, rejected], { phase: 'rejected', confirmed: false }],
  ['pressed back on its way', [sent, back], { phase: 'sent', desired: false, requested: true }],
  ['pressed back on its way, then confirmed', [sent, back, responded], { phase: 'optimistic', confirmed: true }],
  ['pressed back on its way, then refused', [sent, back, rejected], { phase: 'unknown' }],
  ['pressed back, refused, and not there', [sent, back, rejected, found(false)], { phase: 'settled', confirmed: false }],
  ['pressed back, refused, and there all the same', [sent, back, rejected, found(true)], { phase: 'optimistic', confirmed: true }],
  ['pressed back, refused, and not told by the server', [sent, back, rejected, found(null)], { phase: 'settled', confirmed: false }],
  ['pressed back and forth on its way', [sent, back, again, responded], { phase: 'settled', confirmed: true }],
  ['queued, then pressed back', [queued, back], { phase: 'settled', confirmed: false }],
  ['queued in doubt, then pressed back', [sent, queuedWithUnknownOutcome, back], { phase: 'queued', desired: false }],
  ['pressed back on its way, then never sent', [sent, back, queued], { phase: 'settled' }],
  ['sent with an unusable response', [sent, unconfirmed], { phase: 'unknown' }],
  ['found to be applied', [sent, unconfirmed, found(true)], { phase: 'settled', confirmed: true }],
  ['found not to be applied', [sent, unconfirmed, found(false)], { phase: 'rejected', confirmed: false }],
  ['not told by the server', [sent, unconfirmed, found(null)], { phase: 'rejected' }],
  ['pressed back while nobody knows', [sent, unconfirmed, back, found(null)], { phase: 'optimistic', desired: false }],
  ['pressed back while unknown, found applied', [sent, unconfirmed, back, found(true)], { phase: 'optimistic', confirmed: true }],
  ['refused when it was repeated in doubt', [sent, queuedWithUnknownOutcome, sent, rejected], { phase: 'unknown' }],
  ['refused in doubt, found applied', [sent, queuedWithUnknownOutcome, sent, rejected, found(true)], { phase: 'settled' }],
  ['found applied before it is repeated', [sent, queuedWithUnknownOutcome, found(true)], { phase: 'settled' }],
  ['found not applied before it is repeated', [sent, queuedWithUnknownOutcome, found(false)], { phase: 'queued', isInDoubt: true }],
  ['dropped', [queued, { kind: 'dropped' }], { phase: 'rejected' }],
  ['put off from the queue', [queued, sent, queued], { phase: 'queued', isInDoubt: false }],
  ['lost from the queue', [queued, sent, queuedWithUnknownOutcome, back], { phase: 'queued', desired: false }],
])('what is %s', (_, events, expected) => {
  expect(after(on, ...events)).toMatchObject(expected)
})

test('what has ended stays as it is', () => {
  for (const end of [responded, rejected]) {
    const state = after(on, sent, end)
    expect(after(state, back, sent, responded, { kind: 'dropped' })).toBe(state)
  }
})

test('what an earlier page queued is sent, or was reached already', () => {
  const restored = restoreRequest(true, null, false)
  expect(after(restored, found(null), sent, responded)).toMatchObject({ phase: 'settled', confirmed: true })
  expect(after(restored, found(true))).toMatchObject({ phase: 'settled' })
})
