import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'

import { measureBoxes, type TextBox } from '../../packages/client/test/texts/measureBoxes.ts'
import { project } from '../../scripts/install.mjs'
import { addWidths } from '../../scripts/languages/addWidths.ts'
import { engine, firefoxScheme } from '../harness/engine.ts'
import { shiftClock } from '../harness/faults.ts'
import { openBrowser } from '../harness/openBrowser.ts'
import { memberState } from '../harness/memberState.ts'
import { startProduct, type Product } from '../harness/startProduct.ts'
import { worldClockOffset } from '../harness/worldClock.ts'
import { countTraffic } from '../harness/waitForRest.ts'
import { contactSheet, type Screenshot } from './contactSheet.ts'
import { chooseSettings } from '../harness/chooseSettings.ts'
import type { ScreenCase } from './ScreenCase.ts'
import { pseudoLocale, servePseudo } from './pseudoCatalogue.ts'
import { drawnScreens } from './screens.ts'
import { openRecord, type StoredRecord } from './storedRecord.ts'
import { textFaults, type TextFault } from './textFaults.ts'

/** How a page is laid out; it is loaded once for all its themes. */
interface Layout {
  readonly name: string
  readonly themes: readonly ('dark' | 'light')[]
  /** The page is brought to its state in English and then shows the pseudo language in this direction. */
  readonly pseudo?: 'ltr' | 'rtl'
  readonly options: BrowserContextOptions & { readonly viewport: { readonly width: number; readonly height: number } }
}

const wide = { width: 1440, height: 900 }
const middle = { width: 1024, height: 768 }
const tablet = { width: 768, height: 1024 }
const phone = { width: 390, height: 844 }

const inMiddle = layoutOf(middle, ['dark', 'light'], 'en')

const layouts: readonly Layout[] = [
  ...[wide, phone].map((viewport) => layoutOf(viewport, ['dark', 'light'], 'en')),
  inMiddle,
  layoutOf(tablet, ['dark', 'light'], 'en'),
  ...[wide, phone].map((viewport) => layoutOf(viewport, ['dark'], 'ar')),
]

/** For `npm run screens -- --pseudo`: longer texts, in both directions. */
const pseudoLayouts: readonly Layout[] = (['ltr', 'rtl'] as const).flatMap((pseudo) =>
  [wide, phone].map((viewport) => ({ ...layoutOf(viewport, ['dark'], 'en'), pseudo })),
)

/** For `--forced-colors`: the system's colors replace those of the theme. */
const forcedLayouts: readonly Layout[] = [wide, phone].map((viewport) => {
  const layout = layoutOf(viewport, ['dark', 'light'], 'en')
  return { ...layout, options: { ...layout.options, forcedColors: 'active' } }
})

/** For `--widths`. */
const onPhone: Layout = { ...layoutOf(phone, ['dark'], 'en'), pseudo: 'ltr' }

function layoutOf(viewport: Layout['options']['viewport'], themes: Layout['themes'], locale: string): Layout {
  const options = { viewport, locale, hasTouch: viewport === phone, reducedMotion: 'reduce', timezoneId: 'Europe/Berlin' } as const
  return {
    name: `${viewport.width}x${viewport.height}`,
    // The other one takes a run of its own.
    themes: engine === 'firefox' ? themes.filter((theme) => theme === firefoxScheme) : themes,
    // Neither touch nor another time zone than the machine's is available there.
    options: engine === 'webkit' ? { ...options, hasTouch: false, timezoneId: 'UTC' } : options,
  }
}

const variantOf = ({ name, options, pseudo }: Layout, theme: string) =>
  [
    name,
    theme,
    ...(options.locale === 'en' ? [] : [options.locale]),
    ...(pseudo ? ['pseudo', pseudo] : []),
    ...(options.forcedColors === 'active' ? ['forced colors'] : []),
  ].join(' ')

/** Simultaneous pages: while one waits for the server another one renders. In WebKit they would share one pointer and one keyboard. */
const atOnce = engine === 'webkit' ? 1 : availableParallelism() + 1

/** Narrower than this the page has one column. */
const narrow = 800

/**
 * A screenshot of every screen in every size, theme and direction, with a page that shows them together.
 *
 * @param args only the screens whose names hold one of these; all when there are none. `--pseudo` shows them in the pseudo language
 *   instead, and writes the faults of their texts into `texts.json`. `--widths` measures the room of their texts on a phone in this
 *   language, and writes it into the notes of the texts. `--forced-colors` shows them in the colors of the system
 * @returns the page that shows them
 */
