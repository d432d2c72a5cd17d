import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { breakCalls, refuseDatabases, shiftClock, type Fault } from '../harness/faults.ts'
import { journey } from '../harness/journey.ts'
import { text } from '../harness/text.ts'
import { ComposerPage } from '../pages/ComposerPage.ts'
import { NotificationsColumn } from '../pages/NotificationsColumn.ts'
import { ShellPage } from '../pages/ShellPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

const homeFaults: readonly (readonly [name: string, fault: Fault, words: Parameters<typeof text>[0]])[] = [
  ['HTML instead of JSON', { kind: 'html' }, 'errors.unreadable'],
  ['truncated JSON', { kind: 'truncated' }, 'errors.unreadable'],
  ['a reply without an end', { kind: 'huge', bytes: 9_000_000 }, 'errors.tooLarge'],
  ['429 with Retry-After', { kind: 'status', status: 429, headers: { 'retry-after': '2' }, error: 'Throttled' }, 'errors.rateLimited'],
  ['429 without a word', { kind: 'status', status: 429 }, 'errors.rateLimited'],
  ['500', { kind: 'status', status: 500 }, 'errors.serverError'],
  ['no answer at all', { kind: 'unreachable' }, 'errors.unreachable'],
]

for (const [name, fault, words] of homeFaults) {
  journey(`a timeline answered with ${name} says so and can be tried again`, async ({ visit, product }) => {
    const bob = await somebody(product, 'bob')
    await bob.post('Still here after the storm')
    const { page, watch } = await visit({ as: 'ada' })
    watch.expectComplaint(/status of (429|500)|ERR_CONNECTION_REFUSED/)
    const mend = await breakCalls(page, 'GET', '/api/v1/timelines/public*', fault)
    const timeline = new TimelinePage(page)
    await timeline.open('public')
    const retry = page.getByRole('main').getByRole('button', { name: text('general.retry') })
    await expect(retry).toBeVisible()
    await expect(page.getByRole('main').getByRole('alert')).toContainText(text(words))
    await expect(new ShellPage(page).navigation).toBeVisible()
    await mend()
    await expect(async () => {
      if (await retry.isVisible()) await retry.click()
      await expect(timeline.status('Still here after the storm').content).toBeVisible({ timeout: 2000 })
    }).toPass({ timeout: 20_000 })
  })
}

journey('a post of 5 MB shows its words without its markup, and the others stand beside it', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  await bob.post('A word among many')
  await bob.post('A wall of words')
  const { page } = await visit({ as: 'ada' })
  const wall = '<p>A wall of words</p>'.repeat(250_000)
  const grow = (body: unknown) =>
    eachOf(body, (status) => (String(status['content']).includes('A wall of words') ? { ...status, content: wall } : status))
  await breakCalls(page, 'GET', '/api/v1/timelines/public*', { kind: 'changed', change: grow })
  const timeline = new TimelinePage(page)
  await timeline.open('public')
  await expect(timeline.status('A word among many').content).toBeVisible()
  await expect(timeline.status('A wall of words').root).toContainText(text('content.cut.size'))
})

journey('one post that cannot be read does not blank the others', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  await bob.post('Whole')
  await bob.post('Broken')
  const { page } = await visit({ as: 'ada' })
  await breakCalls(page, 'GET', '/api/v1/timelines/public*', { kind: 'changed', change: withoutAccount('Broken') })
  const timeline = new TimelinePage(page)
  await timeline.open('public')
  await expect(timeline.status('Whole').content).toBeVisible()
  await expect(timeline.posts.filter({ hasText: 'Broken' })).toHaveCount(0)
})

journey('a notification of a type nobody knows is shown in general words', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  await bob.follow('ada')
  const { page } = await visit({ as: 'ada' })
  await breakCalls(page, 'GET', '/api/v1/notifications*', {
    kind: 'changed',
    change: (body) => eachOf(body, (one) => ({ ...one, type: 'pleroma:brand_new' })),
  })
  await new TimelinePage(page).open('home')
  await expect(new NotificationsColumn(page).items.first()).toContainText(text('notification.unknown'))
})

journey('where the browser keeps nothing the session goes on, and says so', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  await bob.post('Nothing is kept here')
  const { page } = await visit({ prepare: refuseDatabases })
  const timeline = new TimelinePage(page)
  await timeline.open('public')
  await expect(timeline.status('Nothing is kept here').content).toBeVisible()
  await expect(page.getByText(text('errors.storage_unavailable'))).toBeVisible()
})

for (const [name, by] of [
  ['behind', -86_400_000],
  ['ahead', 86_400_000],
] as const) {
  journey(`a clock a day ${name} breaks no time, and posting works`, async ({ visit }) => {
    const { page } = await visit({ as: 'ada', prepare: (context) => shiftClock(context, by) })
    const timeline = new TimelinePage(page)
    await timeline.open('home')
    const composer = ComposerPage.forNew(page)
    await composer.text.fill(`What time is it, a day ${name}?`)
    await composer.post.click()
    const post = timeline.status(`What time is it, a day ${name}?`)
    await expect(post.content).toBeVisible()
    await expect(post.time).not.toContainText(/NaN|Invalid|undefined/)
  })
}

/** Takes the author away from the posts that say these words. */
function withoutAccount(words: string) {
  return (body: unknown) => eachOf(body, (status) => (String(status['content']).includes(words) ? { ...status, account: null } : status))
}

function eachOf(body: unknown, change: (one: Record<string, unknown>) => unknown): unknown {
  if (!Array.isArray(body)) throw new Error('The server answered no list.')
  return body.map((one: unknown) => change(one as Record<string, unknown>))
}
