import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, describe, test } from 'vitest'

import { expect } from '../expect.ts'
import { openBrowser } from '../openBrowser.ts'
import { clearedPoisons } from './clearedPoisons.ts'
import { createContextPool, createNewContexts, type VisitStart, type Visits } from './contextPool.ts'
import { lookAround, lookElsewhere } from './lookAround.ts'
import { lastingPoisons } from './lastingPoisons.ts'
import { startTrialServer, type TrialServer } from './trialServer.ts'

/** A context that is used again must not be told from a new one, whatever the journey before did to it. */

let browser: Browser
let pool: Visits
let server: TrialServer
/** State of a new context, as the browser reports it. */
let clean: object
let cleanElsewhere: object

beforeAll(async () => {
  server = await startTrialServer()
  browser = await openBrowser()
  pool = createContextPool(browser)
  const visit = await createNewContexts(browser).take(start())
  clean = await lookAround(visit, server)
  cleanElsewhere = await lookElsewhere(visit, server)
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

describe('a context is used again, as new', () => {
  test.each(clearedPoisons)('after $name', async (poison) => {
    const visit = await pool.take(start())
    await poison.poison(visit, server)
    const asked = server.asked.length
    await pool.giveBack(visit)
    const next = await pool.take(start())
    expect(next.page === visit.page).toBe(true)
    expect(await lookAround(next, server)).toEqual(clean)
    if (poison.reaches === 'elsewhere') expect(await lookElsewhere(next, server)).toEqual(cleanElsewhere)
    await pool.giveBack(next)
    expect(server.asked.slice(asked)).not.toContain('/beacon')
    expect(server.streams.size).toBe(0)
  })
})

describe('a context is not used again', () => {
  test.each(lastingPoisons)('after $name', async ({ poison, options }) => {
    const visit = await pool.take(start(options))
    await poison(visit, server)
    await pool.giveBack(visit)
    const next = await pool.take(start(options))
    expect(next.context === visit.context).toBe(false)
    expect(
      await visit.context.newPage().then(
        () => 'open',
        () => 'closed',
      ),
    ).toBe('closed')
    await next.context.close()
  })
})

test('a context that is offline stays so in the pages that it opens next', async () => {
  const visit = await pool.take(start())
  await visit.context.setOffline(true)
  await visit.page.goto('data:text/html,offline')
  expect(await visit.page.evaluate(() => navigator.onLine)).toBe(false)
  await visit.context.setOffline(false)
  await pool.giveBack(visit)
})