export async function takeScreenshots(folder: string, args: readonly string[]): Promise<string> {
  const words = args.filter((arg) => !arg.startsWith('--'))
  const measures = args.includes('--widths')
  const isPseudo = args.includes('--pseudo') || measures
  const chosen = drawnScreens.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
  if (chosen.length === 0)
    throw new Error(
      `No screen has "${words.join('" or "')}" in its name. The screens are: ${drawnScreens.map(({ name }) => name).join('; ')}.`,
    )
  if (words.length === 0) await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const faults = isPseudo ? await openRecord<readonly TextFault[]>(join(folder, 'texts.json')) : null
  const widths = measures ? await openRecord<Readonly<Record<string, TextBox>>>(join(folder, 'widths.json')) : null
  const product = await startProduct({ seed: 'world', clockOffset: worldClockOffset })
  const browser = await openBrowser()
  const pictured = (measures ? [onPhone] : isPseudo ? pseudoLayouts : args.includes('--forced-colors') ? forcedLayouts : layouts).filter(
    ({ themes }) => themes.length > 0,
  )
  const work = pictured.flatMap((layout) =>
    chosen
      .filter((screen) => !(layout.pseudo && screen.served) && isMetIn(screen, layout) && !(layout === inMiddle && isMadeNarrower(screen)))
      .map((screen) => ({ layout, screen })),
  )
  const waiting = work.entries()
  const taken = new Map<number, readonly Screenshot[]>()
  const begun = performance.now()
  async function takeNext(): Promise<void> {
    for (const [turn, { layout, screen }] of waiting) {
      taken.set(turn, await takeScreenshotsOf({ browser, product, screen, layout, folder, faults, widths }))
      if (taken.size % 50 === 0 || taken.size === work.length) {
        console.log(`${taken.size} of ${work.length} screens, ${Math.round((performance.now() - begun) / 1000)} s`)
      }
    }
  }
  try {
    await Promise.all(
      layouts.flatMap((layout) => layout.themes.map((theme) => mkdir(join(folder, variantOf(layout, theme)), { recursive: true }))),
    )
    await Promise.all(Array.from({ length: atOnce }, takeNext))
  } finally {
    await browser.close()
    await product.close()
  }
  const images = [...taken].toSorted(([a], [b]) => a - b).flatMap(([, some]) => some)
  const sheet = join(folder, 'index.html')
  await writeFile(sheet, contactSheet(images))
  if (widths) await writeWidths(widths.all())
  return sheet
}

/** Writes the room of each text into its note. Screens of earlier parts of a walk count, deleted screens do not. */
async function writeWidths(measured: Readonly<Record<string, Readonly<Record<string, TextBox>>>>): Promise<void> {
  const file = join(project, 'packages/client/src/i18n/notes.json')
  const notes = JSON.parse(await readFile(file, 'utf8')) as Parameters<typeof addWidths>[0] // notes.test.ts holds its shape
  const met = drawnScreens.filter((screen) => !screen.served && isMetIn(screen, onPhone)).map(({ name }) => name)
  const known = Object.fromEntries(met.flatMap((name) => (measured[name] ? [[name, measured[name]] as const] : [])))
  const noted = addWidths(notes, known, { isWhole: Object.keys(known).length === met.length })
  await writeFile(file, `${JSON.stringify(noted, null, 2)}\n`)
  const count = Object.values(noted).filter(({ width }) => width !== undefined).length
  console.log(
    `${count} of ${Object.keys(noted).length} texts have their width in the notes, from ${Object.keys(known).length} of ${met.length} screens.`,
  )
}

function isMetIn({ only }: ScreenCase, { options }: Layout): boolean {
  return only === undefined || (only === 'narrow') === options.viewport.width <= narrow
}

/** A state without preparation looks the same in a window that was resized: opening it again took a fifth of the total time. */
function isMadeNarrower({ prepare, only }: ScreenCase): boolean {
  return prepare === undefined && only === undefined
}

interface Work {
  readonly browser: Browser
  readonly product: Product
  readonly screen: ScreenCase
  readonly layout: Layout
  readonly folder: string
  /** Faults of texts by screen and variant, in the pseudo language. */
  readonly faults: StoredRecord<readonly TextFault[]> | null
  /** The room of the texts by screen. */
  readonly widths: StoredRecord<Readonly<Record<string, TextBox>>> | null
}

