import { createFakeClock } from '@rookery/instance/testing'
import { beforeEach, expect, test } from 'vitest'
import { messageText } from './Message.ts'
import { createNotices, type Notices } from './Notices.ts'

let clock: ReturnType<typeof createFakeClock>
let notices: Notices

beforeEach(() => {
  clock = createFakeClock()
  notices = createNotices(clock)
})

const keys = () => notices.get().map((notice) => notice.messageKey)

test('a notice is an error unless it says otherwise, and stays until it is closed', () => {
  const id = notices.show({ messageKey: 'errors.generic' })
  clock.advance(3_600_000)
  expect(notices.get()).toEqual([{ id, level: 'error', messageKey: 'errors.generic', args: {}, timeout: null, action: null }])
  notices.close(id)
  notices.close(id)
  expect(keys()).toEqual([])
})

test('a notice with a time goes away then', () => {
  notices.show({ messageKey: 'errors.generic', timeout: 5000 })
  clock.advance(4999)
  expect(keys()).toHaveLength(1)
  clock.advance(1)
  expect(keys()).toHaveLength(0)
})

test('the timer of a notice pauses while the notice is being read, and then continues', () => {
  const id = notices.show({ messageKey: 'errors.generic', timeout: 5000 })
  clock.advance(3000)
  notices.pause(id)
  clock.advance(60_000)
  expect(keys()).toHaveLength(1)
  notices.resume(id)
  clock.advance(1999)
  expect(keys()).toHaveLength(1)
  clock.advance(1)
  expect(keys()).toHaveLength(0)
})

test('the same notice again does not stack, and its timer restarts', () => {
  const args = { error: { key: 'errors.serverError' } } as const
  const first = notices.show({ messageKey: 'timeline.error', args, timeout: 5000 })
  clock.advance(4000)
  expect(notices.show({ messageKey: 'timeline.error', args: { error: { key: 'errors.serverError' } }, timeout: 5000 })).toBe(first)
  notices.show({ messageKey: 'timeline.error', args: { error: { key: 'errors.rateLimited' } }, timeout: 5000 })
  expect(keys()).toHaveLength(2)
  clock.advance(4000)
  expect(keys()).toHaveLength(2)
  clock.advance(1000)
  expect(keys()).toHaveLength(0)
})

test('notices with an action do not replace each other, because each has its own action', () => {
  const done: string[] = []
  const offer = (what: string) => ({ label: 'general.undo', run: () => void done.push(what) }) as const
  notices.show({ messageKey: 'post.threadMuted', action: offer('one') })
  notices.show({ messageKey: 'post.threadMuted', action: offer('other') })
  for (const { action } of notices.get()) action?.run()
  expect(done).toEqual(['one', 'other'])
})

test('the last 50 closed notices can be read again', () => {
  for (let code = 0; code < 60; code += 1) notices.show({ messageKey: 'errors.unexpectedStatus', args: { code }, timeout: 10 })
  clock.advance(10)
  const history = notices.history.get()
  expect([history.length, history[0]?.args.code]).toEqual([50, 59])
})

test('a message inside a message is formatted first', () => {
  const words = { 'timeline.error': 'Error fetching timeline: {error}', 'errors.rateLimited': 'You are rate limited' }
  const t = (id: string, args: Readonly<Record<string, unknown>> = {}) =>
    Object.entries(args).reduce((text, [name, value]) => text.replace(`{${name}}`, String(value)), words[id as keyof typeof words] ?? id)
  expect(messageText(t, { key: 'timeline.error', args: { error: { key: 'errors.rateLimited' } } })).toBe(
    'Error fetching timeline: You are rate limited',
  )
  expect(messageText(t, { text: 'Their words' })).toBe('Their words')
  expect(messageText(t, { text: '\u202eTheir\u2067\n words' })).toBe('Their words')
  expect(messageText(t, { text: 'word '.repeat(1000) })).toMatch(/^(?:word ){99}word…$/)
})
