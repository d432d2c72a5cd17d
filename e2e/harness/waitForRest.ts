import type { Page, Request } from 'playwright-core'

import { waitLimit } from './waitLimit.ts'

interface Traffic {
  readonly underway: Set<Request>
  started: number
}

const traffic = new WeakMap<Page, Traffic>()

/** Counts the pending requests of a page. */
export function countTraffic(page: Page): Traffic {
  const known = traffic.get(page)
  if (known) return known
  const counted: Traffic = { underway: new Set(), started: 0 }
  traffic.set(page, counted)
  page.on('request', (request) => {
    counted.started += 1
    counted.underway.add(request)
  })
  const end = (request: Request) => void counted.underway.delete(request)
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return counted
}

/** Forgets the pending requests of a page that was left. */
export function forgetTraffic(page: Page): void {
  traffic.get(page)?.underway.clear()
}

/**
 * Waits until a page has all responses, has rendered them, and makes no further requests when idle. Unlike Playwright's `networkidle` it
 * needs no half second, and can be repeated on the same page.
 */
export async function waitForRest(page: Page): Promise<void> {
  const counted = countTraffic(page)
  // The page looks ten times a second, and for three seconds at most, whether its late parts may come; notices are one of them.
  // A locator is asked for twice a second.
  await page.waitForFunction(() => document.querySelector('section[popover=manual]'), undefined, { timeout: 4000 }).catch(() => {})
  const end = Date.now() + waitLimit
  for (let calm = 0; calm < 2;) {
    const before = counted.started
    await page.evaluate(untilIdle)
    calm = counted.underway.size === 0 && counted.started === before ? calm + 1 : 0
    if (Date.now() > end) throw new Error(`The page still waits for ${[...counted.underway].map((one) => one.url()).join(', ')}.`)
  }
}

/** Runs in the page: two frames, and then until nothing is left to do. */
async function untilIdle(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => void requestAnimationFrame(resolve))
  // WebKit has no idle callback.
  await new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve, { timeout: 1000 }) : setTimeout(resolve, 50),
  )
}

/** A response that a journey holds back does not come. */
const responseMs = 10_000

/** Waits until a page has responses to all requests, even with a fake clock. */
export async function waitForResponses(page: Page): Promise<void> {
  const { underway } = countTraffic(page)
  const end = Date.now() + responseMs
  while (underway.size > 0 && Date.now() < end) await page.evaluate(() => undefined)
}