async function takeScreenshotsOf({ browser, product, screen, layout, folder, faults, widths }: Work): Promise<readonly Screenshot[]> {
  const { name, path, as, before, prepare, shows, offline, unsettled } = screen
  const byBrowser = layout.pseudo !== undefined && unsettled === true
  const [colorScheme = 'dark'] = layout.themes
  const context = await browser.newContext({
    ...layout.options,
    baseURL: product.origin,
    colorScheme,
    ...(byBrowser && { locale: pseudoLocale }),
    ...(as === null ? {} : { storageState: await memberState(product, as) }),
  })
  const images: Screenshot[] = []
  try {
    context.setDefaultTimeout(15_000)
    await shiftClock(context, worldClockOffset)
    const page = await context.newPage()
    countTraffic(page)
    const served = layout.pseudo ? collectResponses(page) : null
    if (byBrowser) await servePseudo(page)
    await before?.(page)
    await page.goto(product.origin + (typeof path === 'string' ? path : await path(product)), { waitUntil: 'commit' })
    // The outline before the first render is neither tested nor pressed.
    await page.locator('[data-outline]').waitFor({ state: 'detached' })
    await settled(page, forLazyParts)
    if (layout.pseudo && offline && (await showPseudo(page, layout.pseudo))) await showEnglish(page)
    await prepare?.(page, product)
    await shows?.(page).first().waitFor()
    // A page that the instance writes has no such language.
    const isOurs = (await page.locator('#root').count()) > 0
    const isShown = layout.pseudo && isOurs ? await showPseudo(page, layout.pseudo, byBrowser) : true
    const isWide = layout.options.viewport === wide && layout.options.locale === inMiddle.options.locale
    const isPlain = !layout.pseudo && layout.options.forcedColors === undefined
    for (const shown of isWide && isPlain && isMadeNarrower(screen) ? [layout, inMiddle] : [layout]) {
      await page.setViewportSize(shown.options.viewport)
      for (const theme of shown.themes) {
        await page.emulateMedia({ colorScheme: theme })
        await settled(page)
        const variant = variantOf(shown, theme)
        const file = `${variant}/${name.replaceAll(/[^a-z0-9]+/gi, '-')}.png`
        await page.screenshot({ path: join(folder, file), animations: 'disabled' })
        images.push({ screen: name, variant, file })
        const found = !isShown ? ['is not in the pseudo language'] : served && isOurs ? await textFaults(page, await served()) : []
        widths?.set(name, isShown && isOurs ? await page.evaluate(measureBoxes) : {})
        faults?.set(`${name}, ${variant}`, found.length > 0 ? found : undefined)
      }
    }
  } catch (error) {
    throw new Error(`The picture of "${name}" (${layout.name}) could not be taken.`, { cause: error })
  } finally {
    await context.close()
  }
  return images
}

/** The page switches to the pseudo language in its current state. False if it cannot. One without settings was opened in it. */
async function showPseudo(page: Page, dir: 'ltr' | 'rtl', isOpenedInIt = false): Promise<boolean> {
  try {
    if (!isOpenedInIt) await chooseSettings(page, { interfaceLanguage: 'pseudo' })
    await page.getByText('⟦').first().waitFor({ state: 'attached', timeout: 5000 })
  } catch {
    return false
  }
  await page.evaluate((given) => (document.documentElement.dir = given), dir)
  return true
}

async function showEnglish(page: Page): Promise<void> {
  await chooseSettings(page, { interfaceLanguage: 'en' })
  await page.waitForFunction(() => document.querySelector('main')?.textContent.includes('⟦') === false)
}

/** Everything that the server sends to the page from now on. */
function collectResponses(page: Page): () => Promise<readonly string[]> {
  const bodies: Promise<string>[] = []
  page.on('response', (response) => {
    if (/json|html/.test(response.headers()['content-type'] ?? '')) bodies.push(response.text().catch(() => ''))
  })
  return () => Promise.all(bodies)
}

/** The longest that something is waited for which never comes, such as an answer that is held on purpose (ms). */
const timeoutMs = 2500

/** How long a page must be stable before its screenshot (ms): late content starts only when the page is idle. */
const forAMoment = 150
const forLazyParts = 400

/** Waits until all responses have arrived and the page is stable for a moment. */
async function settled(page: Page, calm = forAMoment) {
  const { underway } = countTraffic(page)
  const end = Date.now() + timeoutMs
  do await page.evaluate(standsStill, { calm, timeoutMs })
  while (underway.size > 0 && Date.now() < end)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** Runs in the page. A spinner or a running clock is never stable. */
function standsStill({ calm, timeoutMs }: { calm: number; timeoutMs: number }): Promise<void> {
  return new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      window.clearTimeout(still)
      still = window.setTimeout(done, calm)
    })
    const done = () => {
      watch.disconnect()
      resolve()
    }
    let still = window.setTimeout(done, calm)
    window.setTimeout(done, timeoutMs)
    watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  })
}
