import type { Page, Request } from 'playwright-core'

interface Traffic {
  readonly underway: Set<Request>
  started: number
}

const traffic = new WeakMap<Page, Traffic>()

/** Keeps count of what a page has asked for and not got yet. */
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

/** Forgets what a page that was left has asked for. */
export function forgetTraffic(page: Page): void {
  traffic.get(page)?.underway.clear()
}

const timeoutMs = 10_000

/**
 * Waits until a page has all that it asked for, has drawn it, and asks for nothing more once it has nothing else to do. Other
 * than Playwright's silence of the network it needs no half a second, and can be waited for again on the same page.
 */
export async function waitForRest(page: Page): Promise<void> {
  const counted = countTraffic(page)
  // The page looks ten times a second, and for three seconds at most, whether its late parts may come; notices are one of them.
  // A locator is asked for twice a second.
  await page.waitForFunction(() => document.querySelector('section[popover=manual]'), undefined, { timeout: 4000 }).catch(() => {})
  const end = Date.now() + timeoutMs
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
  // WebKit does not tell when it is idle.
  await new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve, { timeout: 1000 }) : setTimeout(resolve, 50),
  )
}

/** Waits until a page has the answers to all that it asked, also where its clock is not the real one. */
export async function waitForResponses(page: Page): Promise<void> {
  const { underway } = countTraffic(page)
  const end = Date.now() + timeoutMs
  while (underway.size > 0 && Date.now() < end) await page.evaluate(() => undefined)
}
