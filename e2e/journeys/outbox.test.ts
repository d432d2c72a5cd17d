import * as statuses from '@rookery/api/calls/statuses'

import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { journey } from '../harness/journey.ts'
import { offlineNoise, openPrefetchedHome } from '../harness/openPrefetchedHome.ts'
import { postsOf } from '../harness/postsOf.ts'
import { screenSizes } from '../harness/screenSizes.ts'
import { label, text } from '../harness/text.ts'
import { untilPrefetched } from '../harness/untilPrefetched.ts'
import { ComposerPage } from '../pages/ComposerPage.ts'
import { OutboxPage } from '../pages/OutboxPage.ts'
import { ShellPage } from '../pages/ShellPage.ts'
import { SignInPage } from '../pages/SignInPage.ts'
import { ThreadPage } from '../pages/ThreadPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

journey(
  'queued actions are sent once the connection is back, except undone, dropped and those on deleted posts',
  async ({ visit, product }) => {
    const { ada, bob, post, page, context, card, outbox } = await openPrefetchedHome({ visit, product }, 'On and off again')
    await context.setOffline(true)
    // A press before the page knows would start a request, whose answer is in doubt.
    await expect(page.getByText(text('offline.text'))).toBeVisible()
    await card.favourite.click()
    await expect(outbox.show).toBeVisible()
    // Undone during an attempt to send it, it is queued as undone. Otherwise it leaves nothing, as a test of the outbox proves.
    await card.favourite.click()
    await expect(card.favourite).toHaveAttribute('aria-pressed', 'false')
    await card.repeat.click()
    await expect(card.repeat).toHaveAttribute('aria-pressed', 'true')
    await expect(outbox.show).toBeVisible()
    await context.setOffline(false)
    await expect(outbox.show).toHaveCount(0)
    const now = await statuses.get(ada.client, post.id)
    expect([now.favourited, now.reblogged]).toEqual([false, true])

    // A dropped entry is not sent, and a dropped post is a draft again.
    const form = ComposerPage.forNew(page)
    await form.text.fill('A word too many')
    await context.setOffline(true)
    await form.post.click()
    await expect(form.text).toHaveValue('')
    await expect(outbox.show).toBeVisible()
    await card.favourite.click()
    await outbox.show.click()
    const rows = outbox.list.getByRole('listitem')
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
    await expect(outbox.show).toBeVisible()
    await bob.remove(post)
    await context.setOffline(false)
    await expect(page.getByText('1 action was refused by the server.')).toBeVisible()
    await outbox.show.click()
    await outbox.list.getByRole('button', { name: label('outbox.drop') }).click()
    await expect(outbox.list).toContainText(text('outbox.empty'))
    expect(await outbox.stored()).toEqual([])
    await page.goto('/drafts')
    await expect(page.getByRole('main')).toContainText('A word too many')
    expect(await postsOf(ada, 'A word too many')).toEqual([])

    // Signing out asks for confirmation while entries are queued, and removes them.
    const left = await bob.post('Left behind')
    await page.goto(`/notice/${left.id}`)
    await context.route(/\/favourite$/, (route) => route.abort('connectionrefused'))
    await new ThreadPage(page).status('Left behind').favourite.click()
    await expect(outbox.show).toBeVisible()
    await new ShellPage(page).openAccounts()
    await page.getByRole('menuitem').filter({ hasText: '@ada@' }).click()
    const question = page.getByRole('dialog', { name: label('signOut.title') })
    await expect(question).toContainText('1 action has not been sent')
    await question.getByRole('button', { name: label('signOut.action') }).click()
    await expect.poll(() => outbox.stored()).toEqual([])
    expect((await statuses.get(ada.client, left.id)).favourited).toBe(false)
  },
)

journey(
  'an action that does not reach the server stays queued over a reload, and is sent when the server is back',
  async ({ visit, product }) => {
    const { ada, post, page, context, card, outbox } = await openPrefetchedHome({ visit, product }, 'Behind a fallen tree')
    await context.route(/\/favourite$/, (route) => route.abort('connectionrefused'))
    await card.favourite.click()
    await expect(outbox.show).toBeVisible()
    await page.reload()
    await expect(card.favourite).toHaveAttribute('aria-pressed', 'true')
    await expect(outbox.show).toBeVisible()
    expect((await statuses.get(ada.client, post.id)).favourited).toBe(false)
    await context.unroute(/\/favourite$/)
    await expect(outbox.show).toHaveCount(0, { timeout: 60_000 })
    expect(await outbox.stored()).toEqual([])
    expect((await statuses.get(ada.client, post.id)).favourited).toBe(true)
  },
)

