import { expect, onTestFinished, test } from 'vitest'
import type { AccountId } from '@rookery/api/wire/model'
import { openTestSession } from '#test/openTestSession.ts'
import { callAs, postAs, settle } from '#test/postAs.ts'
import { insertPostsOfFollowed } from './insertPostsOfFollowed.ts'
import { feedsOf } from './feedsOf.ts'

test('follows within a second share one request for the missing posts of home, and later follows send another', async () => {
  const { server, session, asked, close } = await openTestSession()
  onTestFinished(close)
  const pages = () => asked.filter((call) => call === 'GET /api/v1/timelines/home').length
  const home = () =>
    feedsOf(session)
      .at('home')
      .get()
      .rows.map((row) => row.id)
  const idOf = async (name: 'ada' | 'carol') => (await server.account(name)).id as AccountId // the instance's own id
  const [ada, carol] = [await idOf('ada'), await idOf('carol')]
  const posts = []
  for (const name of ['bob', 'ada', 'carol', 'bob'] as const) {
    posts.push(await postAs(server, name, `By ${name}`))
    server.clock.advance(1)
  }
  await feedsOf(session).loadNewer('home')
  expect(home()).toEqual([posts[3], posts[0]])
  await callAs(server, 'bob', 'POST', `/api/v1/accounts/${ada}/follow`)
  await callAs(server, 'bob', 'POST', `/api/v1/accounts/${carol}/follow`)
  await callAs(server, 'carol', 'POST', `/api/v1/follow_requests/${session.me}/authorize`)
  const before = pages()
  for (const id of [ada, carol, ada, carol]) {
    insertPostsOfFollowed(session, id)
    server.clock.advance(200)
    await settle()
  }
  expect(pages()).toBe(before)
  server.clock.advance(200)
  await settle()
  expect(pages()).toBe(before + 1)
  expect(home()).toEqual(posts.toReversed())
  insertPostsOfFollowed(session, ada)
  server.clock.advance(1000)
  await settle()
  expect(pages()).toBe(before + 2)
})
