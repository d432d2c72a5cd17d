import { waitForRest } from '../harness/waitForRest.ts'
import { somebody } from '../harness/arrange.ts'
import { chooseSettings } from '../harness/chooseSettings.ts'
import { expect } from '../harness/expect.ts'
import { breakCalls } from '../harness/faults.ts'
import { journey } from '../harness/journey.ts'
import { text } from '../harness/text.ts'
import { readRenders, watchRenders } from '../harness/watchRenders.ts'
import { ThreadPage } from '../pages/ThreadPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

journey('a window whose code fails to load leaves the timeline as it is', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  await bob.edit(await bob.post('Nine herons'), 'Eight herons')
  const { page, watch } = await visit({ as: 'ada' })
  watch.expectComplaint(/window-|Failed to (load|fetch)|ERR_/)
  const timeline = new TimelinePage(page)
  await timeline.open('public')
  const post = timeline.status('Eight herons')
  await breakCalls(page, 'GET', '/assets/window-*.js', { kind: 'unreachable' })
  await post.root.getByRole('button', { name: text('status.edited') }).click()
  await expect(page.getByRole('region', { name: text('notices.label') })).toContainText(text('errors.unreachable'))
  await expect(post.content).toBeVisible()
})

journey('a tall post opens and closes under the pointer, and its state is restored', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  // Around it, so that the page can move with it.
  for (let number = 1; number <= 8; number += 1) await bob.post(`Written long before, number ${number}`)
  await bob.post('Written before the tall one')
  await bob.post(Array.from({ length: 40 }, (_, line) => `Line ${line + 1} of a long list of birds`).join('\n'))
  for (let number = 1; number <= 6; number += 1) await bob.post(`Written after the tall one, number ${number}`)
  const { page } = await visit({ as: 'ada' })
  const timeline = new TimelinePage(page)
  await timeline.open('public')
  const post = timeline.status('of a long list of birds')
  const more = post.root.getByRole('button', { name: text('status.subject.show'), exact: true })
  const less = post.root.getByRole('button', { name: text('status.subject.hide'), exact: true })
  const height = async () => (await post.root.boundingBox())?.height ?? 0
  await more.scrollIntoViewIfNeeded()
  expect(await height()).toBeLessThan(500)
  await more.click()
  await less.scrollIntoViewIfNeeded()
  expect(await height()).toBeGreaterThan(800)
  const before = await less.boundingBox()
  await less.click()
  await expect(more).toBeFocused()
  await expect.poll(async () => Math.abs(((await more.boundingBox())?.y ?? 0) - (before?.y ?? 1000))).toBeLessThanOrEqual(1)
  await more.click()
  // A row that is far below is not there before the reader comes near.
  await less.scrollIntoViewIfNeeded()
  await timeline.status('Written before the tall one').time.click()
  await expect(new ThreadPage(page).heading).toBeVisible()
  await page.goBack()
  await expect(less).toHaveCount(1)
})

journey('a visitor’s reply, repeat and favourite lead to the page that asks for their server', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  const { id } = await bob.post('Come and talk to me')
  const { page, context } = await visit()
  const timeline = new TimelinePage(page)
  await timeline.open('public')
  const links = timeline
    .status('Come and talk to me')
    .root.getByRole('group', { name: text('status.actions') })
    .getByRole('link')
  await expect(links).toHaveCount(3)
  const [asked] = await Promise.all([context.waitForEvent('page'), links.last().click()])
  await expect(asked).toHaveURL(new RegExp(`/main/ostatus\\?status_id=${id}$`))
  await asked.getByLabel('Your account').fill('me@home.example')
  await asked.getByRole('button', { name: 'Go on' }).click()
  await expect(asked.getByText('home.example')).toBeVisible()
})

journey('a new post of an account does not re-render its other posts', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  for (const number of [1, 2, 3]) await bob.post(`Post number ${number} of the day`)
  const { page } = await visit({ as: 'ada', prepare: watchRenders })
  const timeline = new TimelinePage(page)
  await timeline.open('public')
  await chooseSettings(page, { streaming: true, highlights: { bob: { type: 'side', color: '#44aa66' } } })
  await expect(timeline.status('Post number 3 of the day').root).toHaveAttribute('data-highlight', 'side')
  await waitForRest(page)
  await readRenders(page)
  await bob.post('Post number 4 of the day')
  await expect(timeline.status('Post number 4 of the day').root.or(timeline.newPosts)).toBeVisible()
  // It renders again when its images load; those of older posts may load later.
  expect((await readRenders(page)).redrawn).toBeLessThanOrEqual(2)
})
