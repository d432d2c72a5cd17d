import type { BrowserContext, Page } from 'playwright-core'

import { somebody } from '../harness/arrange.ts'
import { chooseSettings } from '../harness/chooseSettings.ts'
import { databasesOf } from '../harness/databasesOf.ts'
import { expect } from '../harness/expect.ts'
import { journey, type JourneyFixtures } from '../harness/journey.ts'
import { liveSockets } from '../harness/liveSockets.ts'
import { text } from '../harness/text.ts'
import { waitForResponses } from '../harness/waitForRest.ts'
import type { Product } from '../harness/startProduct.ts'
import { waitLimit } from '../harness/waitLimit.ts'
import { ComposerPage } from '../pages/ComposerPage.ts'
import { ShellPage } from '../pages/ShellPage.ts'
import { SignInPage } from '../pages/SignInPage.ts'
import { ThreadPage } from '../pages/ThreadPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

const homeCalls = ({ asked }: Product) => asked.filter((call) => call === 'GET /api/v1/timelines/home').length

/** Counts the requests of one tab from now on. */
function countAsking(page: Page): { readonly home: number; readonly notifications: number } {
  const asked = { home: 0, notifications: 0 }
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname === '/api/v1/timelines/home') asked.home += 1
    if (pathname === '/api/v1/notifications') asked.notifications += 1
  })
  return asked
}

/** Home in a tab, up and running. */
async function openHome(page: Page, words: string): Promise<TimelinePage> {
  const timeline = new TimelinePage(page)
  await timeline.open('home')
  await expect(timeline.status(words).content).toBeVisible()
  return timeline
}

/** Home in two tabs of Ada, who follows Bob, with one shared connection. */
async function openTwo({ visit, product }: Pick<JourneyFixtures, 'visit' | 'product'>, words: string) {
  const [ada, bob] = await Promise.all([somebody(product, 'ada'), somebody(product, 'bob')])
  await ada.follow('bob')
  await bob.post(words)
  const { page, context } = await visit({ as: 'ada' })
  const first = await openHome(page, words)
  const sockets = liveSockets(product, ada.account.id)
  await expect.poll(sockets.count).toBe(1)
  const other = await context.newPage()
  const second = await openHome(other, words)
  return { bob, page, other, first, second, sockets }
}

/** Shown at once or counted: both are news. */
const news = (timeline: TimelinePage, words: string) => timeline.newPosts.or(timeline.status(words).content).first()

/** Nothing runs in the tab any more, and it lets go of nothing, until it is woken. */
async function hang(page: Page): Promise<() => Promise<unknown>> {
  const path = '/-/never'
  let respond: (() => Promise<void>) | undefined
  await page.route(`**${path}`, (route) => {
    respond = () => route.fulfill({ contentType: 'text/plain', body: '' })
  })
  const sent = page.waitForRequest(`**${path}`)
  // Scripts of a page stop until a synchronous request has its response, in every engine.
  const hung = page.evaluate((url) => {
    const request = new XMLHttpRequest()
    request.open('GET', url, false)
    request.send()
  }, path)
  // A journey that fails closes the tab before it wakes.
  hung.catch(() => {})
  await sent
  await expect.poll(() => respond !== undefined).toBe(true)
  return () => Promise.all([respond?.(), hung])
}

journey('two tabs share one connection, and when one closes the other continues', async ({ visit, product }) => {
  const { bob, page, first, second, sockets } = await openTwo({ visit, product }, 'Before both')
  // The other tab joins by its own two first calls, and by no socket.
  await expect.poll(() => product.asked.filter((call) => call.endsWith('/notifications')).length).toBeGreaterThan(1)
  const before = homeCalls(product)
  await bob.post('Heard by both')
  await expect(news(first, 'Heard by both')).toBeVisible()
  await expect(news(second, 'Heard by both')).toBeVisible()
  expect(sockets.count()).toBe(1)
  expect(homeCalls(product) - before).toBeLessThanOrEqual(1)

  await page.close()
  await expect.poll(sockets.count).toBe(1)
  await bob.post('Heard by the one that is left')
  await expect(news(second, 'Heard by the one that is left')).toBeVisible()
})

journey('no tab waits for a tab that hangs', async ({ visit, product }) => {
  const { bob, page, first, second, sockets } = await openTwo({ visit, product }, 'Before the frost')
  const wake = await hang(page)
  await bob.post('During the frost')
  // The new leader has a connection; the hung tab cannot close its own. A visible post proves nothing: a tab that has just joined fetches
  // missed ones.
  await expect.poll(sockets.count, { timeout: 2 * waitLimit }).toBe(2)
  await expect(news(second, 'During the frost')).toBeVisible()
  await wake()
  await expect.poll(sockets.count).toBe(1)
  await bob.post('After the frost')
  await expect(news(second, 'After the frost')).toBeVisible()
  await page.bringToFront()
  await expect(news(first, 'During the frost')).toBeVisible()
})

/** Stops the clocks of all tabs where they are. */
async function stopClocks(context: BrowserContext): Promise<void> {
  const times = await Promise.all(context.pages().map((page) => page.evaluate(() => Date.now())))
  await context.clock.pauseAt(Math.max(...times) + 1000)
}

/** Advances the clocks of all tabs. One step may be shorter than a response takes, and another tab repeats late requests. */
async function passSeconds(context: BrowserContext, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    await context.clock.runFor(1000)
    for (const page of context.pages()) {
      await waitForResponses(page)
      // Each message between windows is delivered as a task of its own.
      await page.evaluate(untilNextTask)
    }
  }
}

