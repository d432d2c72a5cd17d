import type { Page } from 'playwright-core'

import { fetchAnswer } from './fetchAnswer.ts'
import type { Watch } from './watchPage.ts'

/** Serves a page without what it brings along of the server, as servers do that bring nothing: the client has to ask. */
export async function leaveOutPreload({ page, watch }: { readonly page: Page; readonly watch: Watch }, path: string): Promise<void> {
  // A page that a test answers counts as none of this machine's.
  watch.expectComplaint(/ERR_BLOCKED_BY_LOCAL_NETWORK_ACCESS_CHECKS/)
  await page.route(`**${path}`, async (route) => {
    const response = await fetchAnswer(route)
    const body = (await response.text()).replace(/<script id="initial-results".*?<\/script>/s, '')
    await route.fulfill({ response, body })
  })
}
