import type { Page, ViewportSize } from 'playwright-core'
import * as statuses from '@rookery/api/calls/statuses'
import * as timelines from '@rookery/api/calls/timelines'

import { somebody, type Somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { png } from '../harness/givenFiles.ts'
import { journey, type JourneyFixtures } from '../harness/journey.ts'
import { screenSizes, widths } from '../harness/screenSizes.ts'
import { label, text } from '../harness/text.ts'
import { untilPrefetched } from '../harness/untilPrefetched.ts'
import { ComposerPage } from '../pages/ComposerPage.ts'
import { ShellPage } from '../pages/ShellPage.ts'
import { SignInPage } from '../pages/SignInPage.ts'
import { ThreadPage } from '../pages/ThreadPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

const noise =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION_(?:REFUSED|RESET)|WebSocket|status of (404|400|429)|Failed to fetch dynamically|Unable to preload/

const show = (page: Page) => page.getByRole('button', { name: label('outbox.show') })
const list = (page: Page) => page.getByRole('dialog', { name: label('outbox.title') })
const stored = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('rookery.outbox:') && !key.endsWith(':turn')))

async function openHome(
  { visit, product }: Pick<JourneyFixtures, 'visit' | 'product'>,
  words: string,
  viewport: ViewportSize = screenSizes[0][1],
) {
  const [ada, bob] = await Promise.all([somebody(product, 'ada'), somebody(product, 'bob')])
  await ada.follow('bob')
  const post = await bob.post(words)
  const { page, context, watch } = await visit({ as: 'ada', viewport })
  watch.expectComplaint(noise)
  const home = new TimelinePage(page)
  await home.open('home')
  await expect(home.status(words).content).toBeVisible()
  await untilPrefetched(page)
  return { ada, bob, post, page, context, home, card: home.status(words) }
}

const ownPosts = async ({ client, account }: Somebody, words: string) => {
  const { items } = await timelines.fetch(client, { path: `/api/v1/accounts/${account.id}/statuses` })
  return items.filter(({ content }) => content.includes(words))
}

for (const [name, viewport] of widths(screenSizes)) {
  journey(
    `on ${name}, a like and an answer given without a line wait over a reload and reach the server once`,
    async ({ visit, product }) => {
      const words = `Low water, ${name}`
      const { ada, post, page, context, home, card } = await openHome({ visit, product }, words, viewport)
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
      await expect(page.getByText('2 things that you did wait to be sent.')).toBeVisible()
      await show(page).click()
      await expect(list(page).getByRole('listitem')).toHaveCount(2)
      await expect(list(page)).toContainText(`Sent from ${name}`)
      await page.keyboard.press('Escape')
      await expect(show(page)).toBeFocused()
      expect((await statuses.get(ada.client, post.id)).favourited).toBe(false)
      // The page itself comes from the server: only what changes something is put off after the reload, longer than the test lasts.
      const putOff = { status: 429, headers: { 'retry-after': '600' }, json: { error: 'Throttled' } }
      await context.route(/\/api\/v1\/statuses/, (route) =>
        route.request().method() === 'POST' ? route.fulfill(putOff) : route.fallback(),
      )
      // Requests during unload bypass the routes: the server would receive the post, and the response would still be 429.
      await page.goto('about:blank')
      await context.setOffline(false)
      await home.open('home')
      await expect(card.favourite).toHaveAttribute('aria-pressed', 'true')
      await expect(page.getByText('2 things that you did wait to be sent.')).toBeVisible()
      await context.unroute(/\/api\/v1\/statuses/)
      await show(page).click()
      await list(page)
        .getByRole('button', { name: label('outbox.tryAll') })
        .click()
      await expect(list(page)).toContainText(text('outbox.empty'))
      await page.keyboard.press('Escape')
      await expect(show(page)).toHaveCount(0)
      expect(await stored(page)).toEqual([])
      expect((await statuses.get(ada.client, post.id)).favourited).toBe(true)
      expect(await ownPosts(ada, `Sent from ${name}`)).toHaveLength(1)
      await expect(card.favourite).toHaveAttribute('aria-pressed', 'true')
    },
  )
}

