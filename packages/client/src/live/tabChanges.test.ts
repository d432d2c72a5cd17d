import * as statusWriting from '@rookery/api/calls/statusWriting'
import type { AccountId, ListId, StatusId } from '@rookery/api/wire/model'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { bookmark } from '#features/statuses/model/bookmark.ts'
import { deleteList } from '#features/lists/model/deleteList.ts'
import { deleteStatus } from '#features/statuses/model/deleteStatus.ts'
import { favourite } from '#features/statuses/model/favourite.ts'
import { react } from '#features/statuses/model/react.ts'
import { repeat } from '#features/statuses/model/repeat.ts'
import { saveList } from '#features/lists/model/saveList.ts'
import { toggleListMember } from '#features/lists/model/toggleListMember.ts'
import type { StatusRecord } from '#features/entities/model/records.ts'
import { listMembersQuery, listsQuery } from '#features/lists/model/listQueries.ts'
import { queriesOf } from '#features/queries/model/queriesOf.ts'
import type { Session } from '#features/session/model/Session.ts'
import type { TabBus } from '#features/session/model/TabBus.ts'
import type { TabMessage } from '#features/session/model/TabMessage.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { know, postAs } from '#test/postAs.ts'
import { twoTabs } from '#test/twoTabs.ts'
import { applyTabChanges } from './tabChanges.ts'

let first: TestSession
let second: TestSession
let notified: TabMessage[]
let bus: TabBus
let id: StatusId
let own: StatusId

beforeEach(async () => {
  const tabs = twoTabs()
  notified = tabs.told
  bus = tabs.here
  first = await openTestSession({ tabs: tabs.here })
  second = await openTestSession({ server: first.server, browser: first.browser, tabs: tabs.there })
  applyTabChanges(second.session)
  const [theirs, mine] = [await postAs(first.server, 'ada', 'Hello'), await postAs(first.server, 'bob', 'Mine')]
  for (const { session } of [first, second]) {
    id = await know(session, theirs)
    own = await know(session, mine)
  }
})
afterEach(async () => {
  await second.close()
  await first.close()
})

const there = (post = id) => second.session.entities.statuses.get(post)

const switches = [
  ['favourite', favourite, (post: StatusRecord) => post.favourited],
  ['repeat', repeat, (post: StatusRecord) => post.reblogged],
  ['bookmark', bookmark, (post: StatusRecord) => post.bookmarked],
  [
    'reaction',
    (session: Session, post: StatusId, expected: boolean) => react(session, post, { name: '⭐', url: null }, expected),
    (post: StatusRecord) => post.reactions.some(({ me }) => me),
  ],
] as const

test.each(switches)('a %s of one window shows in the other, without a request', async (_, run, isOn) => {
  second.asked.length = 0
  for (const expected of [true, false]) {
    await run(first.session, id, expected)
    expect(isOn(there() as StatusRecord)).toBe(expected)
  }
  expect(second.asked).toEqual([])
})

test('an edit shows in the other window', async () => {
  const rest = { spoilerText: '', sensitive: false, contentType: 'text/plain', mediaIds: [], language: null, poll: null }
  await statusWriting.edit(first.session.client, own, { text: 'Mine, and better', ...rest })
  expect(there(own)?.content).toContain('Mine, and better')
})

test('a post deleted in one window is removed in the other, and from its lists', async () => {
  const remove = vi.spyOn(feedsOf(second.session), 'removeStatuses')
  await deleteStatus(first.session, own)
  expect(there(own)?.deleted).toBe(true)
  expect(remove).toHaveBeenCalledWith(new Set([own]))
})

test('lists that one window creates, renames, fills and deletes are the same in the other, which fetches only what it needs', async () => {
  const { session } = second
  const queries = queriesOf(session)
  // As a screen that shows them does.
  const shown = new QueryObserver(queries, listsQuery(session))
  onTestFinished(shown.subscribe(() => {}))
  const titles = () => queries.getQueryData(listsQuery(session).queryKey)?.map(({ title }) => title)
  const saved = await saveList(first.session, null, { title: 'Rowers', rules: {}, members: [] })
  const list = { id: saved.id as ListId, title: 'Rowers', exclusive: false, repliesPolicy: null }
  await expect.poll(titles).toEqual(['Rowers'])

  const one = new QueryObserver(queries, listMembersQuery(session, list.id))
  onTestFinished(one.subscribe(() => {}))
  const members = () => queries.getQueryData(listMembersQuery(session, list.id).queryKey)
  await expect.poll(members).toEqual([])
  await feedsOf(session).loadNewer(`list:${list.id}`)
  const reload = vi.spyOn(feedsOf(session), 'reload')
  await toggleListMember(first.session, list, there()?.accountId as AccountId, true)
  await expect.poll(members).toEqual([there()?.accountId])
  expect(reload).toHaveBeenCalledWith(`list:${list.id}`)

  await queriesOf(first.session).query(listMembersQuery(first.session, list.id))
  await saveList(first.session, list.id, { title: 'Herons', rules: {}, members: [] })
  await expect.poll(titles).toEqual(['Herons'])
  await expect.poll(members).toEqual([])

  await deleteList(first.session, list)
  await expect.poll(titles).toEqual([])
  await expect.poll(members).toBeUndefined()
  expect(second.asked.filter((call) => call.endsWith(`/lists/${list.id}`))).toEqual([])
})

test('rejected changes are not broadcast to other tabs, nor are other writes', async () => {
  first.server.fail('POST /api/v1/statuses/:id/favourite', 500)
  await favourite(first.session, id, true)
  await postAs(first.server, 'bob', 'Another')
  expect(notified.filter(({ kind }) => kind === 'changed')).toEqual([])
})

test.each([
  ['/api/v1/statuses/1/favourite', 'no JSON'],
  ['/api/v1/accounts/1/follow', '[]'],
  ['/api/v1/accounts/update_credentials', '{"id":"A1"}'],
])('%s with an unreadable response changes nothing', (path, body) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const before = there()
  bus.notify({ kind: 'changed', method: 'POST', path, body })
  expect(there()).toBe(before)
  warn.mockRestore()
})
