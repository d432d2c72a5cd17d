import type { Page } from 'playwright-core'
import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { breakCalls } from '../harness/faults.ts'
import { fetchAnswer } from '../harness/fetchAnswer.ts'
import { journey } from '../harness/journey.ts'
import { widths } from '../harness/screenSizes.ts'
import { text } from '../harness/text.ts'
import { ShellPage } from '../pages/ShellPage.ts'

const sizes = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const

const field = (page: Page) => page.getByRole('main').getByRole('searchbox', { name: text('search.field') })
const tab = (page: Page, kind: 'statuses' | 'accounts' | 'hashtags') =>
  page.getByRole('main').getByRole('tab', { name: new RegExp(`^${text(`search.tab.${kind}`)}`) })

journey('recent searches stay on the device until they are cleared', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  await bob.post('Not the dave of the marsh')
  const { page } = await visit({ as: 'ada' })
  await page.goto('/search')
  await field(page).fill('dave')
  await page.keyboard.press('Enter')
  await expect(tab(page, 'statuses')).toBeVisible()
  await field(page).fill('  ')
  await page.keyboard.press('Enter')
  const recent = page.getByRole('region', { name: text('search.recent') })
  await expect(recent.getByRole('link', { name: 'dave' })).toBeVisible()
  await page.reload()
  await recent.getByRole('link', { name: 'dave' }).click()
  await expect(tab(page, 'statuses')).toBeVisible()
  await page.goBack()
  await recent.getByRole('button', { name: text('search.recent.clear') }).click()
  await expect(recent).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('main')).toContainText(text('search.hint'))
})

for (const [size, options] of widths(Object.entries(sizes))) {
  journey(
    `more of each kind comes until there is no more, a failure is told, and the place is kept: ${size}`,
    async ({ visit, product }) => {
      const bob = await somebody(product, 'bob')
      await bob.post('A template')
      const { page, watch } = await visit({ as: 'ada', ...options })
      watch.expectComplaint(/status of 500/)
      await page.route('**/api/v2/search*', async (route) => {
        const { searchParams } = new URL(route.request().url())
        const offset = Number(searchParams.get('offset') ?? 0)
        const response = await fetchAnswer(route)
        const all = Array.from({ length: 45 }, (_, index) => ({
          ...bob.account,
          id: `made${index}`,
          acct: `made${index}`,
          username: `made${index}`,
          display_name: `Made ${index}`,
        }))
        await route.fulfill({ response, json: { statuses: [], hashtags: [], accounts: all.slice(offset, offset + 20) } })
      })
      await page.goto('/search?query=made')
      await expect(tab(page, 'accounts')).toHaveAccessibleName(`${text('search.tab.accounts')} 20+`)
      const more = page.getByRole('button', { name: text('general.showMore') })
      const mend = await breakCalls(page, 'GET', '/api/v2/search*', { kind: 'status', status: 500 })
      await more.click()
      // Whoever comes to stand under the pointer would be asked for.
      await page.mouse.move(0, 0)
      const retry = page.getByRole('tabpanel').getByRole('button', { name: text('general.retry') })
      await expect(retry).toBeVisible()
      await expect(tab(page, 'accounts')).toHaveAccessibleName(`${text('search.tab.accounts')} 20+`)
      await mend()
      await retry.click()
      await expect(tab(page, 'accounts')).toHaveAccessibleName(`${text('search.tab.accounts')} 40+`)
      await more.click()
      await page.mouse.move(0, 0)
      await expect(tab(page, 'accounts')).toHaveAccessibleName(`${text('search.tab.accounts')} 45`)
      await expect(page.getByRole('main')).toContainText(text('search.end'))
      const last = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: '@made44' })
      await last.scrollIntoViewIfNeeded()
      await expect(last).toBeInViewport()
      if (size === 'phone') return
      await new ShellPage(page).goTo('nav.about')
      await expect(page).toHaveURL(/\/about$/)
      await page.goBack()
      await expect(last).toBeInViewport()
    },
  )
}
