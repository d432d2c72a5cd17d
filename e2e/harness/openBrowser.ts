import { join } from 'node:path'
import { chromium, firefox, webkit, type Browser } from 'playwright-core'

import { chromiumArguments, ensureChromium, ensureTestBrowser, unoptimised } from '../../scripts/chromium.mjs'
import { engine, firefoxScheme } from './engine.ts'

/** What Playwright starts in place of its own browsers. */
const drivers = join(import.meta.dirname, '../../packages/browser-drivers/src')

/** Starts the browser that every journey, picture and measurement drives; what is measured names its own arguments. */
export function openBrowser(extraArguments: readonly string[] = [unoptimised]): Promise<Browser> {
  if (engine === 'firefox') return openFirefox()
  if (engine === 'webkit') return webkit.launch({ executablePath: join(drivers, 'webkit/webkitBridge.mjs') })
  return chromium.launch({ executablePath: ensureTestBrowser(), args: [...chromiumArguments, ...extraArguments] })
}

/** Chromium with all that is around its engine: the shell for tests shows no notifications. */
export function openWholeChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: ensureChromium(), args: [...chromiumArguments, unoptimised] })
}

/** A Firefox as readers have it, over WebDriver BiDi. */
function openFirefox(): Promise<Browser> {
  return firefox.launch({
    channel: 'moz-firefox',
    executablePath: join(drivers, 'firefox/firefoxBridge.mjs'),
    firefoxUserPrefs,
  })
}

/** Nothing that Firefox does by itself: what it asks its makers for would count as the page's doing, and take time. */
const firefoxUserPrefs = {
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'browser.safebrowsing.enabled': false,
  'datareporting.healthreport.uploadEnabled': false,
  // A process for each context would start anew, and read the whole client anew: half a second of each visit.
  'fission.webContentIsolationStrategy': 0,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  // As Chromium without a window: a page that may not ask offers nothing.
  'permissions.default.desktop-notification': 2,
  // A turn of the wheel has its effect at once, as in Chromium without a window.
  'general.smoothScroll': false,
  'services.settings.server': 'data:,',
  'layout.css.prefers-color-scheme.content-override': firefoxScheme === 'light' ? 1 : 0,
}
