import { expect, test } from 'vitest'
import { createNotices } from '#features/notices/model/Notices.ts'
import { HeldClock } from '../../../api/test/HeldClock.ts'
import { createLossNotices } from './lossNotices.ts'

const joined = { kind: 'joined', initial: true, tokenPlace: 'protocol' } as const
const error = { kind: 'error', code: 1006, retryIn: 1000 } as const

function begin() {
  const clock = new HeldClock()
  const notices = createNotices(clock)
  const losses = createLossNotices(notices, clock)
  return {
    clock,
    losses,
    shown: () => notices.get().map(({ messageKey, timeout }) => [messageKey, timeout]),
    told: () =>
      notices.history.get().map(({ messageKey, args: { code } }) => (typeof code === 'string' ? `${messageKey} ${code}` : messageKey)),
  }
}

test('a loss is reported with its code after three seconds, and then the return of the connection', () => {
  const { clock, losses, shown, told: notified } = begin()
  losses.follow(joined)
  losses.follow(error)
  clock.pass(2999)
  expect(notified()).toEqual([])
  clock.pass(1)
  expect(notified()).toEqual(['realtime.lost 1006'])
  expect(shown()).toEqual([['realtime.lost', 5000]])
  losses.follow({ kind: 'starting' })
  losses.follow(error)
  clock.pass(5000)
  losses.follow(joined)
  expect(notified()).toEqual(['realtime.restored', 'realtime.lost 1006'])
  expect(shown()).toEqual([['realtime.restored', 5000]])
})

test('a short break, and a connection that never opened, are not reported', () => {
  const { clock, losses, told: notified } = begin()
  losses.follow(error)
  clock.pass(10_000)
  losses.follow(joined)
  losses.follow(error)
  clock.pass(2000)
  losses.follow(joined)
  clock.pass(10_000)
  losses.follow(null)
  expect(notified()).toEqual([])
})

test('an unstable connection is reported once a minute', () => {
  const { clock, losses, told: notified } = begin()
  losses.follow(joined)
  for (let round = 0; round < 12; round += 1) {
    losses.follow(error)
    clock.pass(5000)
    losses.follow(joined)
    clock.pass(5000)
  }
  expect(notified().filter((key) => key.startsWith('realtime.lost'))).toHaveLength(2)
  expect(notified().filter((key) => key === 'realtime.restored')).toHaveLength(2)
})

test('a loss within a minute of the last notice is reported after the minute, if it continues', () => {
  const { clock, losses, told: notified } = begin()
  losses.follow(joined)
  losses.follow(error)
  clock.pass(4000)
  losses.follow(joined)
  losses.follow({ ...error, code: 1011 })
  clock.pass(58_999)
  expect(notified()).toEqual(['realtime.restored', 'realtime.lost 1006'])
  clock.pass(1)
  expect(notified()).toEqual(['realtime.lost 1011', 'realtime.restored', 'realtime.lost 1006'])
})

test('nothing is reported after a stop', () => {
  const { clock, losses, told: notified } = begin()
  losses.follow(joined)
  losses.follow(error)
  losses.stop()
  clock.pass(10_000)
  expect(notified()).toEqual([])
})
