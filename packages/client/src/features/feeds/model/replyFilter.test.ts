import { describe, expect, test } from 'vitest'
import type { StatusId } from '@rookery/api/wire/model'
import { feedWorld } from '#test/feedWorld.ts'
import { callAs, know, postAs, settle } from '#test/postAs.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { feedsOf } from './feedsOf.ts'

const here = feedWorld()
const { asked, rows, texts } = here

describe('the reply filter', () => {
  async function conversation(): Promise<void> {
    const advance = () => here.world.server.clock.advance(1)
    const adas = await postAs(here.world.server, 'ada', 'Ada says')
    advance()
    const bobs = await postAs(here.world.server, 'bob', 'Bob says')
    advance()
    await postAs(here.world.server, 'dave', { status: '@ada no', in_reply_to_id: adas })
    advance()
    await postAs(here.world.server, 'dave', { status: '@bob yes', in_reply_to_id: bobs })
    advance()
  }

  const expected = {
    all: ['@bob yes', '@ada no', 'Bob says', 'Ada says'],
    following: ['@bob yes', 'Bob says', 'Ada says'],
    self: ['@bob yes', 'Bob says', 'Ada says'],
  } as const

  test.each(['all', 'following', 'self'] as const)('"%s" applies to fetched and streamed posts', async (filter) => {
    settingsOf(here.session).set('replyVisibility', filter)
    await conversation()
    await feedsOf(here.session).loadNewer('public')
    expect(texts()).toEqual(expected[filter])

    const feed = feedsOf(here.session).at('public')
    await feedsOf(here.session).reload('public')
    const ids = rows()
    feed.remove(new Set(ids as StatusId[]))
    await feed.catchUp()
    const everything = [...here.session.entities.statuses.ids()].filter((id) => here.session.entities.statuses.get(id) !== undefined)
    await feedsOf(here.session).arrive('public', everything)
    feedsOf(here.session).showPending('public')
    expect(texts().toSorted()).toEqual([...expected[filter]].toSorted())
  })

  test('"following" fetches unknown relationships and keeps replies to followed accounts', async () => {
    settingsOf(here.session).set('replyVisibility', 'following')
    await conversation()
    await callAs(here.world.server, 'bob', 'POST', `/api/v1/accounts/${(await here.world.server.account('ada')).id}/follow`)
    await feedsOf(here.session).loadNewer('public')
    expect(texts()).toEqual(expected.all)
  })
})

test('"following" shows live posts immediately, and replies to unknown people after the response of the server', async () => {
  const { session, world } = here
  settingsOf(session).set('replyVisibility', 'following')
  await feedsOf(session).loadNewer('public')
  await feedsOf(session).at('public').catchUp()
  const adas = await postAs(world.server, 'ada', 'Ada says')
  await callAs(world.server, 'bob', 'POST', `/api/v1/accounts/${(await world.server.account('ada')).id}/follow`)
  const reply = await postAs(world.server, 'dave', { status: '@ada yes', in_reply_to_id: adas })
  const ids = [await know(session, reply), await know(session, adas)]
  const later = feedsOf(session).arrive('public', ids)
  feedsOf(session).showPending('public')
  expect(texts()).toEqual(['Ada says'])
  await later
  feedsOf(session).showPending('public')
  expect(texts()).toEqual(['@ada yes', 'Ada says'])
})

test('a changed reply filter reloads only the timelines that it filters', async () => {
  await feedsOf(here.session).loadNewer('public')
  await feedsOf(here.session).loadNewer('user:x')
  await feedsOf(here.session).loadNewer('bookmarks')
  asked.length = 0
  settingsOf(here.session).set('replyVisibility', 'self')
  await settle()
  expect(asked).toHaveLength(1)
  expect(asked[0]).toMatch(/timelines\/public\?.*reply_visibility=self/)
})
