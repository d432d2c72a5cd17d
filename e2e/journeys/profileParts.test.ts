import * as accounts from '@rookery/api/calls/accounts'
import * as tags from '@rookery/api/calls/tags'
import type { Page } from 'playwright-core'

import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { expectAccessible, journey } from '../harness/journey.ts'
import { screenSizes, widths } from '../harness/screenSizes.ts'
import { text } from '../harness/text.ts'
import { ProfilePage } from '../pages/ProfilePage.ts'

const main = (page: Page) => page.getByRole('main')

for (const [kind, viewport] of widths(screenSizes)) {
  journey(`on ${kind} somebody who approves followers is asked, and the request is taken back`, async ({ visit, product }) => {
    const [ada, carol] = await Promise.all([somebody(product, 'ada'), somebody(product, 'carol')])
    const relationship = async () => (await accounts.relationships(ada.client, [carol.account.id]))[0]
    const { page } = await visit({ as: 'ada', viewport })
    const profile = new ProfilePage(page)
    await profile.open('carol')
    await expect(main(page).getByRole('img', { name: text('profile.locked') })).toBeVisible()
    await profile.follow.click()
    const requested = main(page).getByRole('button', { name: text('profile.requested') })
    await expect(requested).toBeVisible()
    await expect(requested).toHaveAttribute('title', text('profile.follow.cancel'))
    expect(await relationship()).toMatchObject({ following: false, requested: true })
    await expectAccessible(page)
    await requested.click()
    await expect(profile.follow).toBeVisible()
    expect(await relationship()).toMatchObject({ following: false, requested: false })
  })

  journey(`on ${kind} a card marks links that lead back, and tells no number that is hidden`, async ({ visit, product }) => {
    const { db } = product.instance.context
    const fields = [
      { name: 'Mine', value: '<a href="https://mill.example" rel="me">mill.example</a>', verified_at: '2025-04-30T12:00:00.000Z' },
      { name: 'Not mine', value: '<a href="https://weir.example">weir.example</a>' },
    ]
    await db
      .updateTable('accounts')
      .set({ fields_json: JSON.stringify(fields), hide_followers_count: 1, hide_follows_count: 0, following_count: 3, followers_count: 7 })
      .where('acct', '=', 'mona')
      .execute()
    const { page } = await visit({ as: 'ada', viewport })
    await new ProfilePage(page).open('mona')
    const field = (words: string) => main(page).locator('dl > div').filter({ hasText: words })
    const mark = { name: 'This link leads back here; checked on April 30, 2025', exact: true }
    await expect(field('mill.example').getByRole('img', mark)).toBeVisible()
    await expect(field('weir.example').getByRole('img')).toHaveCount(0)
    await expect(main(page).getByText('3 follows', { exact: true })).toBeVisible()
    await expect(main(page).getByText(/7 followers/)).toHaveCount(0)
    await expectAccessible(page)
  })

  journey(`on ${kind} one’s own hashtags are unfollowed from one’s profile, and others see none`, async ({ visit, product }) => {
    const ada = await somebody(product, 'ada')
    await ada.post('Wind in the #reeds')
    await tags.follow(ada.client, 'reeds')
    const { page } = await visit({ as: 'ada', viewport })
    await page.goto('/ada#followedTags')
    await expect(main(page).getByRole('link', { name: '#reeds', exact: true })).toBeVisible()
    await expectAccessible(page)
    await main(page).getByRole('button', { name: 'Unfollow tag #reeds' }).click()
    await expect(main(page).getByRole('button', { name: 'Follow tag #reeds', exact: true })).toBeVisible()
    await expect.poll(async () => (await tags.followed(ada.client)).items.map(({ name }) => name)).toEqual([])
    await page.goto('/bob#followedTags')
    await expect(main(page).getByRole('tab', { name: text('profile.tab.statuses'), exact: true })).toHaveAttribute('aria-selected', 'true')
    await expect(main(page).getByRole('tab', { name: text('profile.followed.tags'), exact: true })).toHaveCount(0)
  })
}
