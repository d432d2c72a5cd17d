import * as statuses from '@rookery/api/calls/statuses'
import * as timelines from '@rookery/api/calls/timelines'
import type { Locator, Page } from 'playwright-core'

import { somebody, type Somebody } from '../harness/arrange.ts'
import { chooseSettings } from '../harness/chooseSettings.ts'
import { appManifest } from '../harness/appManifest.ts'
import { expect } from '../harness/expect.ts'
import { liveSockets } from '../harness/liveSockets.ts'
import { leave, press, pushRegistrations, shown } from '../harness/pushMessages.ts'
import { subscribedBrowser, type SubscribedBrowser } from '../harness/subscribedBrowser.ts'
import { text } from '../harness/text.ts'
import { expectBuild, twoBuildsOnDesktop } from '../harness/twoBuilds.ts'
import { untilPrefetched } from '../harness/untilPrefetched.ts'
import { waitForWorker } from '../harness/waitForWorker.ts'
import { ComposerPage } from '../pages/ComposerPage.ts'
import { ShellPage } from '../pages/ShellPage.ts'
import { ThreadPage } from '../pages/ThreadPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

const desk = { width: 1440, height: 900 }

const offlineNoise = /ERR_|WebSocket|Failed to fetch|Unable to preload/

/** Posts of an account that contain a text. */
async function ownPosts({ client, account }: Somebody, words: string): Promise<number> {
  const { items } = await timelines.fetch(client, { path: `/api/v1/accounts/${account.id}/statuses` })
  return items.filter(({ content }) => content.includes(words)).length
}

/** Home in a tab, with all that it needs without a connection. */
async function openHome(page: Page, words: string): Promise<TimelinePage> {
  const home = new TimelinePage(page)
  await home.open('home')
  await expect(home.status(words).content).toBeVisible()
  await untilPrefetched(page)
  return home
}

async function write(page: Page, words: string): Promise<ComposerPage> {
  // A window that is not in front gets no focus.
  await page.bringToFront()
  const composer = await ComposerPage.openNew(page)
  await composer.text.fill(words)
  return composer
}

/** In the words of either build. */
const switches = {
  absoluteTimes: /^(?:Exact dates and times|Dates instead of how long ago)/,
  pressOpensPost: /^Press a post to open its conversation/,
}

/** A switch of the preferences, which are opened without leaving the page. */
async function openSwitch(page: Page, setting: keyof typeof switches): Promise<Locator> {
  await page.bringToFront()
  const control = page.getByRole('switch', { name: switches[setting] })
  if ((await control.count()) === 0) await new ShellPage(page).preferences.click()
  return control
}

/** Storage keys of the queues. */
const queues = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('rookery.outbox:') && !key.endsWith(':turn')))

/** In the words of either build. */
const waiting = (page: Page) => page.getByRole('button', { name: /^Show (?:waiting actions|what waits)$/ })

twoBuildsOnDesktop('a tab of an earlier build and one of today lose nothing and send nothing twice', async ({ visit, product, builds }) => {
  const [ada, bob] = await Promise.all([somebody(product, 'ada'), somebody(product, 'bob')])
  await ada.follow('bob')
  const seen = await bob.post('Seen in both tabs')
  await builds.serve('earlier')
  const { page: earlier, context, watch } = await visit({ as: 'ada', viewport: desk })
  watch.expectComplaint(offlineNoise)
  const before = await openHome(earlier, 'Seen in both tabs')
  await builds.serve('current')
  let current = await context.newPage()
  const home = await openHome(current, 'Seen in both tabs')
  await expectBuild(earlier, builds, 'earlier')
  await expectBuild(current, builds, 'current')

  // One connection serves both.
  const sockets = liveSockets(product, ada.account.id)
  await bob.post('Heard by both')
  for (const timeline of [before, home]) {
    await expect(timeline.newPosts.or(timeline.status('Heard by both').content).first()).toBeVisible()
  }
  expect(sockets.count()).toBe(1)

  // A setting that one tab changes changes in the other tab.
  await (await openSwitch(earlier, 'absoluteTimes')).click()
  await expect(await openSwitch(current, 'absoluteTimes')).toBeChecked()
  await (await openSwitch(current, 'pressOpensPost')).click()
  await expect(await openSwitch(earlier, 'pressOpensPost')).not.toBeChecked()
  for (const page of [earlier, current]) {
    await page.bringToFront()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('switch')).toHaveCount(0)
  }

  const calls = (call: string) => product.asked.filter((asked) => asked === call).length
  await context.setOffline(true)
  await (await write(earlier, 'Queued in the earlier tab')).post.click()
  // The bar moves the elements below it.
  await expect(waiting(earlier)).toBeVisible()
  await before.status('Seen in both tabs').favourite.click()
  await expect(before.status('Seen in both tabs').favourite).toHaveAttribute('aria-pressed', 'true')
  await (await write(current, 'Queued in the tab of today')).post.click()
  await expect(waiting(current)).toBeVisible()
  await context.setOffline(false)
  for (const words of ['Queued in the earlier tab', 'Queued in the tab of today']) await expect.poll(() => ownPosts(ada, words)).toBe(1)
  await expect.poll(async () => (await statuses.get(ada.client, seen.id)).favourited).toBe(true)
  for (const page of [earlier, current]) await expect(waiting(page)).toHaveCount(0)
  // A request whose response was lost on the way is sent again under its key, so posts are counted and not requests.
  for (const words of ['Queued in the earlier tab', 'Queued in the tab of today']) expect(await ownPosts(ada, words)).toBe(1)
  expect(calls(`POST /api/v1/statuses/${seen.id}/favourite`)).toBe(1)

  // The remaining tab sends the other tab's queue.
  await context.setOffline(true)
  await (await write(current, 'Left to the earlier tab')).post.click()
  await expect(waiting(earlier)).toBeVisible()
  await current.close()
  await context.setOffline(false)
  await expect.poll(() => ownPosts(ada, 'Left to the earlier tab')).toBe(1)
  await expect(waiting(earlier)).toHaveCount(0)

  // Both texts of one draft stay.
  current = await context.newPage()
  // Posts newer than the stored reading position wait above it.
  await openHome(current, 'Seen in both tabs')
  await earlier.bringToFront()
  await ComposerPage.forNew(earlier).touch()
  await write(current, 'Written today')
  await ComposerPage.forNew(earlier).text.fill('Written in the earlier tab')
  const notices = [earlier, current].map((page) => page.getByText(text('drafts.apart')))
  await expect.poll(async () => (await Promise.all(notices.map((notice) => notice.count()))).includes(1)).toBe(true)

  // A post whose answer the earlier tab never got is sent again under its key.
  const mend = product.dropResponses('POST', '/api/v1/statuses')
  await earlier.bringToFront()
  await ComposerPage.forNew(earlier).post.click()
  await expect(waiting(earlier)).toBeVisible()
  await earlier.close()
  mend()
  await current.reload()
  await expect.poll(() => queues(current)).toEqual([])
  expect(await ownPosts(ada, 'Written in the earlier tab')).toBe(1)
  await current.goto('/drafts')
  await expect(current.getByRole('main')).toContainText('Written today')
  await current.goto('/main/public')
  await expect(await openSwitch(current, 'absoluteTimes')).toBeChecked()
  await expect(await openSwitch(current, 'pressOpensPost')).not.toBeChecked()
})

