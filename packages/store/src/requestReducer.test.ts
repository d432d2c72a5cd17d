import { expect, test } from 'vitest'
import { beginRequest, requestReducer, restoreRequest, type RequestEvent, type RequestState } from './requestReducer.ts'

const on = beginRequest(true, false)

function after(state: RequestState | null, ...events: RequestEvent[]): RequestState {
  if (!state) throw new Error('Nothing begins.')
  return events.reduce(requestReducer, state)
}

const sent: RequestEvent = { kind: 'sent' }
const responded: RequestEvent = { kind: 'responded' }
const rejected: RequestEvent = { kind: 'rejected' }
const unconfirmed: RequestEvent = { kind: 'outcomeUnknown' }
const queued: RequestEvent = { kind: 'queued', isInDoubt: false }
const queuedWithUnknownOutcome: RequestEvent = { kind: 'queued', isInDoubt: true }
const back: RequestEvent = { kind: 'desired', desired: false }
const again: RequestEvent = { kind: 'desired', desired: true }
const found = (isOn: boolean | null): RequestEvent => ({ kind: 'fetched', isOn })

test('a request begins unless the server has the desired state', () => {
  expect(beginRequest(true, true)).toBeNull()
  expect(beginRequest(false, null)).toMatchObject({ phase: 'optimistic' })
})

test.each<readonly [string, readonly RequestEvent[], Partial<RequestState>]>([
  ['sent and confirmed', [sent, responded], { phase: 'settled', confirmed: true }],
  ['sent and rejected', [sent, rejected], { phase: 'rejected', confirmed: false }],
  ['changed back while sent', [sent, back], { phase: 'sent', desired: false, requested: true }],
  ['changed back while sent, then confirmed', [sent, back, responded], { phase: 'optimistic', confirmed: true }],
  ['changed back while sent, then rejected', [sent, back, rejected], { phase: 'unknown' }],
  ['changed back, rejected, and found not applied', [sent, back, rejected, found(false)], { phase: 'settled', confirmed: false }],
  ['changed back, rejected, but found applied', [sent, back, rejected, found(true)], { phase: 'optimistic', confirmed: true }],
  ['changed back, rejected, and not known by the server', [sent, back, rejected, found(null)], { phase: 'settled', confirmed: false }],
  ['changed back and forth while sent', [sent, back, again, responded], { phase: 'settled', confirmed: true }],
  ['queued, then changed back', [queued, back], { phase: 'settled', confirmed: false }],
  ['queued in doubt, then changed back', [sent, queuedWithUnknownOutcome, back], { phase: 'queued', desired: false }],
  ['changed back, then found unsent', [sent, back, queued], { phase: 'settled' }],
  ['sent with an unusable response', [sent, unconfirmed], { phase: 'unknown' }],
  ['found to be applied', [sent, unconfirmed, found(true)], { phase: 'settled', confirmed: true }],
  ['found not to be applied', [sent, unconfirmed, found(false)], { phase: 'rejected', confirmed: false }],
  ['not known by the server', [sent, unconfirmed, found(null)], { phase: 'rejected' }],
  ['changed back while unknown', [sent, unconfirmed, back, found(null)], { phase: 'optimistic', desired: false }],
  ['changed back while unknown, found applied', [sent, unconfirmed, back, found(true)], { phase: 'optimistic', confirmed: true }],
  ['rejected when repeated in doubt', [sent, queuedWithUnknownOutcome, sent, rejected], { phase: 'unknown' }],
  ['rejected in doubt, found applied', [sent, queuedWithUnknownOutcome, sent, rejected, found(true)], { phase: 'settled' }],
  ['found applied before it is repeated', [sent, queuedWithUnknownOutcome, found(true)], { phase: 'settled' }],
  ['found not applied before it is repeated', [sent, queuedWithUnknownOutcome, found(false)], { phase: 'queued', isInDoubt: true }],
  ['dropped', [queued, { kind: 'dropped' }], { phase: 'rejected' }],
  ['sent from the queue and queued again', [queued, sent, queued], { phase: 'queued', isInDoubt: false }],
  ['sent from the queue, then its response lost', [queued, sent, queuedWithUnknownOutcome, back], { phase: 'queued', desired: false }],
])('a request: %s', (_, events, expected) => {
  expect(after(on, ...events)).toMatchObject(expected)
})

test('an ended request ignores all events', () => {
  for (const end of [responded, rejected]) {
    const state = after(on, sent, end)
    expect(after(state, back, sent, responded, { kind: 'dropped' })).toBe(state)
  }
})

test('a request restored from the queue is sent, or settles if the server has its state already', () => {
  const restored = restoreRequest(true, null, false)
  expect(after(restored, found(null), sent, responded)).toMatchObject({ phase: 'settled', confirmed: true })
  expect(after(restored, found(true))).toMatchObject({ phase: 'settled' })
})
