import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions } from 'playwright-core'

import { openBrowser } from '../harness/openBrowser.ts'
import { signedInState } from '../harness/signedInState.ts'
import { startProduct, type Product } from '../harness/startProduct.ts'
import { contactSheet, type Picture } from './contactSheet.ts'
import { screens, type Screen } from './screens.ts'

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
  const product = await startProduct({ seed: 'world' })
  const browser = await openBrowser()
  const pictures: Picture[] = []
  try {
    for (const variant of variants) {
      await mkdir(join(folder, variant.name), { recursive: true })
      for (const screen of chosen) {
        const file = `${variant.name}/${screen.name.replaceAll(/[^a-z0-9]+/gi, '-')}.png`
        await takePicture(browser, product, screen, variant, join(folder, file))
        pictures.push({ screen: screen.name, variant: variant.name, file })
      }
      console.log(`${variant.name}: ${chosen.length} pictures`)
    }
  } finally {
    await browser.close()
    await product.close()
  }
  const sheet = join(folder, 'index.html')
  await writeFile(sheet, contactSheet(pictures))
  return sheet
}

async function takePicture(browser: Browser, product: Product, { name, path, as, prepare }: Screen, variant: Variant, file: string) {
  const context = await browser.newContext({
    ...variant.options,
    ...(as === null ? {} : { storageState: await signedInState(browser, product, as) }),
  })
  try {
    const page = await context.newPage()
    await page.goto(product.origin + path)
    await page.waitForLoadState('networkidle')
    await prepare?.(page)
    await page.screenshot({ path: file, animations: 'disabled' })
  } catch (error) {
    throw new Error(`The picture of "${name}" (${variant.name}) could not be taken.`, { cause: error })
  } finally {
    await context.close()
  }
}
