import type { Page } from 'playwright-core'

import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { breakCalls, type Fault } from '../harness/faults.ts'
import { journey } from '../harness/journey.ts'
import { text, textStart } from '../harness/text.ts'
import { NotificationsColumn } from '../pages/NotificationsColumn.ts'
import { ProfilePage } from '../pages/ProfilePage.ts'
import { ThreadPage } from '../pages/ThreadPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

const noise = /status of (403|404|429|500|502)|ERR_CONNECTION_REFUSED|ERR_FAILED|Failed to fetch dynamically|Unable to preload/

const retryIn = (page: Page) => page.getByRole('main').getByRole('button', { name: text('general.retry') })

const saidByServer = 'The pond is frozen'

const faults: readonly (readonly [name: string, fault: Fault, words: Parameters<typeof text>[0]])[] = [
  ['no answer', { kind: 'unreachable' }, 'errors.unreachable'],
  ['HTML', { kind: 'html' }, 'errors.unreadable'],
  ['500', { kind: 'status', status: 500, error: saidByServer }, 'errors.serverError'],
]

for (const [name, fault, words] of faults) {
  journey(`a conversation answered with ${name} says so and can be tried again`, async ({ visit, product }) => {
    const [bob, dave] = await Promise.all([somebody(product, 'bob'), somebody(product, 'dave')])
    const { id } = await bob.post('Who keeps the sluice?')
    await dave.post('I do', { inReplyToId: id })
    const { page, watch } = await visit({ as: 'ada' })
    watch.expectComplaint(noise)
    const mend = await breakCalls(page, 'GET', '/api/v1/statuses/*', fault)
    await page.goto(`/notice/${id}`)
    await expect(page.getByRole('main').getByRole('alert')).toContainText(text(words))
    await mend()
    await retryIn(page).click()
    await expect(new ThreadPage(page).status('I do').content).toBeVisible()
  })

  journey(`a profile answered with ${name} says so and can be tried again`, async ({ visit, product }) => {
    const bob = await somebody(product, 'bob')
    await bob.post('At home')
    const { page, watch } = await visit({ as: 'ada' })
    watch.expectComplaint(noise)
    const mend = await breakCalls(page, 'GET', '/api/v1/accounts/*', fault)
    const profile = new ProfilePage(page)
    await profile.open('bob')
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText(text('profile.error'))
    // Outside of timelines the server's own words count.
    await expect(alert).toContainText(fault.kind === 'status' ? saidByServer : text(words))
    await mend()
    await retryIn(page).click()
    await expect(profile.name).toHaveText('Bob')
  })
}

journey('older posts that do not come say so, and what is read stays', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  for (let n = 1; n <= 30; n += 1) await bob.post(`Mark ${n}.`)
  const { page, watch } = await visit({ as: 'ada' })
  watch.expectComplaint(noise)
  const mend = await breakCalls(page, 'GET', '/api/v1/timelines/public*max_id*', { kind: 'status', status: 502 })
  const timeline = new TimelinePage(page)
  await timeline.open('public')
  await expect(timeline.status('Mark 30.').content).toBeVisible()
  await expect(async () => {
    await page.mouse.wheel(0, 900)
    await expect(retryIn(page)).toBeInViewport({ timeout: 250 })
  }).toPass()
  await expect(timeline.status('Mark 11.').content).toBeVisible()
  await mend()
  // Unless it has been tried again by itself meanwhile.
  await expect(async () => {
    if (await retryIn(page).isVisible()) await retryIn(page).click({ timeout: 1000 })
    await page.mouse.wheel(0, 900)
    await expect(timeline.status('Mark 3.').content).toBeVisible({ timeout: 250 })
  }).toPass()
})

journey('a server that names a time is not asked before it: the retry waits for it', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  await bob.post('Worth waiting for')
  const { page, watch } = await visit({ as: 'ada' })
  watch.expectComplaint(/status of 429/)
  const limit = { kind: 'status', status: 429, headers: { 'retry-after': '30' } } as const
  const mend = await breakCalls(page, 'GET', '/api/v1/timelines/public*', limit)
  await page.clock.install()
  const timeline = new TimelinePage(page)
  await timeline.open('public')
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText(text('errors.rateLimited'))
  await expect(retryIn(page)).toHaveAttribute('aria-busy', 'true')
  await mend()
  await page.clock.runFor(31_000)
  const retry = retryIn(page).and(page.locator(':not([aria-busy])'))
  // It may be tried again by itself at the same moment, and the button goes.
  await expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 500 })
    await expect(timeline.status('Worth waiting for').content).toBeVisible({ timeout: 1000 })
  }).toPass()
})

journey('notifications that do not come say so beside the posts, and can be tried again', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  await bob.post('Meanwhile')
  await bob.follow('ada')
  const { page, watch } = await visit({ as: 'ada' })
  watch.expectComplaint(noise)
  const mend = await breakCalls(page, 'GET', '/api/v1/notifications*', { kind: 'truncated' })
  const timeline = new TimelinePage(page)
  await timeline.open('public')
  const column = new NotificationsColumn(page)
  await expect(column.root.getByRole('alert')).toContainText(textStart('errors.notifications'))
  await expect(timeline.status('Meanwhile').content).toBeVisible()
  await mend()
  const retry = column.root.getByRole('button', { name: text('general.retry') })
  // Unless it has been tried again by itself meanwhile.
  await expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 1000 })
    await expect(column.item('follow', 'Bob')).toBeVisible({ timeout: 2000 })
  }).toPass()
})

journey('what is not there is told without a retry', async ({ visit }) => {
  const { page, watch } = await visit({ as: 'ada' })
  watch.expectComplaint(noise)
  await page.goto('/notice/AnoticeThatIsNot')
  await expect(page.getByRole('main').getByRole('alert')).toContainText(text('thread.gone'))
  await expect(retryIn(page)).toHaveCount(0)
  await page.goto('/users/nobodyatall')
  await expect(page.getByRole('main').getByRole('alert')).toContainText("Can't find user")
  await expect(retryIn(page)).toHaveCount(0)
})
