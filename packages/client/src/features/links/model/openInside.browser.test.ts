import { ApiError } from '@rookery/api/http/ApiError'
import type { AccountId } from '@rookery/api/wire/model'
import { createFakeClock } from '@rookery/instance/testing/createFakeClock'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Session } from '#features/session/model/Session.ts'
import { createCell } from '@rookery/store/Cell'
import { openQuietSession } from '#test/content/openQuietSession.ts'
import { postOf } from '#test/content/postOf.ts'
import { openInside, timeoutMs } from './openInside.ts'

const post = postOf('S1', '<p>Found</p>')
const swallow = (event: Event) => event.preventDefault()

beforeEach(() => {
  document.body.innerHTML = ''
  // Links that the browser would open are blocked in tests.
  window.addEventListener('click', swallow)
})
afterEach(() => window.removeEventListener('click', swallow))

/** A member, on a server that answers a search with `found` when the test says so. */
async function setUp(me: string | null = 'A2') {
  const clock = createFakeClock()
  const quiet = await openQuietSession()
  let respond: (body: object) => void = () => {}
  const request = vi.fn<Session['client']['request']>(
    (_method, _path, options) =>
      new Promise((resolve, reject) => {
        respond = (body) => resolve({ status: 200, headers: new Headers(), body })
        options?.signal?.addEventListener('abort', () => reject(new ApiError({ kind: 'aborted', method: 'GET', path: '/api/v2/search' })))
      }),
  )
  const session: Session = { ...quiet, clock, me: me as AccountId | null, client: { ...quiet.client, request } } // a test id
  /** The resolving code loads with the first press. */
  const whenAsked = async (body: object) => {
    await expect.poll(() => request).toHaveBeenCalledOnce()
    respond(body)
  }
  const navigate = vi.fn<(href: string) => void>()
  const openInNewTab = vi.fn<(address: string) => void>()
  const address = createCell({ pathname: '/main/friends', search: '', hash: '' })
  onTestFinished(openInside(document, { session, navigation: { address, navigate, opens: () => false, visit: () => 'v' }, openInNewTab }))
  return { session, clock, request, navigate, openInNewTab, address, respond: whenAsked }
}

function linkTo(href: string): HTMLAnchorElement {
  const link = document.createElement('a')
  Object.assign(link, { href, textContent: 'there', target: '_blank' })
  link.dataset['outside'] = ''
  document.body.append(link)
  return link
}

/** True when the press was left to the browser. */
function press(link: HTMLElement, how: MouseEventInit = {}): boolean {
  let left = false
  const note = (event: Event) => (left = !event.defaultPrevented)
  window.addEventListener('click', note, { capture: false, once: true })
  window.removeEventListener('click', swallow)
  window.addEventListener('click', swallow)
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...how }))
  return left
}

const rawPost = (id: string, url: string) => ({
  id,
  uri: `${url}/activity`,
  url,
  created_at: '2026-11-20T10:00:00.000Z',
  visibility: 'public',
  account: { id: 'R1', username: 'tuber', acct: 'tuber@tube.example' },
  content: '',
})
const nothing = { accounts: [], statuses: [], hashtags: [] }

test('a known post opens in the client without a request', async () => {
  const { session, request, navigate } = await setUp()
  session.entities.receive({ statuses: [{ ...post, uri: 'https://m.example/users/x/statuses/1', url: 'https://m.example/@x/1' }] })
  expect(press(linkTo('https://m.example/@x/1'))).toBe(false)
  await expect.poll(() => navigate.mock.calls).toEqual([['/notice/S1']])
  expect(request).not.toHaveBeenCalled()
})

test('known entities open in the client everywhere, for visitors as well', async () => {
  const { session, request, navigate } = await setUp(null)
  session.entities.receive({ statuses: [{ ...post, url: 'https://blog.example/2026/11/a-walk/' }] })
  expect(press(linkTo('https://blog.example/2026/11/a-walk/'))).toBe(false)
  await expect.poll(() => navigate.mock.calls).toEqual([['/notice/S1']])
  expect(request).not.toHaveBeenCalled()
})

