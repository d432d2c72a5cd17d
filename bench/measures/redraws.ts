import type { Page } from 'playwright-core'
import * as statuses from '@rookery/api/calls/statuses'

import { actAs } from '../../e2e/harness/actAs.ts'
import { takeRenders, watchRenders } from '../../e2e/harness/watchRenders.ts'
import type { Measure } from '../Measure.ts'

const words = 'Streamed to a page that is being read'

/** How many posts React draws again when one is favourited, and when another one arrives. */
export const redraws: Measure = async ({ openPage, product }) => {
  const { page, context } = await openPage({ as: 'ada' })
  await watchRenders(context)
  const arrived = frameWith(page, words)
  await page.goto(`${product.origin}/main/friends`)
  await page.locator('article').first().waitFor()
  await page.waitForLoadState('networkidle')

  await takeRenders(page)
  await page
    .locator('article')
    .first()
    .getByRole('button', { name: /favou?rite/i })
    .click()
  await page.waitForLoadState('networkidle')
  const favourite = await takeRenders(page)

  const bob = await actAs(product, 'bob')
  await statuses.create(bob, { text: words, visibility: 'public' }, { idempotencyKey: crypto.randomUUID() })
  await arrived
  // The stream is taken in with the next frame, and drawn with that one or the one after it.
  await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 500)))
  const streamed = await takeRenders(page)

  await context.close()
  return [
    { id: 'redraws.favourite', value: favourite.redrawn, unit: 'posts', what: 'posts drawn again by one favourite' },
    { id: 'redraws.favouriteComponents', value: favourite.components, unit: 'components', what: 'components that ran for it' },
    { id: 'redraws.streamed', value: streamed.redrawn, unit: 'posts', what: 'other posts drawn again by one streamed post' },
  ]
}

/** Resolves when the page's socket has brought these words; the post must come by the stream, not by a poll. */
function frameWith(page: Page, wanted: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const patience = setTimeout(() => reject(new Error(`No frame of the stream brought "${wanted}".`)), 60_000)
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        if (!String(payload).includes(wanted)) return
        clearTimeout(patience)
        resolve()
      })
    })
  })
}
