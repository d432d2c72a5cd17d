import * as statuses from '@rookery/api/calls/statuses'

import { actAs } from '../../e2e/harness/actAs.ts'
import { takeRenders, watchRenders } from '../../e2e/harness/watchRenders.ts'
import type { Measure } from '../Measure.ts'

/** How many posts React draws again when one is favourited, and when another one arrives. */
export const redraws: Measure = async ({ openPage, product }) => {
  const { page, context } = await openPage({ as: 'ada' })
  await watchRenders(context)
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
  const { id } = await statuses.create(
    bob,
    { text: 'Streamed to a page that is being read', visibility: 'public' },
    { idempotencyKey: crypto.randomUUID() },
  )
  await page.waitForFunction(
    (wanted) => document.body.textContent.includes('new post') || document.querySelector(`[id*="${wanted}"]`) !== null,
    id,
  )
  const streamed = await takeRenders(page)

  await context.close()
  return [
    { id: 'redraws.favourite', value: favourite.redrawn, unit: 'posts', what: 'posts drawn again by one favourite' },
    { id: 'redraws.favouriteComponents', value: favourite.components, unit: 'components', what: 'components that ran for it' },
    { id: 'redraws.streamed', value: streamed.redrawn, unit: 'posts', what: 'other posts drawn again by one streamed post' },
  ]
}
