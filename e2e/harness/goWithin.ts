import type { Page } from 'playwright-core'

import { waitForRest } from './waitForRest.ts'

/** Navigates a page of the client to another of its addresses like a history entry, without a reload. */
export async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    const state = { visit: crypto.randomUUID(), hasPrevious: true }
    history.pushState(state, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state }))
  }, address)
  await waitForRest(page)
}
