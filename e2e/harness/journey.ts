import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core'
import { expect } from './expect.ts'
import { test, type TestContext } from 'vitest'

import { withinLimit } from '../../scripts/test/withinLimit.ts'
import { createContextPool, createNewContexts, type Visit, type Visits } from './pool/contextPool.ts'
import { engine } from './engine.ts'
import { openBrowser, openBrowserFor, openWholeChromium } from './openBrowser.ts'
import { memberTexts } from './memberState.ts'
import { sizes, type ScreenSize } from './screenSizes.ts'
import { startProduct, type Product } from './startProduct.ts'
import { saveScreenshots } from './saveScreenshots.ts'
import { unpainted } from './unpainted.ts'
import { waitLimit } from './waitLimit.ts'

export type { Visit } from './pool/contextPool.ts'

export interface VisitOptions extends BrowserContextOptions {
  /** The signed-in user; a visitor by default. */
  readonly as?: string
  /** Size of the window; `wide` by default. More specific options override it. */
  readonly size?: ScreenSize
  /** Settings are synced with the server, as for real users; otherwise each visit starts with defaults. */
  readonly synchronizes?: boolean
  /** The browser paints the pages, for a journey that looks at pixels or at contrasts. */
  readonly paints?: boolean
  /** Runs before the first page opens. */
  readonly prepare?: (context: BrowserContext) => Promise<void>
}

export interface JourneyFixtures {
  /** One product for all journeys of a file. */
  product: Product
  /** One browser for all files that one worker runs. */
  browser: Browser
  /** Pool of browser contexts; `visit` takes one from it. */
  visits: Visits
  /** Opens a page in a browser of its own, watched until the journey ends. */
  visit: (options?: VisitOptions) => Promise<Visit>
}

/**
 * A test that walks through the running product, and fails on anything its pages complained of: in Chromium, and in the engines
 * for which e2e/engineJourneys.json names it.
 */
export const journey = test.extend<JourneyFixtures>({
  product: [({}, provide) => provideProduct(provide), { scope: 'file' }],
  browser: [
    async ({}, provide) => {
      const browser = await openBrowser()
      await provide(browser)
      await withinLimit('Closing the browser', browser.close())
    },
    { scope: 'worker' },
  ],
  visits: [({ browser }, provide) => provideContexts(browser, provide), { scope: 'worker' }],
  visit: ({ visits, product, task }, provide) => provideVisits({ visits, product, task }, provide),
})

interface DesktopFixtures {
  /** A worker that runs several files keeps one browser for each name of a fixture. */
  wholeChromium: Browser
  visitsInWhole: Visits
}

/** The same in a Chromium that has a desktop to show things on. */
export const desktopJourney = journey.extend<DesktopFixtures & Pick<JourneyFixtures, 'visit'>>({
  wholeChromium: [
    async ({}, provide) => {
      const browser = await openWholeChromium()
      await provide(browser)
      await withinLimit('Closing the browser', browser.close())
    },
    { scope: 'worker' },
  ],
  visitsInWhole: [({ wholeChromium }, provide) => provideContexts(wholeChromium, provide), { scope: 'worker' }],
  visit: ({ visitsInWhole, product, task }, provide) => provideVisits({ visits: visitsInWhole, product, task }, provide),
})

async function provideProduct(provide: (product: Product) => Promise<void>): Promise<void> {
  const product = await startProduct({ seed: 'small' })
  await provide(product)
  await product.close()
}

/**
 * Their contexts end with the browser, not before it: Vitest tears the fixtures of a worker down once for each of its files, all at
 * the same time and in both orders.
 */
async function provideContexts(browser: Browser, provide: (visits: Visits) => Promise<void>): Promise<void> {
  await provide(engine === 'chromium' ? createContextPool(browser) : createNewContexts(browser, openBrowserFor))
}

/** Opens pages in a browser, closes them with the journey, and fails the journey on their complaints. */
async function provideVisits(
  { visits: all, product, task }: Pick<JourneyFixtures, 'visits' | 'product'> & Pick<TestContext, 'task'>,
  provide: (visit: JourneyFixtures['visit']) => Promise<void>,
): Promise<void> {
  const { origin } = product
  const visits: Visit[] = []
  await provide(async ({ as, prepare, synchronizes, size = 'wide', paints = false, ...stated } = {}) => {
    const options = {
      baseURL: origin,
      locale: 'en',
      timezoneId: 'UTC',
      colorScheme: 'dark',
      // Journeys cannot delay or break responses of a service worker, so only those about it allow it.
      serviceWorkers: 'block',
      ...sizes[size],
      ...stated,
      // No touch here: touch is tested in Chromium alone, and other tests only need the width of a phone.
      ...(engine === 'webkit' && { hasTouch: false, isMobile: false }),
    } as const
    const texts = as === undefined ? [] : await memberTexts(product, as, synchronizes)
    // Other engines paint, because they may differ in that.
    const equipment = paints || engine !== 'chromium' ? undefined : unpainted
    const visit = await all.take({ options, origin, texts, prepare, equipment })
    visit.context.setDefaultTimeout(waitLimit)
    visits.push(visit)
    return visit
  })
  const complaints = visits.flatMap(({ watch }) => watch.unexpected())
  const hasFailed = task.result?.state === 'fail'
  if (hasFailed || complaints.length > 0) {
    await saveScreenshots(visits, task.name)
    printRequests(product)
  }
  // A page that hangs is not used any more, because its state is unknown.
  const ending = visits.map((visit) => (hasFailed ? visit.context.close() : all.giveBack(visit)))
  await withinLimit('Closing the pages of the journey', Promise.all(ending))
  expect(complaints, 'what the pages complained of').toEqual([])
}

/** Prints the last requests, and those without a response: a screen that waits shows the same as one that never asked. */
function printRequests({ asked, done }: Product): void {
  const unanswered = [...asked]
  for (const call of done) {
    const at = unanswered.indexOf(call)
    if (at !== -1) unanswered.splice(at, 1)
  }
  console.log(`The last requests: ${asked.slice(-15).join(', ')}\nWithout a response: ${unanswered.join(', ') || 'none'}`)
}
