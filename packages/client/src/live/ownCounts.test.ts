import { afterEach, beforeEach, expect, test } from 'vitest'
import * as credentials from '@rookery/api/calls/credentials'
import { createTestPage, type TestPage } from '#test/createTestPage.ts'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { postAs, settle } from '#test/postAs.ts'
import { startOwnCounts } from './ownCounts.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'

let world: TestSession
let page: TestPage
let stop: () => void

beforeEach(async () => {
  world = await openTestSession({ as: 'ada' })
  page = createTestPage()
  const { session } = world
  session.entities.receive({ accounts: [await credentials.verify(session.client)] })
  await feedsOf(session).loadNewer('notifications')
  stop = startOwnCounts({ session, page })
})
afterEach(async () => {
  stop()
  await world.close()
})

const unread = () => {
  const { me, entities } = world.session
  return me && entities.accounts.get(me)?.own?.unreadConversationCount
}
const marked = () => world.asked.filter((call) => call === 'POST /api/v1/pleroma/conversations/read').length

async function write(text: string): Promise<void> {
  const { server, session } = world
  await postAs(server, 'bob', { status: text, visibility: 'direct' })
  // Longer than any pause between two questions about the account.
  server.clock.advance(61_000)
  await feedsOf(session).loadNewer('notifications')
  await settle()
  await settle()
}

test('a new direct message is counted, a public mention is not', async () => {
  expect(unread()).toBe(0)
  await postAs(world.server, 'bob', '@ada in the open')
  await feedsOf(world.session).loadNewer('notifications')
  await settle()
  expect(unread()).toBe(0)
  await write('@ada between us')
  expect(unread()).toBe(1)
  expect(marked()).toBe(0)
})

test('direct messages on screen are read, and one that arrives meanwhile, too', async () => {
  await write('@ada between us')
  const leave = feedsOf(world.session)
    .at('direct')
    .subscribe(() => {})
  await settle()
  expect([unread(), marked()]).toEqual([0, 1])
  await write('@ada once more')
  expect([unread(), marked()]).toEqual([0, 2])
  leave()
  await write('@ada and later')
  expect([unread(), marked()]).toEqual([1, 2])
})

test('messages stay unread if the server rejects the call, and it is not repeated', async () => {
  await write('@ada between us')
  world.server.fail('POST /api/v1/pleroma/conversations/read', 500)
  feedsOf(world.session)
    .at('direct')
    .subscribe(() => {})
  await settle()
  await settle()
  expect([unread(), marked()]).toEqual([1, 1])
})
