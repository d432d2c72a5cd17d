import type { Status } from '@rookery/api/wire/model'
import { decodeNotification } from '@rookery/api/wire/notification'
import { decodePoll } from '@rookery/api/wire/poll'
import { decodeStatus } from '@rookery/api/wire/status'
import { beforeEach, expect, test } from 'vitest'
import type { Session } from '#features/session/model/Session.ts'
import { openQuietSession } from '#test/content/openQuietSession.ts'
import { postOf } from '#test/content/postOf.ts'
import { rowEstimatesOf } from './rowEstimatesOf.ts'
import { resizePage } from '#test/resizePage.ts'

let session: Session
let posts = 0
beforeEach(async () => {
  localStorage.removeItem('rookery.rowHeights')
  await resizePage(800, 600)
  session = await openQuietSession()
})

function know(content: string, more: Partial<Status> = {}): string {
  const status = { ...postOf(`row${(posts += 1)}`, content), ...more }
  session.entities.receive({ statuses: [status] })
  return status.id
}

const short = '<p>Hello</p>'
const attachments = decodeStatus({
  id: 'S1',
  account: { id: 'A1', username: 'ada' },
  media_attachments: [{ id: 'M1', type: 'image', url: 'https://media.example/a.png' }],
}).attachments

const kinds: readonly (readonly [name: string, make: () => string])[] = [
  ['long', () => know(`<p>${'Words '.repeat(80)}</p>`)],
  ['with a subject', () => know(short, { spoilerText: 'Birds' })],
  ['with a picture', () => know(short, { attachments })],
  ['with a poll', () => know(short, { poll: decodePoll({ id: 'P1', options: [{ title: 'Tea' }, { title: 'Milk' }] }) })],
  ['with a quote', () => know(short, { quote: { state: 'deleted', id: null, status: null } })],
]

test.each(kinds)('a post that is %s is not estimated like a short one, but like another of its kind', (_, make) => {
  const estimates = rowEstimatesOf(session)
  estimates.record(know(short), 100)
  expect(estimates.of(make())).toBeNull()
  estimates.record(make(), 400)
  expect(estimates.of(make())).toBe(400)
  expect(estimates.of(know(short))).toBe(100)
})

test('a repeat is estimated as its repeated post, and a notification as others of its type', () => {
  const estimates = rowEstimatesOf(session)
  estimates.record(know(short), 100)
  expect(estimates.of(know('', { reblog: postOf('original', short) }))).toBe(100)
  const notify = (id: string, type: string) => {
    const notification = decodeNotification({ id, type, created_at: '', account: { id: 'A1', username: 'ada' } })
    session.entities.receive({ notifications: [notification] })
    return notification.id
  }
  estimates.record(notify('1', 'follow'), 60)
  expect([estimates.of(notify('2', 'follow')), estimates.of(notify('3', 'favourite'))]).toEqual([60, null])
})

test('heights measured at another width do not count, and are stored for the next visit', async () => {
  rowEstimatesOf(session).record(know(short), 100)
  await session.flush()
  await resizePage(390, 600)
  session = await openQuietSession()
  expect(rowEstimatesOf(session).of(know(short))).toBeNull()
  await resizePage(800, 600)
  expect(rowEstimatesOf(session).of(know(short))).toBe(100)
})
