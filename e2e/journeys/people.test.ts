import * as statuses from '@rookery/api/calls/statuses'

import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { expectAccessible, journey } from '../harness/journey.ts'
import { screenSizes, widths } from '../harness/screenSizes.ts'
import { text } from '../harness/text.ts'
import { NotificationsColumn } from '../pages/NotificationsColumn.ts'
import { ProfilePage } from '../pages/ProfilePage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

for (const [kind, viewport] of widths(screenSizes)) {
  journey(`on ${kind} following somebody from their profile brings their posts home`, async ({ visit, product }) => {
    const dave = await somebody(product, 'dave')
    await dave.post(`Ice on the mill pond (${kind})`)
    const { page } = await visit({ as: 'ada', viewport })
    const profile = new ProfilePage(page)
    await profile.open('dave')
    await expect(profile.name).toHaveText('Dave')
    await expect(profile.status(`Ice on the mill pond (${kind})`).content).toBeVisible()
    await expectAccessible(page)
    await profile.follow.click()
    await expect(profile.following).toBeVisible()

    const home = new TimelinePage(page)
    await home.open('home')
    await expect(home.status(`Ice on the mill pond (${kind})`).content).toBeVisible()

    await profile.open('dave')
    await profile.following.click()
    await expect(profile.follow).toBeVisible()
  })

  journey(`on ${kind} going back to a profile finds the tab that was read, and what is pinned stands first`, async ({ visit, product }) => {
    const bob = await somebody(product, 'bob')
    const pinned = await bob.post(`Read this first (${kind})`)
    await bob.post('Something else')
    await bob.post(`@dave An answer (${kind})`, { inReplyToId: pinned.id })
    await statuses.pin(bob.client, pinned.id)
    const { page } = await visit({ as: 'ada', viewport })
    const profile = new ProfilePage(page)
    await profile.open('bob')
    await expect(page.getByRole('region', { name: text('profile.pinned') })).toContainText(`Read this first (${kind})`)
    await expect(
      page
        .getByRole('main')
        .locator('article[data-status]')
        .filter({ hasText: `Read this first (${kind})` }),
    ).toHaveCount(1)
    const replies = page.getByRole('tab', { name: text('profile.tab.replies'), exact: true })
    await replies.click()
    await expect(profile.status(`An answer (${kind})`).content).toBeVisible()
    await profile.status(`An answer (${kind})`).time.click()
    await expect(page.getByRole('heading', { level: 1, name: text('thread.title') })).toBeVisible()
    await page.goBack()
    await expect(replies).toHaveAttribute('aria-selected', 'true')
    await expect(profile.status(`An answer (${kind})`).content).toBeVisible()
    expect(new URL(page.url()).hash).toBe('#replies')
    await expectAccessible(page)
    await statuses.unpin(bob.client, pinned.id)
  })
}

journey('what others do arrives in the notifications, and can be marked as read', async ({ visit, product }) => {
  const [ada, bob] = await Promise.all([somebody(product, 'ada'), somebody(product, 'bob')])
  const post = await ada.post('Left a basket of pears by the gate')
  const { page } = await visit({ as: 'ada' })
  await new TimelinePage(page).open('home')
  const column = new NotificationsColumn(page)
  await expect(column.root).toBeVisible()
  await bob.follow('ada')
  await bob.post('@ada Found them, thank you', { inReplyToId: post.id })
  await expect(column.item('mention', 'Bob')).toBeVisible()
  await expect(column.item('follow', 'Bob')).toBeVisible()
  await expect(column.unseen).toHaveCount(2)
  await expectAccessible(page)
  await column.markRead.click()
  await expect(column.unseen).toHaveCount(0)
  await page.reload()
  await expect(column.item('mention', 'Bob')).toBeVisible()
  await expect(column.unseen).toHaveCount(0)
})
