import type { Page } from 'playwright-core'

import { waitForRest } from './waitForRest.ts'

/** Leads a page of the client to another address of it, as a step in the history does: nothing is loaded anew. */
export async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    const state = { visit: crypto.randomUUID(), hasPrevious: true }
    history.pushState(state, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state }))
  }, address)
  await waitForRest(page)
}