for (const [name, viewport] of widths(screenSizes)) {
  journey(`on ${name}, a post waits with a picture that could not be sent, over a reload`, async ({ visit, product }) => {
    const { ada, page, context, home } = await openHome({ visit, product }, `Before the tunnel, ${name}`, viewport)
    const form = await ComposerPage.openNew(page)
    await form.text.fill(`From the train, ${name}`)
    await context.setOffline(true)
    await form.files.setInputFiles(await png('heron.png', 200))
    await expect(form.waiting).toContainText(text('composer.fileWaits'))
    await form.descriptions.fill('A heron')
    await form.post.click()
    await expect(page.getByText('1 thing that you did waits to be sent.')).toBeVisible()
    const putOff = { status: 429, headers: { 'retry-after': '600' }, json: { error: 'Throttled' } }
    await context.route(/\/api\/v\d\/(media|statuses)$/, (route) =>
      route.request().method() === 'POST' ? route.fulfill(putOff) : route.fallback(),
    )
    await page.goto('about:blank')
    await context.setOffline(false)
    await home.open('home')
    await show(page).click()
    await expect(list(page)).toContainText(`From the train, ${name}`)
    await context.unroute(/\/api\/v\d\/(media|statuses)$/)
    await list(page)
      .getByRole('button', { name: label('outbox.tryAll') })
      .click()
    await expect(list(page)).toContainText(text('outbox.empty'))
    const [post] = await ownPosts(ada, `From the train, ${name}`)
    expect(post?.attachments.map(({ description }) => description)).toEqual(['A heron'])
  })
}

journey(
  'what waits goes by itself when the line is back, and of what was taken back, dropped or deleted meanwhile nothing is sent',
  async ({ visit, product }) => {
    const { ada, bob, post, page, context, card } = await openHome({ visit, product }, 'On and off again')
    // A like that is taken back leaves nothing.
    await context.setOffline(true)
    await card.favourite.click()
    await expect(show(page)).toBeVisible()
    await card.favourite.click()
    await expect(show(page)).toHaveCount(0)
    await card.repeat.click()
    await expect(card.repeat).toHaveAttribute('aria-pressed', 'true')
    await expect(show(page)).toBeVisible()
    await context.setOffline(false)
    await expect(show(page)).toHaveCount(0)
    const now = await statuses.get(ada.client, post.id)
    expect([now.favourited, now.reblogged]).toEqual([false, true])

    // A dropped entry is not sent, and a dropped post is a draft again.
    const form = ComposerPage.forNew(page)
    await form.text.fill('A word too many')
    await context.setOffline(true)
    await form.post.click()
    await expect(form.text).toHaveValue('')
    await expect(show(page)).toBeVisible()
    await card.favourite.click()
    await show(page).click()
    const rows = list(page).getByRole('listitem')
    await expect(rows).toHaveCount(2)
    await rows
      .first()
      .getByRole('button', { name: label('outbox.dropPost') })
      .click()
    await expect(rows).toHaveCount(1)
    await rows
      .first()
      .getByRole('button', { name: label('outbox.drop') })
      .click()
    await page.keyboard.press('Escape')
    await expect(card.favourite).toHaveAttribute('aria-pressed', 'false')

    // A post that was deleted meanwhile is reported on the bar and in the list, where the entry can be dropped.
    await card.favourite.click()
    await expect(show(page)).toBeVisible()
    await bob.remove(post)
    await context.setOffline(false)
    await expect(page.getByText('1 thing was refused by the server.')).toBeVisible()
    await show(page).click()
    await list(page)
      .getByRole('button', { name: label('outbox.drop') })
      .click()
    await expect(list(page)).toContainText(text('outbox.empty'))
    expect(await stored(page)).toEqual([])
    await page.goto('/drafts')
    await expect(page.getByRole('main')).toContainText('A word too many')
    expect(await ownPosts(ada, 'A word too many')).toEqual([])

    // Signing out asks for confirmation while entries are queued, and removes them.
    const left = await bob.post('Left behind')
    await page.goto(`/notice/${left.id}`)
    await context.route(/\/favourite$/, (route) => route.abort('connectionrefused'))
    await new ThreadPage(page).status('Left behind').favourite.click()
    await expect(show(page)).toBeVisible()
    await new ShellPage(page).openAccounts()
    await page.getByRole('menuitem').filter({ hasText: '@ada@' }).click()
    const question = page.getByRole('dialog', { name: label('signOut.title') })
    await expect(question).toContainText('1 thing that you did has not been sent')
    await question.getByRole('button', { name: label('signOut.action') }).click()
    await expect.poll(() => stored(page)).toEqual([])
    expect((await statuses.get(ada.client, left.id)).favourited).toBe(false)
  },
)

journey(
  'an action that does not reach the server stays queued over a reload, and is sent when the server is back',
  async ({ visit, product }) => {
    const { ada, post, page, context, card } = await openHome({ visit, product }, 'Behind a fallen tree')
    await context.route(/\/favourite$/, (route) => route.abort('connectionrefused'))
    await card.favourite.click()
    await expect(show(page)).toBeVisible()
    await page.reload()
    await expect(card.favourite).toHaveAttribute('aria-pressed', 'true')
    await expect(show(page)).toBeVisible()
    expect((await statuses.get(ada.client, post.id)).favourited).toBe(false)
    await context.unroute(/\/favourite$/)
    await expect(show(page)).toHaveCount(0, { timeout: 60_000 })
    expect(await stored(page)).toEqual([])
    expect((await statuses.get(ada.client, post.id)).favourited).toBe(true)
  },
)

