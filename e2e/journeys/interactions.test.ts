import * as accounts from '@rookery/api/calls/accounts'
import * as reports from '@rookery/api/calls/reports'
import * as statuses from '@rookery/api/calls/statuses'
import type { Page } from 'playwright-core'

import { somebody } from '../harness/arrange.ts'
import { chooseSettings } from '../harness/chooseSettings.ts'
import { expect } from '../harness/expect.ts'
import { expectInSight } from '../harness/expectInSight.ts'
import { expectAccessible, journey } from '../harness/journey.ts'
import { screenSizes, widths } from '../harness/screenSizes.ts'
import { text } from '../harness/text.ts'
import { ShellPage } from '../pages/ShellPage.ts'

const tab = (page: Page, name: 'mentions' | 'likes' | 'follows' | 'moves' | 'reports') =>
  page.getByRole('main').getByRole('tab', { name: text(`interactions.${name}`), exact: true })
const items = (page: Page) => page.getByRole('main').getByRole('article')

journey('each kind of interaction has its tab, and going back finds the one that was read', async ({ visit, product }) => {
  const [ada, bob, dave] = await Promise.all([somebody(product, 'ada'), somebody(product, 'bob'), somebody(product, 'dave')])
  const post = await ada.post('The otter is back')
  await statuses.favourite(bob.client, post.id)
  await statuses.reblog(dave.client, post.id)
  await dave.follow('ada')
  await bob.post('@ada Where exactly?', { inReplyToId: post.id })
  const { page } = await visit({ as: 'ada' })
  await page.goto('/main/public')
  await new ShellPage(page).goTo('nav.interactions')
  expect(new URL(page.url()).pathname).toBe('/users/ada/interactions')
  await expect(items(page)).toHaveCount(1)
  await expect(items(page)).toContainText('Where exactly?')
  await expectAccessible(page)
  await tab(page, 'follows').click()
  await expect(items(page)).toHaveCount(1)
  await expect(items(page)).toContainText('Dave')
  await tab(page, 'likes').click()
  await expect(items(page)).toHaveCount(2)
  await items(page).first().getByRole('link', { name: 'The otter is back' }).click()
  await expect(page.getByRole('heading', { level: 1, name: text('thread.title') })).toBeVisible()
  await page.goBack()
  await expect(tab(page, 'likes')).toHaveAttribute('aria-selected', 'true')
  await expect(items(page)).toHaveCount(2)
  await page.reload()
  await expect(tab(page, 'likes')).toHaveAttribute('aria-selected', 'true')
  await expect(tab(page, 'moves')).toHaveCount(0)
})

journey('who does not let the server follow moved people along sees who moved', async ({ visit, product }) => {
  const carol = await somebody(product, 'carol')
  await accounts.updateCredentials(carol.client, { allowFollowingMove: false })
  const { page } = await visit({ as: 'carol' })
  await page.goto('/users/carol/interactions#moves')
  await expect(tab(page, 'moves')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('main')).toContainText(text('interactions.empty'))
})

for (const [kind, viewport] of widths(screenSizes)) {
  journey(
    `on ${kind} staff find the reports that came while nobody looked, and members have no tab for them`,
    async ({ visit, product }) => {
      const [carol, bob] = await Promise.all([somebody(product, 'carol'), somebody(product, 'bob')])
      await reports.create(carol.client, { accountId: bob.account.id, statusIds: [], comment: 'Noise at night', forward: false })
      const { page } = await visit({ as: 'mona', viewport })
      await page.goto('/users/mona/interactions')
      await tab(page, 'reports').click()
      await expect(items(page).first()).toContainText('Carol')
      await expect(items(page).first()).toContainText('Bob')
      await expectAccessible(page)
      const { page: other } = await visit({ as: 'bob', viewport })
      await other.goto('/users/bob/interactions#reports')
      await expect(tab(other, 'mentions')).toHaveAttribute('aria-selected', 'true')
      await expect(tab(other, 'reports')).toHaveCount(0)
    },
  )
}

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
