import { afterEach, expect, test, vi } from 'vitest'
import type { FeedKey } from '#features/addresses/model/FeedKey.ts'
import { profileQuery } from '#features/accounts/model/profile.ts'
import { queriesOf } from '#features/queries/model/queriesOf.ts'
import { openTestSession } from '#test/openTestSession.ts'
import { postAs } from '#test/postAs.ts'
import { threadsOf } from '#features/threads/model/Threads.ts'
import { shownTheme, type ThemeChoice } from '#features/settings/model/themeChoice.ts'
import { isThemeStylesheet } from '#live/isThemeStylesheet.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetModules()
})

interface Page {
  readonly pathname: string
  readonly stored?: Readonly<Record<string, unknown>>
  readonly hasPreload?: boolean
  /** The configuration of the frontend that the page brings along. */
  readonly config?: Readonly<Record<string, unknown>>
  /** Stored data of the tab. */
  readonly tab?: Readonly<Record<string, string>>
}

/** Loads the module as a page would. */
async function load({ pathname, stored = {}, hasPreload = true, config = {}, tab = {} }: Page) {
  const stylesheets: { css: string }[] = []
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      css = ''
      replaceSync(css: string) {
        this.css = css
      }
    },
  )
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => new Response('[]'))
  const dataset: Record<string, string> = {}
  const preload = JSON.stringify({ '/api/pleroma/frontend_configurations': btoa(JSON.stringify({ pleroma_fe: config })) })
  vi.stubGlobal('location', { pathname, origin: 'http://pond.example', host: 'pond.example' })
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => tab[key] ?? null })
  const page = {
    getElementById: () => (hasPreload ? { textContent: preload } : null),
    documentElement: { dataset },
    adoptedStyleSheets: stylesheets,
  }
  vi.stubGlobal('document', page)
  const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key in stored ? textOf(stored[key]) : null) })
  vi.stubGlobal('fetch', fetch)
  vi.resetModules()
  const { earlyDatabase, earlyResponses, dropEarlyTheme } = await import('./earlyRequest.ts')
  const drawn = () => page.adoptedStyleSheets.map(({ css }) => css)
  return { earlyDatabase, earlyResponses, fetch, dataset, drawn, dropEarlyTheme }
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
])('on %s it requests what the feed "%s" (replies: %s) requests first, with the token', async (pathname, key, replyVisibility) => {
  const asked: string[] = []
  const { session, close } = await openTestSession({
    through: (send) => (url, init) => {
      if (url.includes('/timelines/')) asked.push(url)
      return send(url, init)
    },
  })
  settingsOf(session).set('replyVisibility', replyVisibility)
  await feedsOf(session).loadNewer(key)
  await close()
  const { earlyResponses, fetch } = await load({ pathname, stored: { ...signedIn, [`rookery.start:${bob.key}`]: { replyVisibility } } })
  expect([...earlyResponses.keys()]).toEqual(asked)
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ headers: { authorization: 'Bearer secret' }, credentials: 'omit' })
})

test('on a new device it requests the first data of the session: the reader’s mutes and blocks', async () => {
  const asked: string[] = []
  const { close } = await openTestSession({
    through: (send) => (url, init) => {
      if (/\/(?:mutes|blocks)\?/.test(url)) asked.push(url)
      return send(url, init)
    },
  })
  await close()
  const { earlyResponses } = await load({ pathname: '/lists', stored: signedIn })
  expect([...earlyResponses.keys()]).toEqual(asked)
})

test('a timeline with a stored scroll position is not requested early, as it starts from the cache', async () => {
  const stored = {
    ...signedIn,
    [`rookery.start:${bob.key}`]: { replyVisibility: 'all', landing: '/main/friends', places: ['/main/friends'] },
  }
  for (const pathname of ['/', '/main/friends']) expect((await load({ pathname, stored })).earlyResponses.size).toBe(0)
  expect((await load({ pathname: '/main/public', stored })).earlyResponses.size).toBe(1)
})

