import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { expectAccessible, journey } from '../harness/journey.ts'
import { NotificationsColumn } from '../pages/NotificationsColumn.ts'
import { ProfilePage } from '../pages/ProfilePage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

journey('following somebody from their profile brings their posts home', async ({ visit, product }) => {
  const dave = await somebody(product, 'dave')
  await dave.post('Ice on the mill pond this morning')
  const { page } = await visit({ as: 'ada' })
  const profile = new ProfilePage(page)
  await profile.open('dave')
  await expect(profile.name).toHaveText('Dave')
  await expect(profile.status('Ice on the mill pond this morning').content).toBeVisible()
  await expectAccessible(page)
  await profile.follow.click()
  await expect(profile.following).toBeVisible()

  const home = new TimelinePage(page)
  await home.open('home')
  await expect(home.status('Ice on the mill pond this morning').content).toBeVisible()

  await profile.open('dave')
  await profile.following.click()
  await expect(profile.follow).toBeVisible()
})

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
