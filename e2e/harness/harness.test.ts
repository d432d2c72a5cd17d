import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, BrowserContext } from 'playwright-core'
import { expect } from './expect.ts'
import { afterAll, beforeAll, test } from 'vitest'

import { accessibilityFaults, doubledLandmarks } from './accessibility.ts'
import { breakCalls, blockDatabases, blockSockets, shiftClock, type Fault } from './faults.ts'
import { openBrowser } from './openBrowser.ts'
import { paint, unpainted } from './unpainted.ts'
import { watchChanges } from './watchChanges.ts'
import { watchPages } from './watchPage.ts'

/** The harness itself: a check that could not fail would be worse than none. */

let browser: Browser
let server: Server
let origin = ''
let markup = ''

beforeAll(async () => {
  server = createServer((request, response) => {
    response.setHeader('content-security-policy', "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'")
    if (request.url === '/api/list') {
      response.setHeader('content-type', 'application/json')
      return response.end('[{"id":"1"},{"id":"2"}]')
    }
    response.setHeader('content-type', 'text/html')
    return response.end(`<!doctype html><html lang="en"><title>Trial</title><main><h1>Trial</h1>${markup}</main></html>`)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  origin = `http://127.0.0.1:${port}`
  browser = await openBrowser()
})

afterAll(async () => {
  await browser.close()
  server.close()
})

async function open(body: string, prepare?: (context: BrowserContext) => Promise<unknown>) {
  markup = body
  const context = await browser.newContext()
  await prepare?.(context)
  const watch = await watchPages(context)
  const page = await context.newPage()
  await page.goto(origin)
  return { page, watch }
}

test('watching a page reports an inline style, an exception and a console error, unless they are expected', async () => {
  const quiet = await open('<p>quiet</p>')
  expect(quiet.watch.unexpected()).toEqual([])

  const { page, watch } = await open('<p style="color: red">loud</p>')
  await expect.poll(() => watch.unexpected()).toEqual([expect.stringContaining('style-src-attr blocked inline')])
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('nobody caught this')
    })
    console.error('this was logged')
  })
  await expect.poll(() => watch.unexpected()).toHaveLength(3)
  for (const pattern of [/nobody caught this/, /this was logged/]) watch.expectComplaint(pattern)
  expect(watch.unexpected()).toEqual([expect.stringContaining('style-src-attr blocked inline')])
})

test('axe accepts a plain page, and reports nameless and misnamed buttons, doubled landmarks, and faint text in a window', async () => {
  const { page } = await open('<p>plain</p>')
  expect(await accessibilityFaults(page)).toEqual([])
  const faultsWith = async (body: string) => {
    markup = body
    await page.reload()
    return accessibilityFaults(page)
  }
  expect(await faultsWith('<button></button>')).toEqual([expect.stringContaining('button-name')])
  expect(await faultsWith('<button aria-label="Send">Post</button>')).toEqual([expect.stringContaining('label-content-name-mismatch')])

  // An element that is in front of a dialog only by its styles is behind it for axe.
  await faultsWith('<dialog><p>faint</p><button>Close</button></dialog><article>A post</article>')
  await page.evaluate(() => {
    const [dialog, words, post] = ['dialog', 'p', 'article'].map((name) => document.querySelector<HTMLElement>(name))
    words?.style.setProperty('color', '#eee')
    for (const [name, value] of Object.entries({ position: 'absolute', inset: '0' })) post?.style.setProperty(name, value)
    if (dialog instanceof HTMLDialogElement) dialog.showModal()
  })
  const found = await accessibilityFaults(page, { windows: 'dialog:modal', within: 'dialog:modal' })
  expect(found).toEqual([expect.stringContaining('color-contrast')])
  expect(await page.getByText('A post').evaluate((post) => getComputedStyle(post).visibility)).toBe('visible')

  // There axe would find no faint text.
  const transparent = await open('<p>plain</p>', unpainted.add)
  await expect(accessibilityFaults(transparent.page)).rejects.toThrow('paints: true')
  await paint(transparent.page)
  expect(await accessibilityFaults(transparent.page)).toEqual([])
  await expectChangedParts()
})

