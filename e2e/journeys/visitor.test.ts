import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { journey } from '../harness/journey.ts'
import { text } from '../harness/text.ts'
import { ProfilePage } from '../pages/ProfilePage.ts'
import { ShellPage } from '../pages/ShellPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

journey('a stranger reads the public timeline', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  await bob.post('The reeds are full of wrens today')
  const { page } = await visit()
  const timeline = new TimelinePage(page)
  await timeline.open('public')
  const post = timeline.status('The reeds are full of wrens today')
  await expect(post.content).toBeVisible()
  await expect(post.author).toContainText('Bob')
  // Counts, but nothing to press: a stranger cannot.
  await expect(post.favourite).toHaveCount(0)
  await expect(new ShellPage(page).loginHint).toBeVisible()
})

journey('a stranger opens a conversation and its author', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  const dave = await somebody(product, 'dave')
  const question = await bob.post('Who has seen the heron?')
  await dave.post('@bob By the weir, an hour ago', { inReplyToId: question.id })
  const { page } = await visit()
  const timeline = new TimelinePage(page)
  await timeline.open('public')
  await timeline.status('Who has seen the heron?').time.click()
  await expect(page.getByRole('heading', { level: 1, name: text('thread.title') })).toBeVisible()
  await expect(timeline.status('By the weir, an hour ago').content).toBeVisible()
  await timeline.status('By the weir, an hour ago').author.click()
  await expect(new ProfilePage(page).name).toHaveText('Dave')
  await page.goBack()
  await page.goBack()
  await expect(timeline.heading('public')).toBeVisible()
})