test('on a post it requests the post and its conversation', async () => {
  const asked: string[] = []
  const world = await openTestSession({
    through: (send) => (url, init) => {
      if (url.includes('/statuses/')) asked.push(url)
      return send(url, init)
    },
  })
  const id = await postAs(world.server, 'ada', 'Hello')
  await threadsOf(world.session).openThread(id)
  await world.close()
  const { earlyResponses } = await load({ pathname: `/notice/${id}` })
  expect(new Set(earlyResponses.keys())).toEqual(new Set(asked))
})

test('on a profile it requests the account', async () => {
  const asked: string[] = []
  const world = await openTestSession({
    through: (send) => (url, init) => {
      if (url.includes('/accounts/dave')) asked.push(url)
      return send(url, init)
    },
  })
  await queriesOf(world.session).query(profileQuery(world.session, 'dave'))
  await world.close()
  for (const pathname of ['/users/dave', '/@dave']) {
    const { earlyResponses } = await load({ pathname })
    expect([...earlyResponses.keys()]).toEqual(asked)
  }
})

test('for a visitor it requests the public timeline without a token', async () => {
  const asked: string[] = []
  const world = await openTestSession({
    as: null,
    through: (send) => (url, init) => {
      if (url.includes('/timelines/')) asked.push(url)
      return send(url, init)
    },
  })
  await feedsOf(world.session).loadNewer('all')
  await world.close()
  const { earlyResponses, fetch } = await load({ pathname: '/main/all' })
  expect([...earlyResponses.keys()]).toEqual(asked)
  expect(fetch.mock.calls[0]?.[1].headers).toEqual({ accept: 'application/json' })
})

const visitorHints = 'rookery.start:visitor@pond.example'

test.each([
  ['where the server leads visitors', { config: { redirectRootNoLogin: '/main/public' } }, ['local=true']],
  [
    'where the last visit led',
    { config: { redirectRootNoLogin: '/main/all' }, stored: { [visitorHints]: { landing: '/main/public' } } },
    ['local=true'],
  ],
  ['where a screen of another sort stands', { config: { redirectRootNoLogin: '/about' } }, []],
  ['where nobody has said yet', {}, []],
  ['where members are led', { config: { redirectRootLogin: '/main/public' }, stored: signedIn }, ['local=true']],
] as const)('at the root it requests the only timeline that is shown: %s', async (_, page, expected) => {
  const { earlyResponses } = await load({ pathname: '/', ...page })
  const asked = [...earlyResponses.keys()].filter((url) => url.includes('/timelines/'))
  expect(asked.map((url) => new URL(url).search.match(/local=true/)?.[0])).toEqual(expected)
})

test('without preloaded data it requests the server’s documents, too, but none that the server is known to lack', async () => {
  const asked: string[] = []
  const world = await openTestSession({
    as: null,
    through: (send) => (url, init) => {
      asked.push(url)
      return send(url, init)
    },
  })
  await world.close()
  const { earlyResponses } = await load({ pathname: '/about', hasPreload: false })
  expect(asked).toEqual(expect.arrayContaining([...earlyResponses.keys()]))
  expect(earlyResponses.size).toBe(3)
  const stored = { [visitorHints]: { lacks: ['/nodeinfo/2.0.json', '/api/pleroma/frontend_configurations'] } }
  const rest = await load({ pathname: '/about', hasPreload: false, stored })
  expect([...rest.earlyResponses.keys()]).toEqual([`${origin}/api/v1/instance`])
})

test('requests of an account on another server go there, and its token goes nowhere else', async () => {
  const elsewhere = { ...bob, origin: 'https://other.example' }
  const { earlyResponses, fetch } = await load({
    pathname: '/main/friends',
    stored: { 'rookery.accounts': { current: bob.key, accounts: [elsewhere] } },
  })
  expect(fetch.mock.calls.map(([url]) => new URL(url).origin)).toEqual(Array.from({ length: 6 }, () => 'https://other.example'))
  expect([...earlyResponses.values()].map(({ authorization }) => authorization)).toEqual(Array.from({ length: 6 }, () => 'Bearer secret'))
})