test('the title of an article leads from its own post to its page', async () => {
  const address = 'https://tube.example/w/x1'
  const standsInPost = (link: HTMLAnchorElement) => {
    const card = document.createElement('article')
    card.dataset['status'] = post.id
    document.body.append(card)
    card.append(link)
    return link
  }
  const { session, respond, navigate, openInNewTab } = await setUp()
  // By an address that only the server knows to be its own…
  expect(press(standsInPost(linkTo(address)))).toBe(false)
  await respond({ ...nothing, statuses: [rawPost(post.id, address)] })
  await expect.poll(() => openInNewTab.mock.calls).toEqual([[address]])
  // …and by one that is known.
  session.entities.receive({ statuses: [{ ...post, url: address }] })
  expect(press(standsInPost(linkTo(address)))).toBe(true)
  expect(navigate).not.toHaveBeenCalled()
})

test('a link to an object of the server is resolved by a request, and a link to a screen is not', async () => {
  const { request } = await setUp()
  expect(press(linkTo(`${location.origin}/notice/AbC`))).toBe(true)
  expect(press(linkTo(`${location.origin}/@ada`))).toBe(true)
  expect(request).not.toHaveBeenCalled()
  expect(press(linkTo(`${location.origin}/objects/4f6c2f0e`))).toBe(false)
  await expect.poll(() => request).toHaveBeenCalledTimes(1)
})

test('a link is busy during the lookup, and opens normally if nothing is found', async () => {
  const { respond, navigate, openInNewTab } = await setUp()
  const link = linkTo('https://m.example/@x/1')
  expect(press(link)).toBe(false)
  expect(link.ariaBusy).toBe('true')
  await respond(nothing)
  await expect.poll(() => openInNewTab.mock.calls).toEqual([['https://m.example/@x/1']])
  expect(link.ariaBusy).toBeNull()
  expect(navigate).not.toHaveBeenCalled()
})

test('a second press sends no request', async () => {
  const { request, respond } = await setUp()
  const link = linkTo('https://m.example/@x/1')
  press(link)
  press(link)
  await respond(nothing)
  await expect.poll(() => link.ariaBusy).toBeNull()
  expect(request).toHaveBeenCalledTimes(1)
})

test('the wait for a slow server is limited', async () => {
  const { clock, openInNewTab } = await setUp()
  press(linkTo('https://m.example/@x/1'))
  clock.advance(timeoutMs)
  await expect.poll(() => openInNewTab.mock.calls.length).toBe(1)
})

test('a lookup that ends after the user navigated away opens nothing', async () => {
  const { respond, address, navigate, openInNewTab } = await setUp()
  const link = linkTo('https://m.example/@x/1')
  press(link)
  address.set({ pathname: '/about', search: '', hash: '' })
  await respond(nothing)
  await expect.poll(() => link.ariaBusy).toBeNull()
  expect([navigate.mock.calls, openInNewTab.mock.calls]).toEqual([[], []])
})

test.each([
  ['with Ctrl', { ctrlKey: true }, 'https://m.example/@x/1', 'A2'],
  ['with Shift', { shiftKey: true }, 'https://m.example/@x/1', 'A2'],
  ['with Meta', { metaKey: true }, 'https://m.example/@x/1', 'A2'],
  ['by the middle button', { button: 1 }, 'https://m.example/@x/1', 'A2'],
  ['on a page of the web', {}, 'https://example.org/blog/a-walk', 'A2'],
  ['by a visitor', {}, 'https://m.example/@x/1', null],
])('a press %s stays the browser’s', async (_name, how, href, me) => {
  const { request } = await setUp(me)
  expect(press(linkTo(href), how)).toBe(true)
  expect(request).not.toHaveBeenCalled()
})
