import { expect, test } from 'vitest'
import { renderPage, type MockResponses } from '#test/renderPage.tsx'
import { resizePage } from '#test/resizePage.ts'

type Page = Awaited<ReturnType<typeof renderPage>>['screen']

interface Effect {
  readonly config: Readonly<Record<string, unknown>>
  /** Further configuration, before and after. */
  readonly beside?: Readonly<Record<string, unknown>>
  /** Further data of the server in the same response. */
  readonly notifies?: MockResponses
  readonly path?: string
  /** A member; else a visitor. */
  readonly member?: true
  readonly responses?: MockResponses
  readonly width?: number
  /** Writing begins: an empty composer is closed. */
  readonly writes?: true
  /** Interaction before the check. */
  readonly act?: (screen: Page) => Promise<unknown>
  /** The visible effect, which differs without the configuration. */
  readonly see: (screen: Page) => unknown
  readonly usual: unknown
  readonly changed: unknown
}

/** One that the tests' server has. */
const image = new URL('../../../public/favicon.png', import.meta.url).pathname
const heron = { id: 'H1', username: 'heron', acct: 'heron', display_name: 'Heron', url: `${location.origin}/users/heron`, avatar: '' }
const ada = { id: 'A1', username: 'ada', acct: 'ada', display_name: 'Ada', url: `${location.origin}/users/ada` }
const post = {
  id: 'P1',
  uri: `${location.origin}/objects/1`,
  created_at: '2026-03-02T12:00:00.000Z',
  account: heron,
  content: '<p>A quiet morning</p>',
  visibility: 'public',
  sensitive: true,
  favourites_count: 7,
  media_attachments: [{ id: 'M1', type: 'image', url: image, preview_url: image, description: 'Mist', blurhash: null }],
}
const withPost: Pick<Effect, 'path' | 'responses'> = { path: '/main/all', responses: { 'GET /api/v1/timelines/public': [post] } }
const withHeron: Pick<Effect, 'path' | 'responses' | 'member'> = {
  path: '/heron',
  member: true,
  responses: {
    'GET /api/v1/accounts/heron': { ...heron, statuses_count: 3, header: '' },
    'GET /api/v1/accounts/H1/statuses': [],
    'GET /api/v1/accounts/relationships': [{ id: 'H1' }],
  },
}

