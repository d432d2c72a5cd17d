import type { Page } from 'playwright-core'

import { somebody } from '../harness/arrange.ts'
import { chooseSettings } from '../harness/chooseSettings.ts'
import { expect } from '../harness/expect.ts'
import { expectInSight } from '../harness/expectInSight.ts'
import { journey } from '../harness/journey.ts'

const items = (page: Page) => page.getByRole('main').getByRole('article')

journey('what comes while one reads the interactions waits above them, and is shown on request', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  await bob.post('@mona One')
  const { page } = await visit({ as: 'mona' })
  await page.clock.install()
  await page.goto('/users/mona/interactions')
  await expect(items(page)).toHaveCount(1)
  // Where new ones come in by themselves nothing waits.
  await chooseSettings(page, { streaming: false })
  await bob.post('@mona Two')
  await page.clock.runFor(25_000)
  const button = page.getByRole('main').getByRole('button', { name: /^Show 1 new one$/ })
  await expect(button).toBeVisible()
  await page.clock.resume()
  await button.click()
  await expect(items(page)).toHaveCount(2)
  await expect(items(page).first()).toContainText('Two')
  await expect(button).toHaveCount(0)
})

journey('what takes the focus by a key comes below the tabs that stay in sight', async ({ visit, product }) => {
  const dave = await somebody(product, 'dave')
  for (let n = 1; n <= 15; n += 1) await dave.post(`@bob Question ${n}, at some length. ${'Is that so? '.repeat(n % 4)}`)
  const { page } = await visit({ as: 'bob', viewport: { width: 1440, height: 600 } })
  await page.goto('/users/bob/interactions')
  await expect(items(page).first()).toBeVisible()
  const focused = page.getByRole('main').locator('article:focus')
  for (let n = 1; n <= 6; n += 1) {
    await page.keyboard.press('j')
    await expect(focused).toHaveAttribute('aria-posinset', String(n))
    await expectInSight(focused.getByRole('link', { name: 'Dave' }).first())
  }
  // Back over what has gone up out of sight.
  for (let n = 1; n <= 4; n += 1) {
    await page.keyboard.press('Shift+Tab')
    await expectInSight(page.locator(':focus'))
  }
})