test('a visitor’s requests go to the chosen server, and to that of the page where the choice is no address', async () => {
  for (const [chosen, expected] of [
    ['https://other.example', 'https://other.example'],
    ['no address', origin],
  ] as const) {
    const { fetch } = await load({ pathname: '/main/all', stored: { 'rookery.server': chosen } })
    expect(fetch.mock.calls.map(([url]) => new URL(url).origin)).toEqual(Array.from({ length: fetch.mock.calls.length }, () => expected))
    expect(fetch.mock.calls.length).toBeGreaterThan(0)
  }
})

test.each([
  ['the one that the tab shows', { 'rookery.current': 'a@pond.example' }, 'adas', 'a@pond.example'],
  ['the one chosen last where the tab has none', {}, 'secret', bob.key],
  ['the one chosen last where the tab’s is signed out', { 'rookery.current': 'c@pond.example' }, 'secret', bob.key],
])('of two accounts it sends requests for %s, and opens its database', async (_, tab, token, key) => {
  const ada = { ...bob, key: 'a@pond.example', id: 'a', token: { accessToken: 'adas', refreshToken: null } }
  const { fetch, earlyDatabase } = await load({
    pathname: '/main/friends',
    stored: { 'rookery.accounts': { current: bob.key, accounts: [ada, bob] } },
    tab,
  })
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ headers: { authorization: `Bearer ${token}` } })
  expect(earlyDatabase.name).toBe(`rookery:${key}`)
})

test('the chosen theme, or the active one of a pair, is applied before anything is rendered', async () => {
  const pair = { light: 'day', dark: 'night', hours: null }
  const choices: readonly ThemeChoice[] = [
    null,
    'rookery-light',
    pair,
    { ...pair, hours: ['20:00', '07:00'] },
    { ...pair, hours: ['07:00', '20:00'] },
  ]
  vi.useFakeTimers({ toFake: ['Date'] })
  for (const theme of choices)
    for (const isSystemDark of [true, false])
      for (const time of ['06:59', '07:00', '19:59', '20:00']) {
        vi.setSystemTime(new Date(`2026-01-05T${time}`))
        vi.stubGlobal('matchMedia', () => ({ matches: isSystemDark }))
        const { dataset } = await load({ pathname: '/about', stored: { 'rookery.start:visitor@pond.example': { theme } } })
        expect.soft(dataset['theme'] ?? null, JSON.stringify([theme, isSystemDark, time])).toBe(shownTheme(theme, isSystemDark, new Date()))
      }
})

test('stored colours of a theme are drawn at once, until the client draws them; other stored rules never', async () => {
  const good = ':root[data-theme="custom"] {\ncolor-scheme: dark;\n--bg: #102030;\n}'
  const stored = (css: string) => ({ ...signedIn, [`rookery.themeSheet:${bob.key}`]: css })
  const { drawn, dropEarlyTheme } = await load({ pathname: '/about', stored: stored(good) })
  expect(drawn()).toEqual([good])
  dropEarlyTheme()
  expect(drawn()).toEqual([])
  const cases = [
    good,
    `${good}\n${good}`,
    [good, good, good].join('\n'),
    `${good} body { display: none }`,
    good.replace('#102030', 'url(https://evil.test/)'),
    good.replace('#102030', '\\75rl(https://evil.test/)'),
    good.replace('custom', 'x'.repeat(40_000)),
  ]
  for (const css of cases) {
    const { drawn: found } = await load({ pathname: '/about', stored: stored(css) })
    expect.soft(found(), css.slice(0, 100)).toEqual(isThemeStylesheet(css) ? [css] : [])
  }
  expect(cases.filter(isThemeStylesheet)).toHaveLength(2)
})

test('stored accounts in a wrong shape count as no account', async () => {
  const wrong = [5, { accounts: [null, 4], current: null }, { accounts: 'x' }]
  for (const accounts of wrong) {
    const { fetch, earlyDatabase } = await load({ pathname: '/main/all', stored: { 'rookery.accounts': accounts } })
    expect(fetch.mock.calls[0]?.[1].headers).toEqual({ accept: 'application/json' })
    expect(earlyDatabase.name).toBe('rookery:visitor@pond.example')
  }
})
