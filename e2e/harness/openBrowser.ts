import { chromium, type Browser } from 'playwright-core'

import { chromiumArguments, ensureChromium } from '../../scripts/chromium.mjs'

/** Starts the browser that every journey, picture and measurement drives. */
export function openBrowser(extraArguments: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: ensureChromium(), args: [...chromiumArguments, ...extraArguments] })
}
