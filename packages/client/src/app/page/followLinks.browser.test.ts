import { afterEach, expect, test, vi } from 'vitest'

import type { Router } from '#app/router/createRouter.ts'

import { followLinks } from './followLinks.ts'

const navigate = vi.fn()
const preload = vi.fn()
const router: Pick<Router, 'opens' | 'navigate' | 'preload'> = {
  opens: ({ origin, pathname }) => origin === location.origin && pathname.startsWith('/notice/'),
  navigate,
  preload,
}
const leftToBrowser = vi.fn((event: Event) => event.preventDefault())

afterEach(() => {
  vi.clearAllMocks()
  document.body.replaceChildren()
})

function click(attributes: Record<string, string>, event: MouseEventInit = {}): 'followed' | 'left to the browser' {
  const stop = followLinks(document, router)
  // After ours, so that the test's own page does not go anywhere.
  document.addEventListener('click', leftToBrowser)
  const link = document.createElement('a')
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
  link.append(document.createElement('bdi'))
  document.body.append(link)
  link.firstElementChild?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...event }))
  document.removeEventListener('click', leftToBrowser)
  stop()
  return navigate.mock.calls.length > 0 ? 'followed' : 'left to the browser'
}

test.each([
  ['a plain link to a screen', { href: '/notice/1' }, {}, 'followed'],
  ["a stranger's link that leads back to us", { href: '/notice/1', target: '_blank', rel: 'noopener ugc' }, {}, 'followed'],
  ['a link that opens beside', { href: '/notice/1', target: '_blank' }, {}, 'left to the browser'],
  ['a download', { href: '/notice/1', download: '' }, {}, 'left to the browser'],
  ['a file of the server', { href: '/media/a.png' }, {}, 'left to the browser'],
  ['another site', { href: 'https://elsewhere.example/notice/1' }, {}, 'left to the browser'],
  ['no link at all', {}, {}, 'left to the browser'],
  ['a click for a new tab', { href: '/notice/1' }, { ctrlKey: true }, 'left to the browser'],
  ['a click for a new window', { href: '/notice/1' }, { shiftKey: true }, 'left to the browser'],
  ['the middle button', { href: '/notice/1' }, { button: 1 }, 'left to the browser'],
] as const)('%s', (_, attributes, event, outcome) => {
  expect(click(attributes, event)).toBe(outcome)
})

test('a click that was already handled is not handled twice', () => {
  const response = (event: Event) => event.preventDefault()
  document.body.addEventListener('click', response)
  expect(click({ href: '/notice/1' })).toBe('left to the browser')
  document.body.removeEventListener('click', response)
})

test('the code of a screen is fetched when its link is hovered or focused', () => {
  const stop = followLinks(document, router)
  const link = document.createElement('a')
  link.href = '/notice/1'
  document.body.append(link)
  link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  link.focus()
  expect(preload.mock.calls.map(([url]: URL[]) => url?.pathname)).toEqual(['/notice/1', '/notice/1'])
  stop()
})
