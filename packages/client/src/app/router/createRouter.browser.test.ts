import { afterEach, expect, test, vi } from 'vitest'

import { givenThemeOf } from '#features/navigation/model/givenThemeOf.ts'
import type { Session } from '#features/session/model/Session.ts'
import { address } from '#features/addresses/model/address.ts'

import { renderPage } from '../../../test/renderPage.tsx'

import { createRouter, type Router } from './createRouter.ts'
import { route, type Route } from './Route.ts'

const screen = () => null
let router: Router | undefined

afterEach(() => router?.stop())

async function routerAt(path: string, routes: readonly Route[]): Promise<Router & { readonly session: Session }> {
  const { page } = await renderPage('/about')
  page.get().stop()
  history.replaceState(null, '', path)
  const { session } = page.get()
  router = createRouter({ routes, session, window })
  return { ...router, session }
}

const plain = [route(address('/first'), { screen }), route(address('/second'), { screen }), route(address('/people/:name'), { screen })]

test('going to an address shows its route, and the browser can go back', async () => {
  const { navigate, shown } = await routerAt('/first', plain)
  navigate('/people/ada?x=1#posts')
  await expect.poll(() => shown.get()).toMatchObject({ route: { pattern: '/people/:name' }, params: { name: 'ada' }, isFirst: false })
  expect(location.pathname + location.search + location.hash).toBe('/people/ada?x=1#posts')
  history.back()
  await expect.poll(() => shown.get().pathname).toBe('/first')
})

test('replacing an address removes it from the history', async () => {
  const { navigate, shown } = await routerAt('/first', plain)
  navigate('/second')
  navigate('/people/ada', { replace: true })
  await expect.poll(() => shown.get().pathname).toBe('/people/ada')
  history.back()
  await expect.poll(() => shown.get().pathname).toBe('/first')
})

test('a step forward begins at the top, a step back at the last scroll position', async () => {
  const { navigate, shown } = await routerAt('/first', plain)
  vi.spyOn(window, 'scrollY', 'get').mockReturnValueOnce(640)
  navigate('/second')
  await expect.poll(() => shown.get()).toMatchObject({ pathname: '/second', scrollTo: 0 })
  history.back()
  await expect.poll(() => shown.get()).toMatchObject({ pathname: '/first', scrollTo: 640 })
})

test('a step back restores the post that was left, and a step forward none', async () => {
  const { navigate, shown } = await routerAt('/first', plain)
  const main = document.createElement('main')
  main.innerHTML = '<article data-status="S1"><a href="/second">There</a></article>'
  document.body.append(main)
  main.querySelector('a')?.focus()
  navigate('/second')
  await expect.poll(() => shown.get()).toMatchObject({ pathname: '/second', leftFrom: null })
  main.remove()
  history.back()
  await expect.poll(() => shown.get()).toMatchObject({ pathname: '/first', leftFrom: 'S1' })
})

test('another search is another address of the same screen, also after going back', async () => {
  const { navigate, shown } = await routerAt('/first?query=tides', plain)
  expect(shown.get().search.get('query')).toBe('tides')
  navigate('/first?query=ponds')
  await expect.poll(() => shown.get().search.get('query')).toBe('ponds')
  history.back()
  await expect.poll(() => shown.get().search.get('query')).toBe('tides')
})

test('a change of the hash alone leaves the screen and its scroll position', async () => {
  const { navigate, shown, address: place } = await routerAt('/first', plain)
  const before = shown.get()
  navigate('#media')
  expect(place.get()).toEqual({ pathname: '/first', search: '', hash: '#media' })
  expect(shown.get()).toBe(before)
})

test('a press on the link of the current screen scrolls to its top without another history entry', async () => {
  const { navigate, shown } = await routerAt('/first', plain)
  const entries = history.length
  navigate('/first')
  await expect.poll(() => shown.get()).toMatchObject({ pathname: '/first', scrollTo: 0 })
  expect(history.length).toBe(entries)
})

