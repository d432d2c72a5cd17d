import type { BrowserContext, Page } from 'playwright-core'

import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { journey } from '../harness/journey.ts'
import { liveSockets } from '../harness/liveSockets.ts'
import type { Product } from '../harness/startProduct.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

const homeCalls = ({ asked }: Product) => asked.filter((call) => call === 'GET /api/v1/timelines/home').length
const notificationCalls = ({ asked }: Product) => asked.filter((call) => call === 'GET /api/v1/notifications').length

/** Home in a tab, up and running. */
async function openHome(page: Page, words: string): Promise<TimelinePage> {
  const timeline = new TimelinePage(page)
  await timeline.open('home')
  await expect(timeline.status(words).content).toBeVisible()
  return timeline
}

/** Shown at once or counted: both are news. */
const news = (timeline: TimelinePage, words: string) => timeline.newPosts.or(timeline.status(words).content).first()

/** The person has live connections off, and time goes as the journey says. */
async function withoutStreaming(context: BrowserContext): Promise<void> {
  await context.route('**/static/config.json', (route) => route.fulfill({ json: { streaming: false } }))
  await context.clock.install()
}

/** Nothing runs in the tab any more, and it lets go of nothing, until it is woken. */
async function hang(page: Page): Promise<() => Promise<unknown>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Debugger.enable')
  await devtools.send('Debugger.pause')
  return () => devtools.send('Debugger.disable')
}

journey('two tabs hold one connection, and when one goes the other goes on', async ({ visit, product }) => {
  const [ada, bob] = await Promise.all([somebody(product, 'ada'), somebody(product, 'bob')])
  await ada.follow('bob')
  await bob.post('Before both')
  const { page, context } = await visit({ as: 'ada' })
  const first = await openHome(page, 'Before both')
  const sockets = liveSockets(product, ada.account.id)
  await expect.poll(sockets.count).toBe(1)
  const other = await context.newPage()
  const second = await openHome(other, 'Before both')
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

journey('a tab that hangs is not waited for', async ({ visit, product }) => {
  const [ada, bob] = await Promise.all([somebody(product, 'ada'), somebody(product, 'bob')])
  await ada.follow('bob')
  await bob.post('Before the frost')
  const { page, context } = await visit({ as: 'ada' })
  const first = await openHome(page, 'Before the frost')
  const sockets = liveSockets(product, ada.account.id)
  await expect.poll(sockets.count).toBe(1)
  const other = await context.newPage()
  const second = await openHome(other, 'Before the frost')
  const wake = await hang(page)
  await bob.post('During the frost')
  // The one that took over has a connection; the one that hangs cannot let go of its own. That the post is shown is no sign of it:
  // a tab that has only just joined asks for what it missed.
  await expect.poll(sockets.count, { timeout: 20_000 }).toBe(2)
  await expect(news(second, 'During the frost')).toBeVisible()
  await wake()
  await expect.poll(sockets.count).toBe(1)
  await bob.post('After the frost')
  await expect(news(second, 'After the frost')).toBeVisible()
  await page.bringToFront()
  await expect(news(first, 'During the frost')).toBeVisible()
})

journey('without a live connection one of two tabs asks, every twenty seconds', async ({ visit, product }) => {
  const [ada, bob] = await Promise.all([somebody(product, 'ada'), somebody(product, 'bob')])
  await ada.follow('bob')
  await bob.post('Before the asking')
  const { page, context } = await visit({ as: 'ada', prepare: withoutStreaming })
  const one = await openHome(page, 'Before the asking')
  // Not in step: what they share is the asking, not the moment.
  await context.clock.runFor(9000)
  const other = await context.newPage()
  const pages = [page, other] as const
  const timelines = [one, await openHome(other, 'Before the asking')] as const
  // What a tab asks when it opens is its own; then both stand in line.
  await context.clock.runFor(5000)
  for (const each of pages) await each.waitForLoadState('networkidle')
  const before = [homeCalls(product), notificationCalls(product)]
  await bob.post('Found by asking')
  for (let second = 0; second < 45; second += 1) await context.clock.runFor(1000)
  await expect(news(timelines[0], 'Found by asking')).toBeVisible()
  await expect(news(timelines[1], 'Found by asking')).toBeVisible()
  const after = [homeCalls(product), notificationCalls(product)]
  expect(after.map((count, index) => count - (before[index] ?? 0))).toEqual([2, 2])
})