journey('an answer that is lost makes no second post', async ({ visit, product }) => {
  const { ada, page } = await openHome({ visit, product }, 'Over the bar')
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
  await expect.poll(async () => (await stored(page)).length).toBe(0)
  await expect(show(page)).toHaveCount(0)
  expect(await ownPosts(ada, 'Said once')).toHaveLength(1)
})

journey('two windows show what waits and send it once between them', async ({ visit, product }) => {
  const { ada, post, page, context, card } = await openHome({ visit, product }, 'Seen by two')
  const other = await context.newPage()
  const there = new TimelinePage(other)
  await there.open('home')
  await expect(there.status('Seen by two').content).toBeVisible()
  await untilPrefetched(other)
  await context.setOffline(true)
  await card.favourite.click()
  await expect(show(page)).toBeVisible()
  await expect(show(other)).toBeVisible()
  await expect(there.status('Seen by two').favourite).toHaveAttribute('aria-pressed', 'true')
  // The windows get their connection back one after the other. An attempt of the one that has none yet reaches nobody.
  const sent = () => product.asked.filter((call) => call === `POST /api/v1/statuses/${post.id}/favourite`).length
  await context.setOffline(false)
  await expect(show(page)).toHaveCount(0)
  await expect(show(other)).toHaveCount(0)
  expect((await statuses.get(ada.client, post.id)).favourited).toBe(true)
  expect(sent()).toBe(1)
  await expect(card.favourite).toHaveAttribute('aria-pressed', 'true')
  await expect(there.status('Seen by two').favourite).toHaveAttribute('aria-pressed', 'true')
})

journey('an edit waits for a line, by keyboard alone', async ({ visit, product }) => {
  const { ada, page, context } = await openHome({ visit, product }, 'The ferry')
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
  await expect(page.getByText('1 thing that you did waits to be sent.')).toBeVisible()
  await show(page).focus()
  await page.keyboard.press('Enter')
  await expect(list(page)).toContainText('Edit')
  await expect(list(page)).toContainText('The ferry is late')
  await expect(list(page)).toContainText(text('outbox.apart'))
  await page.keyboard.press('Escape')
  await expect(show(page)).toBeFocused()
  await context.setOffline(false)
  await expect(show(page)).toHaveCount(0)
  expect((await statuses.get(ada.client, own.id)).content).toContain('The ferry is late')
})

journey('queued actions of one account are not sent as another, which does not see them', async ({ visit, product }) => {
  const { ada, bob, post, page, context, card } = await openHome({ visit, product }, 'Two at one helm')
  await context.route(/\/favourite$/, (route) => route.abort('connectionrefused'))
  await card.favourite.click()
  await expect(show(page)).toBeVisible()
  const sentBy: (string | undefined)[] = []
  context.on('request', (request) => {
    if (request.url().endsWith(`/statuses/${post.id}/favourite`)) sentBy.push(request.headers().authorization)
  })
  const shell = new ShellPage(page)
  await shell.addAccount()
  await new SignInPage(page, product).enter('bob', product.passwordOf('bob'))
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
  await context.unroute(/\/favourite$/)
  await expect(show(page)).toHaveCount(0)
  expect((await statuses.get(ada.client, post.id)).favourited).toBe(false)
  await shell.switchTo('ada')
  await expect.poll(async () => (await statuses.get(ada.client, post.id)).favourited).toBe(true)
  await expect(show(page)).toHaveCount(0)
  expect((await statuses.get(bob.client, post.id)).favourited).toBe(false)
  expect(new Set(sentBy).size).toBe(1)
})

journey('in Arabic what waits is told, listed and dropped from right to left', async ({ visit, product }) => {
  const [ada, bob] = await Promise.all([somebody(product, 'ada'), somebody(product, 'bob')])
  await ada.follow('bob')
  await bob.post('The lock is shut')
  const { page, context, watch } = await visit({ as: 'ada', locale: 'ar', viewport: screenSizes[1][1] })
  watch.expectComplaint(noise)
  const home = new TimelinePage(page)
  await home.open('home')
  await expect(home.status('The lock is shut').content).toBeVisible()
  await untilPrefetched(page)
  await context.setOffline(true)
  await home.status('The lock is shut').favourite.click()
  await expect(page.getByRole('status').filter({ hasText: 'أمر واحد فعلته ينتظر الإرسال' })).toBeVisible()
  await show(page).click()
  await expect(list(page)).toContainText(text('outbox.apart', 'ar'))
  await list(page)
    .getByRole('button', { name: label('outbox.drop') })
    .click()
  await expect(list(page)).toContainText(text('outbox.empty', 'ar'))
  expect(await stored(page)).toEqual([])
})
