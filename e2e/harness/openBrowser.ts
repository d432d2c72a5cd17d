import { launchFirefox, launchWebKit } from '@rookery/browser-drivers'
import { chromium, type Browser, type BrowserContextOptions } from 'playwright-core'

import { chromiumArguments, ensureChromium, ensureTestBrowser, unoptimised } from '../../scripts/chromium.mjs'
import { engine, firefoxScheme } from './engine.ts'

/**
 * The arguments that journeys add. Drawing and the network run in the browser's own process, because messages between processes cost
 * time. Code is not optimised. Chromium reads the last list of features alone, so it repeats Playwright's feature.
 */
const forJourneys = [unoptimised, '--in-process-gpu', '--enable-features=CDPScreenshotNewSurface,NetworkServiceInProcess2']

/** Starts the browser for journeys, screenshots and measurements; measurements add arguments. */
export function openBrowser(extraArguments: readonly string[] = forJourneys): Promise<Browser> {
  if (engine === 'firefox') return launchFirefox({ firefoxUserPrefs })
  if (engine === 'webkit') return launchWebKit()
  return chromium.launch({ executablePath: ensureTestBrowser(), args: [...chromiumArguments, ...extraArguments] })
}

/** Chromium with all that is around its engine: the shell for tests shows no notifications. */
export function openWholeChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: ensureChromium(), args: [...chromiumArguments, ...forJourneys] })
}

/**
 * A browser for one context, where only a preference of the whole browser gives what the options of the context state: over WebDriver
 * BiDi no command sets reduced motion or forced colours. Null where any browser will do.
 */
export async function openBrowserFor({ reducedMotion, forcedColors }: BrowserContextOptions): Promise<Browser | null> {
  const preferences = {
    ...(reducedMotion === 'reduce' && { 'ui.prefersReducedMotion': 1 }),
    ...(forcedColors === 'active' && { 'browser.display.document_color_use': 2 }),
  }
  if (engine !== 'firefox' || Object.keys(preferences).length === 0) return null
  return launchFirefox({ firefoxUserPrefs: { ...firefoxUserPrefs, ...preferences } })
}

/** The colour scheme of all pages: over WebDriver BiDi no command sets it for one page. */
const firefoxUserPrefs = { 'layout.css.prefers-color-scheme.content-override': firefoxScheme === 'light' ? 1 : 0 }