/** The sweep checks only what a state has changed, but landmarks of one name are found everywhere. */
async function expectChangedParts() {
  const { page } = await open('<section><button></button><p>Text</p></section><nav></nav><nav></nav><dialog></dialog>')
  const changedBy = async (act: () => void, windows?: string) => {
    const changedParts = await watchChanges(page)
    await page.evaluate(act)
    const within = await changedParts(windows)
    const tags = await page.evaluate((selector) => [...document.querySelectorAll(selector)].map(({ localName }) => localName), within)
    return { tags, faults: (await accessibilityFaults(page, { within })).length }
  }
  expect(await changedBy(() => document.querySelector('nav')?.append(document.createElement('button')))).toEqual({
    tags: ['button'],
    faults: 1,
  })
  expect(
    await changedBy(() => document.querySelector('p')?.replaceChildren('Another text', document.createElement('button'))),
    'the outermost element of a changed text',
  ).toEqual({ tags: ['p'], faults: 1 })
  expect(await changedBy(() => document.querySelector('p')?.firstChild?.remove())).toEqual({ tags: ['html'], faults: 3 })
  expect(await changedBy(() => document.querySelector('section')?.setAttribute('class', 'new'))).toEqual({ tags: ['section'], faults: 2 })
  expect(await changedBy(() => document.querySelector('section button')?.setAttribute('style', ''))).toMatchObject({ tags: ['html'] })
  expect(await changedBy(() => document.querySelector<HTMLElement>('nav button')?.focus())).toEqual({ tags: ['button'], faults: 1 })
  expect(
    await changedBy(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(':root { --accent: red }')
      document.adoptedStyleSheets.push(sheet)
    }),
  ).toMatchObject({ tags: ['html'], faults: 3 })
  expect(await changedBy(() => document.querySelector('nav')?.setAttribute('class', 'new'), 'dialog')).toMatchObject({ tags: ['dialog'] })

  expect(await doubledLandmarks(page)).toEqual([expect.stringContaining('landmark-unique')])
  await page.evaluate(() => document.querySelector('nav')?.setAttribute('aria-label', 'First'))
  expect(await doubledLandmarks(page)).toEqual([])

  const changedParts = await watchChanges(page)
  await page.reload()
  expect(await changedParts()).toBe(':root')
}

const outcomes: readonly (readonly [fault: Fault, outcome: string])[] = [
  [{ kind: 'html' }, '200 not JSON'],
  [{ kind: 'truncated' }, '200 not JSON'],
  [{ kind: 'huge', bytes: 5_000_000 }, '200 array of 1'],
  [{ kind: 'status', status: 429 }, '429 object'],
  [{ kind: 'unreachable' }, 'no answer'],
  [{ kind: 'changed', change: () => [1, 2, 3] }, '200 array of 3'],
]

test('a call fails with each fault until the fault is removed', async () => {
  const { page } = await open('<p>quiet</p>')
  for (const [fault, outcome] of outcomes) {
    const mend = await breakCalls(page, 'GET', '/api/*', fault)
    expect(await page.evaluate(outcomeOfCall), fault.kind).toBe(outcome)
    await mend()
    expect(await page.evaluate(outcomeOfCall), `${fault.kind}, mended`).toBe('200 array of 2')
  }
})

test('a page can lose its socket and its database, and its clock can be a day off', async () => {
  const { page } = await open('<p>quiet</p>', async (context) => {
    await blockDatabases(context)
    await shiftClock(context, 86_400_000)
  })
  await blockSockets(page)
  const code = await page.evaluate(
    () => new Promise((resolve) => new WebSocket(`ws://${location.host}/stream`).addEventListener('close', (event) => resolve(event.code))),
  )
  expect(code).toBe(1011)

  const error = await page.evaluate(() => {
    try {
      indexedDB.open('any')
      return 'opened'
    } catch (rejected) {
      return String(rejected)
    }
  })
  expect(error).toContain('SecurityError')

  const seen = await page.evaluate(() => [Date.now(), Date.parse(new Date().toISOString()), Number(new Date(5))])
  expect(Math.round((seen[0] ?? 0) / 1000 - Date.now() / 1000)).toBe(86_400)
  expect(Math.round((seen[1] ?? 0) / 1000 - Date.now() / 1000)).toBe(86_400)
  expect(seen[2]).toBe(5)
})

/** Runs in the page. */
async function outcomeOfCall() {
  const reply = await fetch('/api/list').catch(() => null)
  if (!reply) return 'no answer'
  try {
    const body: unknown = await reply.json()
    return `${reply.status} ${Array.isArray(body) ? `array of ${body.length}` : typeof body}`
  } catch {
    return `${reply.status} not JSON`
  }
}
