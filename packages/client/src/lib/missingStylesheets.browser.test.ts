import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { loadMissingStylesheets, watchStylesheets } from './missingStylesheets.ts'

watchStylesheets(document)

beforeEach(() => {
  const { append } = document.head
  // The browser fetches no disabled stylesheet: the test says how the request ends.
  vi.spyOn(document.head, 'append').mockImplementation((link) => {
    if (link instanceof HTMLLinkElement) link.setAttribute('disabled', '')
    append.call(document.head, link)
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  for (const link of linksTo('')) link.remove()
})

const linksTo = (name: string) => [...document.querySelectorAll<HTMLLinkElement>(`link[href*="test-sheet-${name}"]`)]

/** Like Vite's helper: adds the link once. */
function addLink(path: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = path
  document.head.append(link)
  return link
}

const fail = (link: HTMLLinkElement | undefined) => link?.dispatchEvent(new Event('error'))
const finish = (link: HTMLLinkElement | undefined) => link?.dispatchEvent(new Event('load'))

test('a stylesheet that failed is loaded again, once, until it has loaded', async () => {
  fail(addLink('/assets/test-sheet-a.css'))
  expect(linksTo('a')).toEqual([])
  const first = loadMissingStylesheets()
  expect(linksTo('a')).toHaveLength(1)
  fail(linksTo('a')[0])
  await first
  expect(linksTo('a')).toEqual([])
  const both = [loadMissingStylesheets(), loadMissingStylesheets()]
  expect(linksTo('a')).toHaveLength(1)
  finish(linksTo('a')[0])
  await Promise.all(both)
  await loadMissingStylesheets()
  expect(linksTo('a')).toHaveLength(1)
})

test('a stylesheet of another origin stays unchanged', async () => {
  fail(addLink('/elsewhere/test-sheet-b.css'))
  await loadMissingStylesheets()
  expect(linksTo('b')).toHaveLength(1)
})
