import { afterEach, expect, test, vi } from 'vitest'
import type { FeedKey } from '#data/feeds/FeedKey.ts'
import { openTestSession } from '#test/openTestSession.ts'
import { postAs } from '#test/postAs.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

interface Page {
  readonly pathname: string
  readonly kept?: Readonly<Record<string, unknown>>
  readonly hasPreload?: boolean
}

/** Loads the module as a page would. */
async function load({ pathname, kept = {}, hasPreload = true }: Page) {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => new Response('[]'))
  const dataset: Record<string, string> = {}
  vi.stubGlobal('location', { pathname, origin: 'http://pond.example' })
  vi.stubGlobal('document', { getElementById: () => (hasPreload ? {} : null), documentElement: { dataset } })
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key in kept ? JSON.stringify(kept[key]) : null) })
  vi.stubGlobal('fetch', fetch)
  vi.resetModules()
  const { earlyAnswers } = await import('./earlyRequest.ts')
  return { earlyAnswers, fetch, dataset }
}

const origin = 'http://pond.example'
const bob = { key: 'b@pond.example', origin, id: 'b', acct: 'bob', token: { accessToken: 'secret', refreshToken: null } }
const signedIn = { 'rookery.accounts': { current: bob.key, accounts: [bob] } }

test.each<[string, FeedKey, 'all' | 'following']>([
  ['/main/friends', 'home', 'all'],
  ['/', 'home', 'all'],
  ['/main/friends', 'home', 'following'],
  ['/main/public', 'public', 'following'],
  ['/main/all', 'all', 'all'],
  ['/main/bubble', 'bubble', 'all'],
])('on %s it asks what the feed "%s" (replies: %s) asks for first, with the token', async (pathname, key, replyVisibility) => {
  const asked: string[] = []
  const { session, close } = await openTestSession({
    through: (send) => (url, init) => {
      if (url.includes('/timelines/')) asked.push(url)
      return send(url, init)
    },
  })
  session.settings.set('replyVisibility', replyVisibility)
  await session.feeds.loadNewer(key)
  await close()
  const { earlyAnswers, fetch } = await load({ pathname, kept: { ...signedIn, 'rookery.start': { replyVisibility } } })
  expect([...earlyAnswers.keys()]).toEqual(asked)
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ headers: { authorization: 'Bearer secret' }, credentials: 'omit' })
})

test('on a post it asks for the conversation', async () => {
  const asked: string[] = []
  const world = await openTestSession({
    through: (send) => (url, init) => {
      if (url.includes('/context')) asked.push(url)
      return send(url, init)
    },
  })
  const id = await postAs(world.server, 'ada', 'Hello')
  await world.session.threads.openThread(id)
  await world.close()
  const { earlyAnswers } = await load({ pathname: `/notice/${id}` })
  expect([...earlyAnswers.keys()]).toEqual(asked)
})

test('a visitor asks for the public timeline, without a token', async () => {
  const asked: string[] = []
  const world = await openTestSession({
    as: null,
    through: (send) => (url, init) => {
      if (url.includes('/timelines/')) asked.push(url)
      return send(url, init)
    },
  })
  await world.session.feeds.loadNewer('all')
  await world.close()
  const { earlyAnswers, fetch } = await load({ pathname: '/main/all' })
  expect([...earlyAnswers.keys()]).toEqual(asked)
  expect(fetch.mock.calls[0]?.[1].headers).toEqual({})
})

test('where the page brought nothing along it asks about the server too', async () => {
  const asked: string[] = []
  const world = await openTestSession({
    as: null,
    through: (send) => (url, init) => {
      asked.push(url)
      return send(url, init)
    },
  })
  await world.close()
  const { earlyAnswers } = await load({ pathname: '/about', hasPreload: false })
  expect(asked).toEqual(expect.arrayContaining([...earlyAnswers.keys()]))
  expect(earlyAnswers.size).toBe(3)
})

test('the token of another server is not sent to this one', async () => {
  const elsewhere = { ...bob, origin: 'https://other.example' }
  const { fetch } = await load({ pathname: '/main/public', kept: { 'rookery.accounts': { current: bob.key, accounts: [elsewhere] } } })
  expect(fetch.mock.calls[0]?.[1].headers).toEqual({})
})

test('a chosen theme is on the page before anything is drawn', async () => {
  const { dataset } = await load({ pathname: '/about', kept: { 'rookery.start': { theme: 'rookery-light' } } })
  expect(dataset).toEqual({ theme: 'rookery-light' })
})

test.each([
  { 'rookery.accounts': 5 },
  { 'rookery.accounts': { accounts: [null, 4], current: null } },
  { 'rookery.accounts': { accounts: 'x' } },
])('what is kept in a wrong shape (%o) is nobody', async (kept) => {
  const { fetch } = await load({ pathname: '/main/all', kept })
  expect(fetch.mock.calls[0]?.[1].headers).toEqual({})
})
