import * as statuses from '@rookery/api/calls/statuses'

import { expect } from '../harness/expect.ts'
import { png } from '../harness/givenFiles.ts'
import { journey } from '../harness/journey.ts'
import { openPrefetchedHome } from '../harness/openPrefetchedHome.ts'
import { postsOf } from '../harness/postsOf.ts'
import { screenSizes, widths } from '../harness/screenSizes.ts'
import { label, text } from '../harness/text.ts'
import { untilPrefetched } from '../harness/untilPrefetched.ts'
import { ComposerPage } from '../pages/ComposerPage.ts'
import { ThreadPage } from '../pages/ThreadPage.ts'

for (const [name, viewport] of widths(screenSizes)) {
  journey(`on ${name}, a favourite and a reply made offline wait over a reload and reach the server once`, async ({ visit, product }) => {
    const words = `Low water, ${name}`
    const { ada, post, page, context, home, card, outbox } = await openPrefetchedHome({ visit, product }, words, viewport)
    await page.goto(`/notice/${post.id}`)
    await untilPrefetched(page)
    const thread = new ThreadPage(page)
    await expect(thread.status(words).content).toBeVisible()
    await thread.status(words).reply.click()
    const form = ComposerPage.forReply(page)
    await form.text.fill(`@bob Sent from ${name}`)
    await context.setOffline(true)
    await form.post.click()
    await expect(form.text).toHaveCount(0)
    await thread.status(words).favourite.click()
    await expect(thread.status(words).favourite).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText('2 actions wait to be sent.')).toBeVisible()
    await outbox.show.click()
    await expect(outbox.list.getByRole('listitem')).toHaveCount(2)
    await expect(outbox.list).toContainText(`Sent from ${name}`)
    await page.keyboard.press('Escape')
    await expect(outbox.show).toBeFocused()
    expect((await statuses.get(ada.client, post.id)).favourited).toBe(false)
    // The server serves the page itself: only writes are delayed after the reload, longer than the test lasts.
    const putOff = { status: 429, headers: { 'retry-after': '600' }, json: { error: 'Throttled' } }
    await context.route(/\/api\/v1\/statuses/, (route) => (route.request().method() === 'POST' ? route.fulfill(putOff) : route.fallback()))
    // Requests during unload bypass the routes: the server would receive the post, and the response would still be 429.
    await page.goto('about:blank')
    await context.setOffline(false)
    // The queue has tried, and waits: otherwise it may send its entries before the press.
    await Promise.all([page.waitForResponse((response) => response.status() === 429), home.open('home')])
    await expect(card.favourite).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText('2 actions wait to be sent.')).toBeVisible()
    await context.unroute(/\/api\/v1\/statuses/)
    await outbox.show.click()
    await outbox.list.getByRole('button', { name: label('outbox.tryAll') }).click()
    await expect(outbox.list).toContainText(text('outbox.empty'))
    await page.keyboard.press('Escape')
    await expect(outbox.show).toHaveCount(0)
    expect(await outbox.stored()).toEqual([])
    expect((await statuses.get(ada.client, post.id)).favourited).toBe(true)
    expect(await postsOf(ada, `Sent from ${name}`)).toHaveLength(1)
    await expect(card.favourite).toHaveAttribute('aria-pressed', 'true')
  })
}

for (const [name, viewport] of widths(screenSizes)) {
  journey(`on ${name}, a post waits with a picture that could not be sent, over a reload`, async ({ visit, product }) => {
    const { ada, page, context, home, outbox } = await openPrefetchedHome({ visit, product }, `Before the tunnel, ${name}`, viewport)
    const form = await ComposerPage.openNew(page)
    await form.text.fill(`From the train, ${name}`)
    await context.setOffline(true)
    await form.files.setInputFiles(await png('heron.png', 200))
    await expect(form.waiting).toContainText(text('composer.fileWaits'))
    await form.descriptions.fill('A heron')
    await form.post.click()
    await expect(page.getByText('1 action waits to be sent.')).toBeVisible()
    const putOff = { status: 429, headers: { 'retry-after': '600' }, json: { error: 'Throttled' } }
    await context.route(/\/api\/v\d\/(media|statuses)$/, (route) =>
      route.request().method() === 'POST' ? route.fulfill(putOff) : route.fallback(),
    )
    await page.goto('about:blank')
    await context.setOffline(false)
    // The queue has tried, and waits: otherwise it may send its entries before the press.
    await Promise.all([page.waitForResponse((response) => response.status() === 429), home.open('home')])
    await outbox.show.click()
    await expect(outbox.list).toContainText(`From the train, ${name}`)
    await context.unroute(/\/api\/v\d\/(media|statuses)$/)
    await outbox.list.getByRole('button', { name: label('outbox.tryAll') }).click()
    await expect(outbox.list).toContainText(text('outbox.empty'))
    const [post] = await postsOf(ada, `From the train, ${name}`)
    expect(post?.attachments.map(({ description }) => description)).toEqual(['A heron'])
  })
}

journey('a lost response does not create a second post', async ({ visit, product }) => {
  const { ada, page, outbox } = await openPrefetchedHome({ visit, product }, 'Over the bar')
  let sent = 0
  await page.route(/\/api\/v1\/statuses$/, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    sent += 1
    if (sent > 1) return route.fallback()
    await route.fetch()
    return route.abort('connectionreset')
  })
  const form = ComposerPage.forNew(page)
  await form.text.fill('Said once')
  await form.post.click()
  await expect(form.text).toHaveValue('')
  await expect.poll(() => sent).toBe(2)
  await expect.poll(async () => (await outbox.stored()).length).toBe(0)
  await expect(outbox.show).toHaveCount(0)
  expect(await postsOf(ada, 'Said once')).toHaveLength(1)
})

journey('an edit made offline by keyboard waits for the network', async ({ visit, product }) => {
  const { ada, page, context, outbox } = await openPrefetchedHome({ visit, product }, 'The ferry')
  const own = await ada.post('The fery is late')
  await page.goto(`/notice/${own.id}`)
  await untilPrefetched(page)
  const card = new ThreadPage(page).status('The fery is late')
  await card.menu.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: label('post.edit') }).press('Enter')
  const edit = page.getByRole('dialog').getByRole('textbox', { name: label('composer.text') })
  await edit.fill('The ferry is late')
  await context.setOffline(true)
  await edit.press('Control+Enter')
  await expect(edit).toHaveCount(0)
  await expect(page.getByText('1 action waits to be sent.')).toBeVisible()
  await outbox.show.focus()
  await page.keyboard.press('Enter')
  await expect(outbox.list).toContainText('Edit')
  await expect(outbox.list).toContainText('The ferry is late')
  await expect(outbox.list).toContainText(text('outbox.apart'))
  await page.keyboard.press('Escape')
  await expect(outbox.show).toBeFocused()
  await context.setOffline(false)
  await expect(outbox.show).toHaveCount(0)
  expect((await statuses.get(ada.client, own.id)).content).toContain('The ferry is late')
})