/** Runs in the page, whose clock may be stopped. */
function untilNextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve()
    port2.postMessage(null)
  })
}

journey('without a live connection one of two tabs polls timelines and conversations every twenty seconds', async ({ visit, product }) => {
  const [ada, bob, mona] = await Promise.all([somebody(product, 'ada'), somebody(product, 'bob'), somebody(product, 'mona')])
  await ada.follow('bob')
  await bob.post('Before the asking')
  const { page, context } = await visit({ as: 'ada', prepare: (browser) => browser.clock.install() })
  const one = await openHome(page, 'Before the asking')
  const other = await context.newPage()
  const pages = [page, other] as const
  const timelines = [one, await openHome(other, 'Before the asking')] as const
  await chooseSettings(page, { streaming: false })
  await expect.poll(liveSockets(product, ada.account.id).count).toBe(0)
  await stopClocks(context)
  const pass = (seconds: number) => passSeconds(context, seconds)
  // Each tab sends its own requests when it opens. The visible tab takes the polling over at its first turn.
  await pass(45)
  const asked = pages.map(countAsking)
  await bob.post('Found by asking')
  await pass(40)
  await expect(news(timelines[0], 'Found by asking')).toBeVisible()
  await expect(news(timelines[1], 'Found by asking')).toBeVisible()
  // All of it by one of the two, for both.
  expect(asked.map(({ home }) => home).toSorted()).toEqual([0, 2])
  expect(asked.map(({ notifications }) => notifications).toSorted()).toEqual([0, 2])

  // Two windows with one conversation share its requests.
  const { id } = await bob.post('Who mends the nets?')
  await context.clock.resume()
  for (const each of pages) {
    await each.goto(`/notice/${id}`)
    await expect(new ThreadPage(each).status('Who mends the nets?').content).toBeVisible()
  }
  await chooseSettings(page, { streaming: false })
  await stopClocks(context)
  // They elect the one that polls; the other may take a last turn of its own before it hears of that.
  await pass(120)
  const contexts = pages.map(() => 0)
  for (const [index, each] of pages.entries()) {
    each.on('request', (request) => {
      if (new URL(request.url()).pathname.endsWith('/context')) contexts[index] = (contexts[index] ?? 0) + 1
    })
  }
  await mona.post('I do', { inReplyToId: id })
  await pass(42)
  for (const each of pages) await expect(new ThreadPage(each).status('I do').content).toBeVisible()
  expect(contexts.toSorted()).toEqual([0, 2])

  // The remaining window polls after the other has closed.
  const leader = contexts.findIndex((count) => count > 0)
  await pages[leader]?.close()
  await pass(30)
  await expect.poll(() => contexts[1 - leader]).toBeGreaterThan(0)
})

journey('signing in as another account in one tab switches all tabs', async ({ visit, product }) => {
  const [ada, bob, dave] = await Promise.all([somebody(product, 'ada'), somebody(product, 'bob'), somebody(product, 'dave')])
  await ada.follow('dave')
  await dave.post('For those who follow dave')
  const { page, context } = await visit({ as: 'ada' })
  await openHome(page, 'For those who follow dave')
  const other = await context.newPage()
  await openHome(other, 'For those who follow dave')
  const sockets = [liveSockets(product, ada.account.id), liveSockets(product, bob.account.id)]
  await expect.poll(() => sockets.map(({ count }) => count())).toEqual([1, 0])
  await new ShellPage(other).signOut()
  await expect(new ShellPage(page).loginHint).toBeVisible()
  await expect.poll(() => sockets.map(({ count }) => count())).toEqual([0, 0])
  await new SignInPage(other, product).signIn('bob')
  await expect.poll(() => sockets.map(({ count }) => count())).toEqual([0, 1])
  const [here, there] = [new TimelinePage(page), new TimelinePage(other)]
  for (const timeline of [here, there]) await timeline.open('home')
  await dave.post('For those who still follow dave')
  await bob.post('Of bob')
  for (const timeline of [here, there]) {
    await expect(news(timeline, 'Of bob')).toBeVisible()
    await expect(timeline.status('dave').content).toHaveCount(0)
  }
})

journey('two windows edit the same draft: both texts are stored, and the other one is offered', async ({ visit, product }) => {
  const { page, other } = await openTwo({ visit, product }, 'Before the storm')
  const [here, there] = [ComposerPage.forNew(page), ComposerPage.forNew(other)]
  // A placeholder of the composer continues with the stored draft. A background window gets no focus in Firefox.
  await page.bringToFront()
  await here.touch()
  await other.bringToFront()
  await there.touch()
  await here.text.fill('Written in the first window')
  await there.text.fill('Written in the second window')
  await expect(other.getByText(text('drafts.apart'))).toBeVisible()
  // The other window stores it within a second, and what it writes as it closes may come too late for the next page.
  await expect.poll(async () => JSON.stringify(await databasesOf(page))).toContain('Written in the second window')
  await other.close()
  await page.reload()
  const composer = ComposerPage.forNew(page)
  await expect(composer.text).toHaveValue('Written in the first window')
  await expect(composer.root.getByRole('list', { name: text('drafts.label') })).toContainText('Written in the second window')
  await composer.root.getByRole('button', { name: text('drafts.continue') }).click()
  await expect(composer.text).toHaveValue('Written in the second window')
  await expect(composer.root.getByRole('list', { name: text('drafts.label') })).toContainText('Written in the first window')
})
