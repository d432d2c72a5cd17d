import type { ViewportSize } from 'playwright-core'

import { OutboxPage } from '../pages/OutboxPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'
import { somebody } from './arrange.ts'
import { expect } from './expect.ts'
import type { JourneyFixtures } from './journey.ts'
import { screenSizes } from './screenSizes.ts'
import { untilPrefetched } from './untilPrefetched.ts'

/** Complaints of pages without a network. */
export const offlineNoise =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION_(?:REFUSED|RESET)|WebSocket|status of (404|400|429)|Failed to fetch dynamically|Unable to preload/

/** Opens the home timeline of Ada with a new post of Bob, ready to lose the network. */
export async function openPrefetchedHome(
  { visit, product }: Pick<JourneyFixtures, 'visit' | 'product'>,
  words: string,
  viewport: ViewportSize = screenSizes[0][1],
) {
  const [ada, bob] = await Promise.all([somebody(product, 'ada'), somebody(product, 'bob')])
  await ada.follow('bob')
  const post = await bob.post(words)
  const { page, context, watch } = await visit({ as: 'ada', viewport })
  watch.expectComplaint(offlineNoise)
  const home = new TimelinePage(page)
  await home.open('home')
  await expect(home.status(words).content).toBeVisible()
  await untilPrefetched(page)
  return { ada, bob, post, page, context, home, card: home.status(words), outbox: new OutboxPage(page) }
}