const has = (selector: string) => document.querySelector(selector) !== null
const rectOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
const styleOf = (selector: string, name: string) => {
  const found = document.querySelector(selector)
  return found && getComputedStyle(found).getPropertyValue(name)
}
const isThere = (name: string) => (screen: Page) => screen.getByText(name, { exact: true }).elements().length > 0
const shortcuts = 'nav[aria-label="Shortcuts"]'
const side = () => (rectOf('aside')?.left ?? 0) < (rectOf('main')?.left ?? 0)
const effects: Readonly<Record<string, Effect>> = {
  sidebarRight: { config: { sidebarRight: true }, see: side, usual: true, changed: false },
  widenTimeline: {
    config: { widenTimeline: true },
    width: 1900,
    see: () => (rectOf('main')?.width ?? 0) > 44 * 16,
    usual: false,
    changed: true,
  },
  disableStickyHeaders: {
    config: { disableStickyHeaders: true },
    see: () => styleOf('main header', 'position'),
    usual: 'sticky',
    changed: 'static',
  },
  showScrollbars: { config: { showScrollbars: true }, see: () => styleOf('aside', 'scrollbar-width'), usual: 'thin', changed: 'auto' },
  showNavShortcuts: { config: { showNavShortcuts: 'true' }, see: () => has(shortcuts), usual: false, changed: true },
  showWiderShortcuts: {
    config: { showWiderShortcuts: true },
    beside: { showNavShortcuts: true },
    see: () => styleOf(shortcuts, 'column-gap'),
    usual: 'normal',
    changed: '12px',
  },
  showPanelNavShortcuts: {
    config: { showPanelNavShortcuts: true },
    see: () => has('nav[aria-label="Other timelines"]'),
    usual: false,
    changed: true,
  },
  hideSitename: { config: { hideSitename: true }, see: () => has('header[data-stuck] a bdi'), usual: true, changed: false },
  hideSiteFavicon: { config: { hideSiteFavicon: true }, see: () => has('header img[src="/favicon.png"]'), usual: true, changed: false },
  alwaysShowNewPostButton: {
    config: { alwaysShowNewPostButton: true },
    member: true,
    see: () => has('main > button[aria-label="New post"]'),
    usual: false,
    changed: true,
  },
  thirdColumnMode: {
    config: { thirdColumnMode: 'postform' },
    member: true,
    see: () => [has('#notifications'), has('#postform')],
    usual: [true, false],
    changed: [false, true],
  },
  'thirdColumnMode none': {
    config: { thirdColumnMode: 'none' },
    member: true,
    see: () => [has('#notifications'), document.querySelectorAll('aside').length],
    usual: [true, 2],
    changed: [false, 1],
  },
  showInstanceSpecificPanel: {
    config: { showInstanceSpecificPanel: true },
    responses: { 'GET /instance/panel.html': new Response('<p>Mind the reeds</p>', { headers: { 'content-type': 'text/html' } }) },
    see: isThere('Mind the reeds'),
    usual: false,
    changed: true,
  },
  showFeaturesPanel: { config: { showFeaturesPanel: false }, see: isThere('Features'), usual: true, changed: false },
  loginMethod: {
    config: { loginMethod: 'token' },
    see: (screen) => screen.getByLabelText('Username').elements().length,
    usual: 1,
    changed: 0,
  },
  redirectRootNoLogin: {
    config: { redirectRootNoLogin: '/about' },
    path: '/',
    see: () => location.pathname,
    usual: '/main/all',
    changed: '/about',
  },
  redirectRootLogin: {
    config: { redirectRootLogin: '/bookmarks' },
    member: true,
    path: '/',
    see: () => location.pathname,
    usual: '/main/friends',
    changed: '/bookmarks',
  },
  theme: {
    config: { theme: 'pleroma-light' },
    see: () => document.documentElement.dataset.theme,
    usual: undefined,
    changed: 'pleroma-light',
  },
  nsfwCensorImage: {
    config: { nsfwCensorImage: `${image}?censor` },
    ...withPost,
    see: () => has('main img[src$="?censor"]'),
    usual: false,
    changed: true,
  },
  hidePostStats: { config: { hidePostStats: true }, ...withPost, see: isThere('7'), usual: true, changed: false },
  hideUserStats: { config: { hideUserStats: true }, ...withHeron, see: isThere('3 posts'), usual: true, changed: false },
  defaultAvatar: {
    config: { defaultAvatar: image },
    ...withHeron,
    see: () => styleOf('main [data-empty]', 'background-image')?.includes(image) ?? false,
    usual: false,
    changed: true,
  },
  defaultBanner: {
    config: { defaultBanner: image },
    ...withHeron,
    see: () => has(`main img[src$="${image}"]`),
    usual: false,
    changed: true,
  },
  background: {
    config: { background: image },
    see: () => document.documentElement.hasAttribute('data-wallpaper'),
    usual: false,
    changed: true,
  },
  hideInstanceWallpaper: {
    config: { hideInstanceWallpaper: true },
    // The logo loads after the wallpaper: when it is visible, the wallpaper would be, too.
    beside: { background: image, logo: image },
    see: () => [has('[data-logo] > span'), document.documentElement.hasAttribute('data-wallpaper')],
    usual: [true, true],
    changed: [true, false],
  },
  alwaysShowSubjectInput: {
    config: { alwaysShowSubjectInput: false },
    writes: true,
    member: true,
    // Before the composer has opened there is no such field either, and the button that shows it has its name.
    see: (screen) => [has('#composer option'), screen.getByRole('textbox', { name: 'Subject (warning)' }).elements().length],
    usual: [true, 1],
    changed: [true, 0],
  },
  minimalScopesMode: {
    config: { minimalScopesMode: true },
    writes: true,
    member: true,
    see: () => document.querySelectorAll('#composer option').length,
    usual: 5,
    changed: 2,
  },
  compactUserInfo: {
    config: { compactUserInfo: false },
    member: true,
    responses: { 'GET /api/v1/accounts/verify_credentials': { ...ada, note: '<p>Watches the reeds</p>' } },
    see: isThere('Watches the reeds'),
    usual: false,
    changed: true,
  },
  postContentType: {
    config: { postContentType: 'text/markdown' },
    writes: true,
    member: true,
    responses: {
      'GET /api/v1/instance': {
        uri: location.origin,
        title: 'Pond',
        version: '2.7.2 (compatible; Akkoma 3.16.0)',
        pleroma: { metadata: { post_formats: ['text/plain', 'text/markdown'] } },
      },
    },
    act: (screen) => screen.getByRole('button', { name: 'More options' }).click(),
    see: () => document.querySelector<HTMLSelectElement>('#composer select:has(option[value="text/plain"])')?.value,
    usual: 'text/plain',
    changed: 'text/markdown',
  },
  subjectLineBehavior: {
    config: { subjectLineBehavior: 'masto' },
    member: true,
    path: '/main/all',
    responses: { 'GET /api/v1/timelines/public': [{ ...post, spoiler_text: 'Mist', media_attachments: [] }] },
    act: (screen) => screen.getByRole('button', { name: 'Reply' }).click(),
    see: () => [...document.querySelectorAll('input')].map(({ value }) => value).find((value) => value.includes('Mist')),
    usual: 're: Mist',
    changed: 'Mist',
  },
  stickers: {
    config: {},
    notifies: {
      'GET /static/stickers.json': { birds: '/static/stickers/birds/' },
      'GET /static/stickers/birds/pack.json': { title: 'Birds', stickers: ['heron.png'] },
    },
    writes: true,
    member: true,
    act: (screen) => screen.getByRole('button', { name: 'Choose emoji' }).click(),
    see: (screen) => screen.getByRole('button', { name: 'Stickers' }).elements().length,
    usual: 0,
    changed: 1,
  },
  private: {
    config: {},
    notifies: nodeInfoWith({ private: true }),
    see: (screen) => [location.pathname, screen.getByText('Timelines', { exact: true }).elements().length],
    usual: ['/main/all', 1],
    changed: ['/login', 0],
  },
  federating: {
    config: {},
    notifies: nodeInfoWith({ federation: { enabled: false } }),
    see: (screen) => [location.pathname, screen.getByRole('link', { name: 'Whole known network' }).elements().length > 0],
    usual: ['/main/all', true],
    changed: ['/main/public', false],
  },
}