const worker = 'sw-pleroma.js'

const shellCaches = (page: Page) => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('rookery.shell:')))

twoBuildsOnDesktop(
  'the worker of an earlier build serves pages of today, and today’s takes its place and its push subscription',
  async ({ visit, product, builds }) => {
    const [ada, bob] = await Promise.all([somebody(product, 'ada'), somebody(product, 'bob')])
    await ada.post('Herons at dawn')
    await builds.serve('earlier')
    // Each page says so to the server when it has begun to hear its workers.
    const subscriptions = () => product.done.filter((call) => call === 'POST /api/v1/push/subscription/').length
    let browser: SubscribedBrowser | undefined
    const { page } = await visit({
      as: 'ada',
      viewport: desk,
      serviceWorkers: 'allow',
      permissions: ['notifications'],
      prepare: async (context) => void (browser = await subscribedBrowser(context, product)),
    })
    if (!browser) throw new Error('The context was not prepared.')
    await page.goto('/main/public')
    await waitForWorker(page)
    await chooseSettings(page, { webPushNotifications: true })
    await expect.poll(() => pushRegistrations(page)).toBe(1)
    await expect.poll(subscriptions).toBeGreaterThan(0)
    const earlierCaches = await shellCaches(page)
    expect(earlierCaches).toHaveLength(1)

    /** A push message is shown while no page is there, and a press on it opens the post. */
    const openByMessage = async (words: string) => {
      await leave(page)
      const mention = await bob.post(`@ada ${words}`)
      await browser?.deliver(page)
      await expect.poll(() => shown(page)).toMatchObject([{ title: 'Bob' }])
      const started = subscriptions()
      await page.goto('/about')
      await expect.poll(subscriptions).toBeGreaterThan(started)
      await press(page)
      await expect(page).toHaveURL(new RegExp(`/notice/${mention.id}$`))
      await expect(new ThreadPage(page).status(words).content).toBeVisible()
    }

    // The server has today's build but for its worker, and the browser has emptied the caches.
    await builds.serve('current')
    await builds.serveFile('earlier', worker)
    await page.evaluate(async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))))
    const subscribedBefore = subscriptions()
    await page.goto('/main/public')
    await expectBuild(page, builds, 'current')
    // The page has taken the subscription over before it is left.
    await expect.poll(subscriptions).toBeGreaterThan(subscribedBefore)
    await expect(new TimelinePage(page).status('Herons at dawn').content).toBeVisible()
    await openByMessage('Seen the heron?')
    await expectBuild(page, builds, 'current')
    await page.goto('/share?text=Shared%20with%20the%20earlier%20worker')
    await expect(ComposerPage.inWindow(page).text).toHaveValue('Shared with the earlier worker')

    // Now its worker comes, too.
    await builds.serveFile('current', worker)
    await page.goto('/main/public')
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    const offer = page.getByRole('button', { name: text('update.take') })
    await expect(async () => {
      await page.mouse.move(200 + Math.random() * 50, 300)
      await expect(offer).toBeVisible({ timeout: 1000 })
    }).toPass()
    await Promise.all([page.waitForEvent('load', { timeout: 30_000 }), offer.click()])
    await expectBuild(page, builds, 'current')
    await expect.poll(() => shellCaches(page)).not.toEqual(earlierCaches)
    expect(
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).every(({ waiting }) => waiting === null)),
    ).toBe(true)
    await expect.poll(() => pushRegistrations(page)).toBe(1)
    await openByMessage('And the bittern?')
    expect(await browser.subscribed(page)).toBe(1)
    // Texts of the worker follow the language immediately.
    await chooseSettings(page, { interfaceLanguage: 'ar' })
    const tools = await page.context().newCDPSession(page)
    await expect
      .poll(() => appManifest(page, 'ar', tools))
      .toMatchObject({ shortcuts: [{ name: text('shell.newPost', 'ar') }, {}, {}, {}] })
  },
)
