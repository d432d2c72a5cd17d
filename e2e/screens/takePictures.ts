import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'

import { shiftClock } from '../harness/faults.ts'
import { openBrowser } from '../harness/openBrowser.ts'
import { signedInState } from '../harness/signedInState.ts'
import { startProduct, type Product } from '../harness/startProduct.ts'
import { contactSheet, type Picture } from './contactSheet.ts'
import type { Screen } from './Screen.ts'
import { screens } from './screens.ts'

interface Variant {
  readonly name: string
  readonly options: BrowserContextOptions
}

const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844, hasTouch: true },
]

const variants: readonly Variant[] = [
  ...sizes.flatMap((size) => (['dark', 'light'] as const).map((colorScheme) => variantOf(size, { colorScheme }))),
  ...sizes.filter(({ width }) => width !== 1024).map((size) => variantOf(size, { colorScheme: 'dark', locale: 'ar' })),
]

function variantOf({ width, height, hasTouch = false }: (typeof sizes)[number], options: BrowserContextOptions): Variant {
  const name = `${width}x${height} ${options.colorScheme}${options.locale ? ` ${options.locale}` : ''}`
  return {
    name,
    options: { viewport: { width, height }, hasTouch, reducedMotion: 'reduce', locale: 'en', timezoneId: 'Europe/Berlin', ...options },
  }
}

/** Pictures of two days can be laid side by side: it is always the same morning. */
const clockOffset = Date.UTC(2026, 10, 21, 9, 30) - Date.now()

/** Narrower than this the page has one column. */
const narrow = 800

/**
 * A picture of every screen in every size, theme and direction, with a page that shows them together.
 *
 * @param words only the screens whose names hold one of these; all when there are none
 * @returns the page that shows them
 */
export async function takePictures(folder: string, words: readonly string[]): Promise<string> {
  const chosen = screens.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
  if (chosen.length === 0)
    throw new Error(`No screen has "${words.join('" or "')}" in its name. The screens are: ${screens.map(({ name }) => name).join('; ')}.`)
  if (words.length === 0) await rm(folder, { recursive: true, force: true })
  const product = await startProduct({ seed: 'world', clockOffset })
  const browser = await openBrowser()
  const pictures: Picture[] = []
  try {
    for (const variant of variants) {
      await mkdir(join(folder, variant.name), { recursive: true })
      const { width } = variant.options.viewport ?? { width: narrow }
      const fitting = chosen.filter(({ only }) => only === undefined || (only === 'narrow') === width <= narrow)
      for (const screen of fitting) {
        const file = `${variant.name}/${screen.name.replaceAll(/[^a-z0-9]+/gi, '-')}.png`
        await takePicture(browser, product, screen, variant, join(folder, file))
        pictures.push({ screen: screen.name, variant: variant.name, file })
      }
      console.log(`${variant.name}: ${fitting.length} pictures`)
    }
  } finally {
    await browser.close()
    await product.close()
  }
  const sheet = join(folder, 'index.html')
  await writeFile(sheet, contactSheet(pictures))
  return sheet
}

async function takePicture(browser: Browser, product: Product, screen: Screen, variant: Variant, file: string) {
  const { name, path, as, before, prepare } = screen
  const context = await browser.newContext({
    ...variant.options,
    ...(as === null ? {} : { storageState: await signedInState(browser, product, as) }),
  })
  try {
    context.setDefaultTimeout(15_000)
    await shiftClock(context, clockOffset)
    const page = await context.newPage()
    await before?.(page)
    await page.goto(product.origin + (typeof path === 'string' ? path : await path(product)))
    await settled(page)
    await prepare?.(page, product)
    await settled(page)
    await page.screenshot({ path: file, animations: 'disabled' })
  } catch (error) {
    throw new Error(`The picture of "${name}" (${variant.name}) could not be taken.`, { cause: error })
  } finally {
    await context.close()
  }
}

/** Waits for what loads, and until the page has stood still, but not for an answer that is held on purpose. */
async function settled(page: Page) {
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined)
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise<void>((resolve) => {
      let still = window.setTimeout(resolve, 400)
      const watch = new MutationObserver(() => {
        window.clearTimeout(still)
        still = window.setTimeout(resolve, 400)
      })
      watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
      // A spinner or a counting clock never stands still.
      window.setTimeout(resolve, 5000)
    })
  })
}
