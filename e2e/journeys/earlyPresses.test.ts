import type { Page, Route } from 'playwright-core'
import * as statuses from '@rookery/api/calls/statuses'

import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { journey } from '../harness/journey.ts'
import { text } from '../harness/text.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

/** Holds back every script that is not there yet, from the moment the first post is drawn; the returned function lets them come or refuses them. */
async function holdCode(page: Page): Promise<(end: 'come' | 'fail') => Promise<void>> {
  const html = await (await page.request.get('/main/public')).text()
  const first = new Set([...html.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].map(([, path = '']) => path))
  const held: Route[] = []
  let over: 'come' | 'fail' | null = null
  const pass = (route: Route) => (over === 'fail' ? route.abort() : route.fallback())
  await page.route(/\/assets\/(?!post-)[^/]*\.js$/, async (route) => {
    if (over === null && !first.has(new URL(route.request().url()).pathname)) held.push(route)
    else await pass(route)
  })
  return async (end) => {
    over = end
    await Promise.all(held.splice(0).map(pass))
  }
}

journey('presses before their code has loaded are replayed, with their buttons busy until then', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  const { id } = await bob.post('Pressed early')
  const arrive = async () => {
    const { page } = await visit({ as: 'ada', viewport: { width: 390, height: 844 } })
    const letCome = await holdCode(page)
    await page.goto('/main/public')
    return { page, letCome, card: new TimelinePage(page).status('Pressed early') }
  }
  const first = await arrive()
  for (const button of [first.card.favourite, first.card.menu]) {
    await button.click()
    await expect(button).toHaveAttribute('aria-busy', 'true')
  }
  await first.letCome('come')
  await expect(first.page.getByRole('menu')).toBeVisible()
  await expect(first.card.favourite).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(async () => (await statuses.get(bob.client, id)).favouritesCount).toBe(1)
  for (const button of [first.card.favourite, first.card.menu]) await expect(button).not.toHaveAttribute('aria-busy', 'true')

  const { card, letCome } = await arrive()
  await card.reply.click()
  await expect(card.reply).toHaveAttribute('aria-busy', 'true')
  await letCome('come')
  await expect(card.root.getByRole('textbox').last()).toBeFocused()
  await expect(card.reply).not.toHaveAttribute('aria-busy', 'true')
})

journey('an early press whose code fails to load shows a notice, and the button stops waiting', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  await bob.post('Pressed in vain')
  const { page, watch } = await visit({ as: 'ada', viewport: { width: 390, height: 844 } })
  watch.expectComplaint(/ERR_|Failed to fetch dynamically|could not be fetched/)
  const letCome = await holdCode(page)
  await page.goto('/main/public')
  const card = new TimelinePage(page).status('Pressed in vain')
  await card.favourite.click()
  await card.menu.click()
  await letCome('fail')
  await expect(card.favourite).not.toHaveAttribute('aria-busy', 'true')
  await expect(card.menu).not.toHaveAttribute('aria-busy', 'true')
  await page.unroute(/\/assets\/(?!post-)[^/]*\.js$/)
  await expect(page.getByText(text('errors.unreachable')).first()).toBeVisible()
})
