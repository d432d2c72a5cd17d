import type { BrowserContextOptions, Page } from 'playwright-core'

import type { ScreenCase } from '../screens/ScreenCase.ts'
import { screens } from '../screens/screens.ts'
import { isFullRun } from '../../scripts/test/isFullRun.ts'
import { withinLimit } from '../../scripts/test/withinLimit.ts'
import { accessibilityFaults, doubledLandmarks, markCovered } from './accessibility.ts'
import { expect } from './expect.ts'
import { shiftClock } from './faults.ts'
import { goWithin } from './goWithin.ts'
import { journey, type Visit } from './journey.ts'
import { memberTexts } from './memberState.ts'
import { blankPath } from './pool/blankPage.ts'
import type { Equipment } from './pool/contextPool.ts'
import { saveScreenshots } from './saveScreenshots.ts'
import { startProduct, type Product } from './startProduct.ts'
import { waitForRest } from './waitForRest.ts'
import { watchChanges } from './watchChanges.ts'
import { waitLimit } from './waitLimit.ts'
import { worldClockOffset } from './worldClock.ts'

/** Windows over a page that Escape closes. */
const above = ':is(dialog:modal, [popover]:popover-open:is([role=menu], [role=dialog]))'

/** A page that goes through several states for a user. */
interface Reader {
  readonly visit: Visit
  /** The address that it shows as it was when it had loaded; null once something has been left open or changed. */
  at: string | null
}

interface SweepFixtures {
  world: Product
  /** Opens a page as a user, on a new device. */
  enter: (as: string | null, options: BrowserContextOptions) => Promise<Visit>
  readers: Map<string | null, Reader>
}

const sweep = journey.extend<SweepFixtures>({
  world: [
    async ({}, provide) => {
      const product = await startProduct({ seed: 'fewerPosts', clockOffset: worldClockOffset })
      await provide(product)
      await product.close()
    },
    // Its start takes two seconds of the processor.
    { scope: 'worker' },
  ],
  enter: [
    async ({ visits, world }, provide) => {
      await provide(async (as, options) => {
        const visit = await visits.take({
          origin: world.origin,
          options: { baseURL: world.origin, locale: 'en', timezoneId: 'UTC', reducedMotion: 'reduce', serviceWorkers: 'block', ...options },
          texts: as === null ? [] : await memberTexts(world, as),
          equipment,
        })
        visit.context.setDefaultTimeout(waitLimit)
        return visit
      })
    },
    { scope: 'file' },
  ],
  readers: [
    async ({ visits }, provide) => {
      const readers = new Map<string | null, Reader>()
      await provide(readers)
      await withinLimit('Closing the pages', Promise.all([...readers.values()].map(({ visit }) => visits.giveBack(visit))))
    },
    { scope: 'file' },
  ],
})

const equipment: Equipment = {
  name: 'sweep',
  // No state of the sweep counts requests. With stored files, loading the client costs a seventh less.
  keepsFetched: true,
  async add(context) {
    await shiftClock(context, worldClockOffset)
    await context.addInitScript(rememberFocus, above)
  },
}

/** The widths, with the scheme that states are looked at in there. */
const widths = {
  narrow: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'light' },
  wide: { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
} as const satisfies Readonly<Record<string, BrowserContextOptions>>

type Width = keyof typeof widths

/**
 * Checks the accessibility of open, pending and rejected states at one width, for users of screen readers and
 * keyboards: idle screens are checked elsewhere.
 *
 * @param device `shared` for the states of readers who keep one page each; `cleared` for states that leave traces, lie outside of the
 *   client, or need network faults beforehand: they use a fresh visitor
 */
export function testOpenStates(width: Width, device: 'shared' | 'cleared'): void {
  for (const screen of screens) {
    const { name, as, before, prepare, lasts, served, scrolled } = screen
    if ((prepare ?? before) === undefined || scrolled || !isLookedAt(screen, width)) continue
    const isAlone = lasts ?? served ?? before !== undefined
    if (isAlone !== (device === 'cleared')) continue
    sweep(`can be used by everybody, and left by Escape: ${name}`, async ({ world, enter, readers, visits, onTestFailed, task }) => {
      const reader = (!isAlone && readers.get(as)) || { visit: await enter(as, widths[width]), at: null }
      onTestFailed(() => saveScreenshots([reader.visit], task.name))
      // A failed page is not reused.
      if (!isAlone) readers.delete(as)
      expect(await faultsOf(screen, reader, world)).toEqual([])
      if (isAlone) await visits.giveBack(reader.visit)
      else readers.set(as, reader)
    })
  }
}