test('a guard redirects, in the address bar too, and its screen is never opened', async () => {
  const open = vi.fn()
  const { shown } = await routerAt('/members', [...plain, route(address('/members'), { screen, open, guard: () => '/first' })])
  expect(shown.get().pathname).toBe('/first')
  expect(location.pathname).toBe('/first')
  expect(open).not.toHaveBeenCalled()
})

test.each([
  ['/members?x=1#media', '?from=%2Fmembers%3Fx%3D1%23media'],
  ['/', ''],
  ['/?message=Two+eels', '?from=%2F%3Fmessage%3DTwo%2Beels'],
])('the sign-in screen knows the address %s that a guard redirected from', async (path, search) => {
  const guarded = ['/members', '/'].map((at) => route(address(at), { screen, guard: () => '/login' }))
  const { address: shown } = await routerAt(path, [...guarded, route(address('/login'), { screen })])
  expect(shown.get()).toEqual({ pathname: '/login', search, hash: '' })
})

test('a guard keeps the query except for parameters that it sets itself', async () => {
  const routes = [...plain, route(address('/members'), { screen, guard: () => '/first?x=2' })]
  const { shown } = await routerAt('/members?message=Two+eels&x=1&y=3&y=4&from=%2Flists', routes)
  expect(shown.get().search.toString()).toBe('x=2&message=Two+eels&y=3&y=4')
  expect(location.search).toBe('?x=2&message=Two+eels&y=3&y=4')
})

test('guards that redirect in a circle throw an error', async () => {
  const circle = [route(address('/a'), { screen, guard: () => '/b' }), route(address('/b'), { screen, guard: () => '/a' })]
  await expect(routerAt('/a', circle)).rejects.toThrow('The guards lead round in a circle from /a')
})

test('the next screen waits a moment for its code, and its data is requested meanwhile', async () => {
  let arrive = () => {}
  const code = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const open = vi.fn()
  const { navigate, shown } = await routerAt('/first', [...plain, route(address('/slow'), { screen, open, preload: () => code })])
  navigate('/slow')
  expect(open).toHaveBeenCalledOnce()
  expect(shown.get().pathname).toBe('/first')
  arrive()
  await expect.poll(() => shown.get().pathname).toBe('/slow')
})

test('the last of two addresses wins, whichever code loads first', async () => {
  let arrive = () => {}
  const code = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const { navigate, shown } = await routerAt('/first', [...plain, route(address('/slow'), { screen, preload: () => code })])
  navigate('/slow')
  navigate('/second')
  arrive()
  await code
  expect(shown.get().pathname).toBe('/second')
})

test('only addresses of screens of this site are opened here', async () => {
  const { opens } = await routerAt('/first', plain)
  expect(opens(new URL('/second', location.href))).toBe(true)
  expect(opens(new URL('/favicon.png', location.href))).toBe(false)
  expect(opens(new URL('https://elsewhere.example/second'))).toBe(false)
})

test('a theme is removed from the address on any screen, also behind a guard', async () => {
  const led: Route = { ...route(address('/'), { screen }), guard: () => '/second' }
  const { navigate, shown, address: place, session } = await routerAt('/?x=1#theme=1abc', [led, ...plain])
  const given = givenThemeOf(session)
  const leaves = () => location.pathname + location.search + location.hash
  expect([given.get(), leaves(), place.get().hash]).toEqual(['1abc', '/second?x=1', ''])
  navigate('/people/ada#posts')
  await expect.poll(() => shown.get().pathname).toBe('/people/ada')
  const before = shown.get()
  // A link in a post: it leads nowhere, and nothing scrolls.
  navigate('/#theme=1def')
  expect([given.get(), leaves(), place.get().hash, shown.get()]).toEqual(['1def', '/people/ada#posts', '#posts', before])
  given.set(null)
  location.hash = '#theme=2ghi'
  await expect.poll(() => given.get()).toBe('2ghi')
  expect([leaves(), place.get().hash, shown.get()]).toEqual(['/people/ada', '', before])
  location.hash = '#theme='
  await expect.poll(() => place.get().hash).toBe('#theme=')
  expect(given.get()).toBe('2ghi')
})