/** The server's description with additional metadata. */
function nodeInfoWith(metadata: object): MockResponses {
  return { 'GET /nodeinfo/2.0.json': { software: { name: 'akkoma', version: '3.16.0' }, metadata } }
}

async function open(
  { path = '/main/all', member, responses = {}, width = 1440, writes, act, beside }: Effect,
  config: object,
  notifies: MockResponses = {},
) {
  await resizePage(width, 900)
  const all = { ...responses, ...notifies, 'GET /api/pleroma/frontend_configurations': { pleroma_fe: { ...beside, ...config } } }
  const { screen } = await renderPage(path, { as: member ? 'ada' : null, responses: all })
  if (writes) {
    await expect.poll(() => has('#composer textarea')).toBe(true)
    document.querySelector<HTMLElement>('#composer textarea')?.focus()
  }
  await act?.(screen)
  return screen
}

test.each(Object.entries(effects))('%s', async (_, effect) => {
  const usual = await open(effect, {})
  await expect.poll(() => effect.see(usual)).toEqual(effect.usual)
  await usual.unmount()
  const screen = await open(effect, effect.config, effect.notifies)
  await expect.poll(() => effect.see(screen)).toEqual(effect.changed)
})

test('a bar without the icon and the name of the site has no invisible stop', async () => {
  await open({ config: {}, see: () => null, usual: null, changed: null }, { hideSiteFavicon: true, hideSitename: true })
  await expect.poll(() => has('header[data-stuck]')).toBe(true)
  expect(has('header[data-stuck] a[href="/"]')).toBe(false)
})
