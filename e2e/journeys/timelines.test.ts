import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { expectAccessible, journey } from '../harness/journey.ts'
import { postFromElsewhere } from '../harness/postFromElsewhere.ts'
import { text } from '../harness/text.ts'
import { ShellPage } from '../pages/ShellPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

journey('each timeline shows what belongs to it', async ({ visit, product }) => {
  product.instance.context.config.bubble.splice(0, Infinity, 'remote.example')
  const [ada, bob, dave] = await Promise.all([somebody(product, 'ada'), somebody(product, 'bob'), somebody(product, 'dave')])
  await ada.follow('bob')
  await bob.post('By somebody she follows')
  await dave.post('By somebody of this server')
  await postFromElsewhere(product, 'rita@remote.example', 'By somebody of another server')
  const { page, watch } = await visit({ as: 'ada' })
  // The other server's picture is not to be had here.
  watch.expectComplaint(/remotecat\.png/)
  const timeline = new TimelinePage(page)
  const shell = new ShellPage(page)
  const shows = [
    ['home', ['By somebody she follows']],
    ['public', ['By somebody of this server', 'By somebody she follows']],
    ['bubble', ['By somebody of another server', 'By somebody of this server', 'By somebody she follows']],
    ['all', ['By somebody of another server', 'By somebody of this server', 'By somebody she follows']],
  ] as const
  await timeline.open('home')
  for (const [name, posts] of shows) {
    await shell.goTo(`timeline.${name}`)
    await expect(timeline.heading(name)).toBeVisible()
    await expect(timeline.posts).toContainText([...posts])
    await expect(timeline.posts).toHaveCount(posts.length)
    await expect(page.getByRole('main')).toContainText(text('timeline.noMore'))
  }
  await expectAccessible(page)
})

journey('a server without a bubble offers none', async ({ visit, product }) => {
  product.instance.context.config.bubble.length = 0
  // Somebody who has not been here before: what a server offers is known from the last visit.
  const { page } = await visit({ as: 'bob' })
  await new TimelinePage(page).open('home')
  const { navigation } = new ShellPage(page)
  await expect(navigation.getByRole('link', { name: text('timeline.all') })).toBeVisible()
  await expect(navigation.getByRole('link', { name: text('timeline.bubble') })).toHaveCount(0)
})

journey('a hashtag leads to its timeline', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  await bob.post('Over the edge #weirs')
  await bob.post('Nothing about them')
  const { page } = await visit({ as: 'ada' })
  const timeline = new TimelinePage(page)
  await timeline.open('public')
  await timeline.status('Over the edge').content.getByRole('link', { name: '#weirs' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '#weirs' })).toBeVisible()
  await expect(timeline.posts).toHaveCount(1)
  await expect(timeline.posts).toContainText('Over the edge')
  expect(new URL(page.url()).pathname).toBe('/tag/weirs')
  await expectAccessible(page)
})

journey('a bookmark is found among the bookmarks until it is taken away', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  await bob.post('To be read again')
  const { page } = await visit({ as: 'ada' })
  const timeline = new TimelinePage(page)
  const shell = new ShellPage(page)
  await timeline.open('bookmarks')
  await expect(page.getByRole('main')).toContainText(text('timeline.empty'))
  await expectAccessible(page)
  await shell.goTo('timeline.public')
  await timeline.status('To be read again').menu.click()
  await page.getByRole('menuitem', { name: text('post.bookmark') }).click()
  await shell.goTo('timeline.bookmarks')
  await expect(timeline.heading('bookmarks')).toBeVisible()
  await expect(timeline.posts).toHaveCount(1)
  await timeline.status('To be read again').menu.click()
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: text('post.unbookmark') }).click()
  await page.reload()
  await expect(page.getByRole('main')).toContainText(text('timeline.empty'))
})
