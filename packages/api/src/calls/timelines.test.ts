import { expect, test, vi } from 'vitest'

import * as timelines from './timelines.ts'
import { fakeServer, json } from '../../test/fakeServer.ts'
import { recorded } from '../../test/recordings.ts'
import type { StatusId } from '../wire/model.ts'

const home = { path: '/api/v1/timelines/home' }
const direct = { path: '/api/v1/timelines/direct' }

test('a timeline is requested at its path, with its query besides the page', async () => {
  const { asked, client } = fakeServer(json([]))
  await timelines.fetch(client(), { path: '/api/v1/timelines/public', query: { local: true, only_media: false } })
  expect(`${asked[0]?.url.pathname}${asked[0]?.url.search}`).toBe('/api/v1/timelines/public?local=true&only_media=false&limit=20')
})

test('the reply filter is left out when it is "all"', async () => {
  const { asked, client } = fakeServer(() => json([]))
  await timelines.fetch(client(), home, { replyVisibility: 'following', withMuted: true })
  await timelines.fetch(client(), home, { replyVisibility: 'all' })
  expect(asked.map(({ url }) => url.search)).toEqual(['?limit=20&with_muted=true&reply_visibility=following', '?limit=20'])
})

test('a page has the cursors of its Link header, which lead to the next', async () => {
  const link =
    '<https://pond.example/api/v1/timelines/home?max_id=B1>; rel="next", <https://pond.example/api/v1/timelines/home?min_id=B9>; rel="prev"'
  const { asked, client } = fakeServer(json(recorded('timelines/home_max_id.json'), 200, { link }), json([]))
  const page = await timelines.fetch(client(), home, { sinceId: 'B0' as StatusId })
  expect(page.items.length).toBeGreaterThan(0)
  expect(page).toMatchObject({ older: { max_id: 'B1' }, newer: { min_id: 'B9' } })
  const last = await timelines.fetch(client(), home, { cursor: page.older })
  expect(asked.map(({ url }) => url.search)).toEqual(['?since_id=B0&limit=20', '?limit=20&max_id=B1'])
  expect(last).toEqual({ items: [], unreadable: 0, older: null, newer: null })
})

test('a malformed post is left out and reported, and the rest of the page stays', async () => {
  const onDropped = vi.fn()
  const { client } = fakeServer(json([{ id: '1', account: {} }, { id: '2', account: { id: 'a' } }, 'x']))
  const page = await timelines.fetch(client({ onDropped }), home)
  expect(page.items.map(({ id }) => id)).toEqual(['2'])
  expect(page.unreadable).toBe(2)
  expect(onDropped).toHaveBeenCalledTimes(2)
  expect(onDropped.mock.calls[0]?.[1]).toBe('/api/v1/timelines/home')
})

test('a response that is not a list is an error of kind decode', async () => {
  const { client } = fakeServer(json({ error: 'odd' }))
  await expect(timelines.fetch(client(), home)).rejects.toMatchObject({ kind: 'decode', path: '/api/v1/timelines/home' })
})

test('without a direct timeline conversations replace it, and are requested first from then on', async () => {
  const conversations = [
    { id: '1', last_status: { id: 'B1', account: { id: 'a' } } },
    { id: '2', last_status: null },
  ]
  const { asked, client } = fakeServer(json({ error: 'Not implemented' }, 404), () => json(conversations))
  const api = client()
  const page = await timelines.fetchDirect(api, direct)
  expect(page.items.map(({ id }) => id)).toEqual(['B1'])
  await timelines.fetchDirect(api, direct)
  expect(asked.map(({ url }) => url.pathname)).toEqual(['/api/v1/timelines/direct', '/api/v1/conversations', '/api/v1/conversations'])
})

test('another failure of the direct timeline is not mistaken for its absence', async () => {
  const { asked, client } = fakeServer(json({ error: 'Throttled' }, 429))
  await expect(timelines.fetchDirect(client(), direct)).rejects.toMatchObject({ status: 429 })
  expect(asked).toHaveLength(1)
})
