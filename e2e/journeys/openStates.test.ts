import type { Page } from 'playwright-core'

import { accessibilityFaults } from '../harness/accessibility.ts'
import { expect } from '../harness/expect.ts'
import { journey } from '../harness/journey.ts'
import { signedInState } from '../harness/signedInState.ts'
import { startProduct } from '../harness/startProduct.ts'
import { screens } from '../screens/screens.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const desk = { viewport: { width: 1440, height: 900 } }

/** What is open, held back or refused: a screen at rest is looked at elsewhere. */
const states = screens.filter(({ prepare, before }) => prepare ?? before)

for (const [width, colorScheme, options] of [
  ['wide', 'dark', desk],
  ['narrow', 'light', phone],
] as const) {
  journey(
    `what is opened can be used by everybody, and left by Escape: ${width}, ${colorScheme}`,
    async ({ browser }) => {
      const product = await startProduct({ seed: 'world' })
      const storageState = await signedInState(browser, product, 'bob')
      const faults: string[] = []
      for (const { name, path, as, before, prepare, only } of states) {
        if (only !== undefined && only !== width) continue
        const context = await browser.newContext({
          baseURL: product.origin,
          locale: 'en',
          timezoneId: 'UTC',
          colorScheme,
          reducedMotion: 'reduce',
          ...options,
          ...(as !== null && { storageState }),
        })
        context.setDefaultTimeout(15_000)
        const page = await context.newPage()
        try {
          await before?.(page)
          await page.goto(typeof path === 'string' ? path : await path(product))
          await page.getByRole('heading', { level: 1 }).waitFor()
          await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => {})
          await prepare?.(page, product)
          await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => {})
          await scrollUp(page)
          const found = [...(await accessibilityFaults(page)), ...(await doubledLandmarks(page))]
          faults.push(...found.map((fault) => `${name}: ${fault}`))
          faults.push(...(await faultsOfLeaving(page)).map((fault) => `${name}: ${fault}`))
        } catch (error) {
          faults.push(`${name}: ${String(error)}`)
        } finally {
          await context.close()
        }
      }
      await product.close()
      expect(faults).toEqual([])
    },
    480_000,
  )
}

/** To the top of the page: what is half under the bars would be taken for a control that is too small. */
async function scrollUp(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector('dialog:modal') ?? window.scrollTo(0, 0))
}

/** Landmarks of one role and name stand for two places that sound the same. */
async function doubledLandmarks(page: Page): Promise<readonly string[]> {
  const snapshot = await page.locator('body').ariaSnapshot()
  const marks: readonly string[] = snapshot.match(/- (?:complementary|navigation|region|main|banner|form|contentinfo)(?: "[^"]*")?/g) ?? []
  return marks.filter((mark, at) => marks.indexOf(mark) !== at).map((mark) => `two of ${mark.slice(2)}`)
}

/** A window above the page goes with Escape, and the focus does not go with it. */
async function faultsOfLeaving(page: Page): Promise<readonly string[]> {
  const above = page.locator('dialog:modal, [popover]:popover-open:is([role=menu], [role=dialog])')
  if ((await above.count()) === 0) return []
  // What a pointer has opened by resting on a link has taken the focus from nobody.
  const focused = await page.locator(':focus').count()
  await page.keyboard.press('Escape')
  try {
    await expect(above).toHaveCount(0, { timeout: 2000 })
    await expect(page.locator(':focus')).toHaveCount(focused, { timeout: 2000 })
    return []
  } catch {
    return [`after Escape ${await above.count()} windows and ${await page.locator(':focus').count()} elements in focus`]
  }
}