/** A state that can be met at both widths is looked at once, half of them at each width; in a full run at both. */
function isLookedAt({ name, only }: ScreenCase, width: Width): boolean {
  if (only !== undefined) return only === width
  return isFullRun || width === (name.length % 2 === 0 ? 'wide' : 'narrow')
}

async function faultsOf({ path, before, prepare, shows }: ScreenCase, reader: Reader, product: Product): Promise<readonly string[]> {
  const { page } = reader.visit
  const address = typeof path === 'string' ? path : await path(product)
  if (reader.at !== address) {
    await before?.(page)
    if (canGoWithin(page, address)) await goWithin(page, address)
    else await page.goto(address)
    await page.waitForFunction(() => [...document.querySelectorAll('h1')].some((heading) => heading.checkVisibility()))
  }
  reader.at = null
  // The page of a case without a change, or with a fault from the start, is checked as a whole.
  const isIdleScreen = prepare !== undefined && before === undefined
  if (isIdleScreen) await waitForRest(page)
  const changedParts = isIdleScreen ? await watchChanges(page) : undefined
  await prepare?.(page, product)
  // The pressed control may lead to another page.
  await shows?.(page).first().waitFor()
  await settle(page)
  const hasOpened = (await page.locator(above).count()) > 0
  const windows = hasOpened ? above : undefined
  const within = (await changedParts?.(windows)) ?? windows
  const scan = { within, windows, without: await markCovered(page, within) }
  const found = [
    ...(await accessibilityFaults(page, scan)),
    ...(await doubledLandmarks(page)),
    ...(await motions(page)),
    ...(await faultsOfLeaving(page)),
  ]
  // Opening and leaving changed nothing, so the next state can start on this page.
  if (hasOpened && found.length === 0 && new URL(page.url()).pathname === address) reader.at = address
  return found
}

/** Whether a client page can go to another address without a reload. */
function canGoWithin(page: Page, address: string): boolean {
  const { pathname } = new URL(page.url())
  return pathname !== blankPath && pathname !== new URL(address, page.url()).pathname
}

/** Runs in the page: marks the last focused element outside of windows, which usually opened one. */
function rememberFocus(windows: string): void {
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || target.closest(windows)) return
    document.querySelector('[data-had-focus]')?.removeAttribute('data-had-focus')
    target.setAttribute('data-had-focus', '')
  })
}

/** Animations that run despite reduced motion. */
async function motions(page: Page): Promise<readonly string[]> {
  const moving = await page.evaluate(() => document.getAnimations().length)
  return moving === 0 ? [] : [`${moving} things move`]
}

/** Waits until the page is stable for a moment, at most two seconds. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => restart())
        const done = () => {
          observer.disconnect()
          resolve()
        }
        let quiet = setTimeout(done, 150)
        const restart = () => {
          clearTimeout(quiet)
          quiet = setTimeout(done, 150)
        }
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
        setTimeout(done, 2000)
      }),
  )
}

/** Escape closes the windows above the page one by one, and the focus returns to their openers. */
async function faultsOfLeaving(page: Page): Promise<readonly string[]> {
  const opened = page.locator(above)
  // A card that a resting pointer opened has not taken the focus.
  const focused = await page.locator(':focus').count()
  await page.evaluate(() => {
    // An earlier state on the same page may have left its mark.
    document.querySelector('[data-opener]')?.removeAttribute('data-opener')
    document.querySelector('[data-had-focus]')?.setAttribute('data-opener', '')
  })
  const opener = page.locator('[data-opener]')
  try {
    for (let left = (await opened.count()) - 1; left >= 0; left -= 1) {
      await page.keyboard.press('Escape')
      await expect(opened).toHaveCount(left)
      await expect(page.locator(':focus')).toHaveCount(focused)
      if (left === 0 && focused > 0 && (await opener.count()) > 0) await expect(opener).toBeFocused()
    }
    return []
  } catch {
    const at = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120))
    return [`after Escape ${await opened.count()} windows, and the focus is at ${at}`]
  }
}