journey('two windows show a queued action, and only one of them sends it', async ({ visit, product }) => {
  const { ada, post, context, card, outbox } = await openPrefetchedHome({ visit, product }, 'Seen by two')
  const other = await context.newPage()
  const there = new TimelinePage(other)
  const outboxThere = new OutboxPage(other)
  await there.open('home')
  await expect(there.status('Seen by two').content).toBeVisible()
  await untilPrefetched(other)
  await context.setOffline(true)
  await card.favourite.click()
  await expect(outbox.show).toBeVisible()
  await expect(outboxThere.show).toBeVisible()
  await expect(there.status('Seen by two').favourite).toHaveAttribute('aria-pressed', 'true')
  // The windows get their connection back one after the other. An attempt of a window that is still offline reaches no server.
  const sent = () => product.asked.filter((call) => call === `POST /api/v1/statuses/${post.id}/favourite`).length
  await context.setOffline(false)
  await expect(outbox.show).toHaveCount(0)
  await expect(outboxThere.show).toHaveCount(0)
  expect((await statuses.get(ada.client, post.id)).favourited).toBe(true)
  expect(sent()).toBe(1)
  await expect(card.favourite).toHaveAttribute('aria-pressed', 'true')
  await expect(there.status('Seen by two').favourite).toHaveAttribute('aria-pressed', 'true')
})

journey('queued actions of one account are not sent as another, which does not see them', async ({ visit, product }) => {
  const { ada, bob, post, page, context, card, outbox } = await openPrefetchedHome({ visit, product }, 'Two at one helm')
  await context.route(/\/favourite$/, (route) => route.abort('connectionrefused'))
  await card.favourite.click()
  await expect(outbox.show).toBeVisible()
  const sentBy: (string | undefined)[] = []
  context.on('request', (request) => {
    if (request.url().endsWith(`/statuses/${post.id}/favourite`)) sentBy.push(request.headers().authorization)
  })
  const shell = new ShellPage(page)
  await shell.addAccount()
  await new SignInPage(page, product).enter('bob', product.passwordOf('bob'))
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
  await context.unroute(/\/favourite$/)
  await expect(outbox.show).toHaveCount(0)
  expect((await statuses.get(ada.client, post.id)).favourited).toBe(false)
  await shell.switchTo('ada')
  await expect.poll(async () => (await statuses.get(ada.client, post.id)).favourited).toBe(true)
  await expect(outbox.show).toHaveCount(0)
  expect((await statuses.get(bob.client, post.id)).favourited).toBe(false)
  expect(new Set(sentBy).size).toBe(1)
})

journey('in Arabic a queued action is announced, listed and dropped from right to left', async ({ visit, product }) => {
  const [ada, bob] = await Promise.all([somebody(product, 'ada'), somebody(product, 'bob')])
  await ada.follow('bob')
  await bob.post('The lock is shut')
  const { page, context, watch } = await visit({ as: 'ada', locale: 'ar', viewport: screenSizes[1][1] })
  watch.expectComplaint(offlineNoise)
  const home = new TimelinePage(page)
  const outbox = new OutboxPage(page)
  await home.open('home')
  await expect(home.status('The lock is shut').content).toBeVisible()
  await untilPrefetched(page)
  await context.setOffline(true)
  await home.status('The lock is shut').favourite.click()
  await expect(page.getByRole('status').filter({ hasText: 'أمر واحد فعلته ينتظر الإرسال' })).toBeVisible()
  await outbox.show.click()
  await expect(outbox.list).toContainText(text('outbox.apart', 'ar'))
  await outbox.list.getByRole('button', { name: label('outbox.drop') }).click()
  await expect(outbox.list).toContainText(text('outbox.empty', 'ar'))
  expect(await outbox.stored()).toEqual([])
})
