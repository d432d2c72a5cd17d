import * as statuses from '@rookery/api/calls/statuses'
import type { StatusId } from '@rookery/api/wire/model'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { postStatus } from './postStatus.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'
import { exampleDraft } from '#test/examples.ts'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { callAs, know, postAs } from '#test/postAs.ts'
import { fetchRepliedTo, lacksRepliedTo } from './repliedToPost.ts'
import { composerReducer } from './composerReducer.ts'
import { draftsOf } from '#features/drafts/model/Drafts.ts'
import { nextQuestion } from './nextQuestion.ts'

let world: TestSession
let responded: StatusId

beforeEach(async () => {
  world = await openTestSession()
  await draftsOf.ready(world.session)
  await postAs(world.server, 'ada', 'Older')
  world.server.clock.advance(1)
  responded = await postAs(world.server, 'ada', 'Who answers?')
  world.server.clock.advance(1)
})
afterEach(() => world.close())

const state = { data: exampleDraft('I do'), uploads: [], error: null, sending: [] }
const posts = () => world.asked.filter((call) => call === 'POST /api/v1/statuses')

test.each(['reply', 'quote'] as const)(
  'a reply to a deleted post (%s) is posted without its parent only after confirmation',
  async (kind) => {
    const { session } = world
    const key = `${kind}:${responded}` as const
    await know(session, responded)
    expect(nextQuestion(session, key, state, [])).toBeNull()
    session.entities.receive({ deleted: [responded] })
    expect(nextQuestion(session, key, state, [])).toBe('answeredGone')
    expect(await postStatus(session, key, state.data)).toEqual({ kind: 'refused', message: { key: 'composer.answeredGone.refused' } })
    expect(posts()).toEqual([])

    const { data } = composerReducer(state, { kind: 'answeredGivenUp' })
    expect(nextQuestion(session, key, { ...state, data }, [])).toBeNull()
    const result = await postStatus(session, key, data)
    if (result.kind !== 'posted') throw new Error(`Not posted: ${result.kind}`)
    expect(await statuses.get(session.client, result.id)).toMatchObject({ inReplyToId: null, quote: null })
  },
)

test('for a draft from an earlier visit its parent post is fetched again', async () => {
  const { session, server } = world
  const key = `reply:${responded}` as const
  await callAs(server, 'ada', 'DELETE', `/api/v1/statuses/${responded}`)
  expect(lacksRepliedTo(session, key, state.data)).toBe(false)
  await fetchRepliedTo(session, key)
  expect(lacksRepliedTo(session, key, state.data)).toBe(true)
})

test.each([403, 429, 500])('a post that cannot be fetched now (%i) does not count as deleted', async (status) => {
  const { session, server } = world
  server.fail('GET /api/v1/statuses/:id', status)
  await fetchRepliedTo(session, `reply:${responded}`)
  expect(lacksRepliedTo(session, `reply:${responded}`, state.data)).toBe(false)
})

test('the other posts of a thread reply to the previous one', async () => {
  const { session } = world
  await know(session, responded)
  session.entities.receive({ deleted: [responded] })
  const data = exampleDraft('I do', { thread: { before: [], after: [], continues: responded } })
  expect(lacksRepliedTo(session, `reply:${responded}`, data)).toBe(false)
})

test.each([
  ['stays where somebody writes under it', true],
  ['goes where nobody does', false],
])('a deleted post %s', async (_, writes) => {
  const { session, server } = world
  const feeds = feedsOf(session)
  const has = (key: 'public' | 'bookmarks') =>
    feeds
      .at(key)
      .get()
      .rows.some(({ id }) => id === responded)
  await callAs(server, 'bob', 'POST', `/api/v1/statuses/${responded}/bookmark`)
  for (const key of ['public', 'bookmarks'] as const) {
    await feeds.loadNewer(key)
    expect(has(key)).toBe(true)
  }
  if (writes) draftsOf(session).save(`reply:${responded}`, state.data)
  await callAs(server, 'ada', 'DELETE', `/api/v1/statuses/${responded}`)
  // This page gets no event of the deletion, and fetches the list again.
  await feeds.loadNewer('bookmarks')
  expect(has('bookmarks')).toBe(writes)
  session.entities.receive({ deleted: [responded] })
  feeds.removeStatuses(new Set([responded]))
  expect(has('public')).toBe(writes)
})
