import { decodeStatus } from '@rookery/api/wire/status'
import type { StatusId } from '@rookery/api/wire/model'
import { afterEach, expect, test } from 'vitest'
import { draftsOf } from '#features/drafts/model/Drafts.ts'
import { nextQuestion } from './nextQuestion.ts'
import { sendPost } from '#features/outbox/model/sendPost.ts'
import { exampleDraft } from '#test/examples.ts'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { pollOnEdit } from './pollOnEdit.ts'

let world: TestSession
afterEach(() => world.close())

const id = 'P1' as StatusId // an id of this test's

/** @param poll of an own post, on a server that drops fields omitted from an edit, unless `stores` */
async function begin(poll: object | null, { stores = false, endsIn }: { stores?: boolean; endsIn?: number } = {}): Promise<void> {
  world = await openTestSession()
  const { session } = world
  const known = session.server.get()
  session.setServer({ ...known, capabilities: { ...known.capabilities, retainsPolls: stores } })
  const options = [
    { title: 'Reed', votes_count: 6 },
    { title: 'Rush', votes_count: 3 },
  ]
  const account = { id: 'A1', username: 'bob', acct: 'bob', url: 'https://pond.example/users/bob' }
  const status = decodeStatus({
    id,
    uri: 'https://pond.example/objects/P1',
    account,
    created_at: '2026-03-02T12:00:00.000Z',
    content: '<p>Which one?</p>',
    visibility: 'public',
    poll: poll && {
      id: '5501',
      expires_at: endsIn === undefined ? null : inSeconds(endsIn),
      expired: false,
      multiple: true,
      options,
      ...poll,
    },
  })
  session.entities.receive({ statuses: [status] })
}

const inSeconds = (seconds: number) => new Date(world.server.clock.now() + seconds * 1000).toISOString()
const named = { options: ['Reed', 'Rush'], multiple: true }

test('a running poll is sent with the edit until its end', async () => {
  await begin({}, { endsIn: 7200 })
  expect(pollOnEdit(world.session, id)).toEqual({ sent: { ...named, expiresIn: 7200 }, restartsFor: null })
})

test('a poll that ends sooner than the server’s minimum is extended to it', async () => {
  await begin({}, { endsIn: 60 })
  expect(pollOnEdit(world.session, id)).toMatchObject({ sent: { expiresIn: 300 }, restartsFor: 300 })
})

test('a poll without an end gets none', async () => {
  await begin({})
  expect(pollOnEdit(world.session, id)).toEqual({ sent: { ...named, expiresIn: null }, restartsFor: null })
})

test('hidden totals stay hidden', async () => {
  await begin({
    options: [
      { title: 'Reed', votes_count: null },
      { title: 'Rush', votes_count: null },
    ],
  })
  expect(pollOnEdit(world.session, id).sent).toEqual({ ...named, hideTotals: true, expiresIn: null })
})

test.each([
  ['has ended', { expired: true, expires_at: '2026-03-02T12:05:00.000Z' }],
  ['has ended without a time', { expired: true }],
  ['has ended by the clock', { expires_at: '2020-03-02T12:05:00.000Z' }],
])('an edit warns that a poll that %s starts again, and the queue, which cannot ask, rejects it', async (_, poll) => {
  await begin(poll)
  const { session } = world
  expect(pollOnEdit(session, id)).toEqual({ sent: { ...named, expiresIn: 300 }, restartsFor: 300 })
  const state = { data: exampleDraft('Which one, then?'), uploads: [] }
  expect(nextQuestion(session, `edit:${id}`, state, [])).toBe('pollRestarts')
  expect(nextQuestion(session, `edit:${id}`, state, ['pollRestarts'])).toBeNull()
  expect(nextQuestion(session, `reply:${id}`, state, [])).toBeNull()
  world.asked.length = 0
  draftsOf(session).save(`edit:${id}`, state.data)
  await expect(sendPost(session, `edit:${id}`, () => true)).rejects.toMatchObject({ shown: { key: 'composer.edit.pollEnded' } })
  expect(world.asked).toEqual([])
})

test.each([
  ['where the server keeps it', { expired: true }, true],
  ['that is not there', null, false],
] as const)('a poll %s is not sent', async (_, poll, stores) => {
  await begin(poll, { stores })
  expect(pollOnEdit(world.session, id)).toEqual({ sent: null, restartsFor: null })
})
