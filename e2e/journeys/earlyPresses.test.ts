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

const pressed = [
  ['favourite', '1'],
  ['menu', ''],
  ['reply', ''],
] as const

for (const [what] of pressed) {
  journey(`a press on ${what} before its code is there is kept, with the button busy`, async ({ visit, product }) => {
    const bob = await somebody(product, 'bob')
    const { id } = await bob.post(`Pressed early: ${what}`)
    const { page } = await visit({ as: 'ada', viewport: { width: 390, height: 844 } })
    const letCome = await holdCode(page)
    await page.goto('/main/public')
    const card = new TimelinePage(page).status(`Pressed early: ${what}`)
    const button = card[what]
    await button.click()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await letCome('come')
    if (what === 'favourite') {
      await expect(button).toHaveAttribute('aria-pressed', 'true')
      await expect.poll(async () => (await statuses.get(bob.client, id)).favouritesCount).toBe(1)
    } else if (what === 'menu') await expect(page.getByRole('menu')).toBeVisible()
    else await expect(card.root.getByRole('textbox').last()).toBeFocused()
    await expect(button).not.toHaveAttribute('aria-busy', 'true')
  })
}

journey('where the code of an early press cannot be had, that is told, and the button waits no longer', async ({ visit, product }) => {
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
