import type { Page } from 'playwright-core'

import type { Equipment } from './pool/contextPool.ts'

/** Where a page has the stylesheet that makes it transparent. */
const key = 'rookery:transparent'

/**
 * Pages that the browser lays out, hit-tests and animates as always, but does not paint, because they are transparent: only windows above
 * them are painted. They need a seventh less of the processor.
 */
export const unpainted: Equipment = {
  name: 'unpainted',
  add: (context) =>
    context.addInitScript((name) => {
      const transparent = new CSSStyleSheet()
      transparent.replaceSync(':root { opacity: 0 !important }')
      document.adoptedStyleSheets.push(transparent)
      Reflect.set(window, name, transparent)
    }, key),
}

/** From now on an unpainted page is painted like any other. */
export async function paint(page: Page): Promise<void> {
  await page.evaluate((name) => {
    const transparent: unknown = Reflect.get(window, name)
    if (transparent instanceof CSSStyleSheet) transparent.disabled = true
  }, key)
}
