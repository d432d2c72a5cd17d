import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, test } from 'vitest'

import { expect } from '../expect.ts'
import { openBrowser } from '../openBrowser.ts'
import { clearedPoisons } from './clearedPoisons.ts'
import { createContextPool, createNewContexts, type VisitStart, type Visits } from './contextPool.ts'
import { differencesOf, lookAround } from './lookAround.ts'
import { lastingPoisons } from './lastingPoisons.ts'
import { startTrialServer, type TrialServer } from './trialServer.ts'

/** A reused context must be indistinguishable from a new one after any journey. */

let browser: Browser
let pool: Visits
let server: TrialServer
/** State of a new context, as the browser reports it. */
let clean: object

beforeAll(async () => {
  server = await startTrialServer()
  browser = await openBrowser()
  pool = createContextPool(browser)
  const visit = await createNewContexts(browser).take(start())
  clean = await lookAround(visit, server)
  await visit.context.close()
})

afterAll(async () => {
  await browser.close()
  server.close()
})

function start(options: BrowserContextOptions = {}): VisitStart {
  const { origin } = server
  const viewport = { width: 800, height: 600 }
  return {
    origin,
    texts: [{ name: 'account', value: 'ada' }],
    options: { baseURL: origin, locale: 'en', timezoneId: 'UTC', colorScheme: 'dark', serviceWorkers: 'block', viewport, ...options },
  }
}

test.each(Object.entries(clearedPoisons))('a poisoned context is reset before it is used again: %s', async (_group, poisons) => {
  const visit = await pool.take(start())
  await visit.page.goto('/')
  for (const { poison } of poisons) await poison(visit, server)
  const asked = server.asked.length
  await pool.giveBack(visit)
  const next = await pool.take(start())
  expect(next.page === visit.page, `used again after: ${poisons.map(({ name }) => name).join(', ')}`).toBe(true)
  const seen = await lookAround(next, server)
  const atTheEnd = server.asked.slice(asked).filter((path) => path === '/beacon')
  const differences = differencesOf({ ...seen, atTheEnd }, { ...clean, atTheEnd: [] })
  const found = poisons.map(({ name, trace }) => [name, differences.filter((line) => trace.test(line))] as const)
  expect(Object.fromEntries(found.filter(([, lines]) => lines.length > 0))).toEqual({})
  expect(differences).toEqual([])
  await pool.giveBack(next)
})

test('a context with a change that cannot be reset is closed', async () => {
  const open: string[] = []
  const impatient = createContextPool(browser, 1_000)
  for (const { name, poison, options, hangs } of lastingPoisons) {
    const from = hangs ? impatient : pool
    const visit = await from.take(start(options))
    await poison(visit, server)
    await from.giveBack(visit)
    if (await isOpen(visit.context)) open.push(name)
  }
  expect(open).toEqual([])
})

function isOpen(context: BrowserContext): Promise<boolean> {
  return context.newPage().then(
    () => true,
    () => false,
  )
}

test('a context with a route is reused, and one with an init script is not', async () => {
  const routed = await pool.take({
    ...start(),
    prepare: async (context) => void (await context.route('**/second', (route) => route.abort())),
  })
  await expect(routed.page.goto('/second')).rejects.toThrow('ERR_FAILED')
  await pool.giveBack(routed)
  const scripted = await pool.take({
    ...start(),
    prepare: async (context) => void (await context.addInitScript(() => Reflect.set(window, 'planted', true))),
  })
  expect(scripted.context === routed.context).toBe(true)
  await scripted.page.goto('/second')
  expect(await scripted.page.evaluate(() => 'planted' in window)).toBe(true)
  await pool.giveBack(scripted)
  const next = await pool.take(start())
  expect(next.context === scripted.context).toBe(false)
  await pool.giveBack(next)
})

test('a context is reused only by visits with the same equipment', async () => {
  const equipment = { name: 'planted', add: (context: BrowserContext) => context.addInitScript(() => Reflect.set(window, 'planted', true)) }
  const equipped = await pool.take({ ...start(), equipment })
  await equipped.page.goto('/')
  expect(await equipped.page.evaluate(() => 'planted' in window)).toBe(true)
  await pool.giveBack(equipped)
  const narrow = await pool.take({ ...start({ viewport: { width: 390, height: 700 } }), equipment })
  expect(narrow.context === equipped.context).toBe(true)
  expect((await narrow.context.newPage()).viewportSize()).toEqual({ width: 390, height: 700 })
  await pool.giveBack(narrow)
  const plain = await pool.take(start())
  expect(plain.context === equipped.context).toBe(false)
  const next = await pool.take({ ...start(), equipment })
  expect(next.context === equipped.context).toBe(true)
  await next.page.goto('/')
  expect(await next.page.evaluate(() => 'planted' in window)).toBe(true)
  await Promise.all([plain, next].map((visit) => pool.giveBack(visit)))
})

test('an offline context is offline in the next pages that it opens, too', async () => {
  const visit = await pool.take(start())
  await visit.context.setOffline(true)
  await visit.page.goto('data:text/html,offline')
  expect(await visit.page.evaluate(() => navigator.onLine)).toBe(false)
  await visit.context.setOffline(false)
  await pool.giveBack(visit)
})
