import * as polls from '@rookery/api/calls/polls'

import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { breakCalls } from '../harness/faults.ts'
import { holdCalls } from '../harness/holdCalls.ts'
import { journey } from '../harness/journey.ts'
import { text } from '../harness/text.ts'
import { PollOnPage } from '../pages/PollOnPage.ts'
import { ShellPage } from '../pages/ShellPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

const pollOf = (options: readonly string[], multiple = false) => ({ options: [...options], expiresIn: 3600, multiple })

journey('a vote counts at once, is sent once, and is there after a reload', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  await bob.post('Which boat?', { poll: pollOf(['The red one', 'The blue one', 'None']) })
  const { page } = await visit({ as: 'ada' })
  const timeline = new TimelinePage(page)
  await timeline.open('public')
  const poll = new PollOnPage(timeline.status('Which boat?').root)
  await expect(poll.vote).toBeDisabled()
  await poll.choice('The blue one').check()
  const release = await holdCalls(page, 'POST', /\/polls\/\w+\/votes$/)
  await poll.vote.press('Enter')
  await expect(poll.result(1)).toContainText(text('poll.own'))
  await expect(poll.result(1)).toContainText('100%')
  await expect(poll.vote).toHaveAttribute('aria-disabled', 'true')
  release()
  await expect(poll.vote).toHaveCount(0)
  await expect(poll.root).toBeFocused()
  await page.reload()
  await expect(poll.result(1)).toContainText(text('poll.own'))
  await expect(poll.result(0)).toContainText('0%')
})

journey('a refused vote keeps what was chosen and says why', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  await bob.post('Which cakes?', { poll: pollOf(['Rye', 'Seeds', 'Both'], true) })
  const { page, watch } = await visit({ as: 'ada' })
  watch.expectComplaint(/status of 500/)
  const timeline = new TimelinePage(page)
  await timeline.open('public')
  const post = timeline.status('Which cakes?')
  const poll = new PollOnPage(post.root)
  const mend = await breakCalls(page, 'POST', '/api/v1/polls/*/votes', { kind: 'status', status: 500, error: 'The urn is stuck' })
  await poll.choice('Rye').check()
  await poll.choice('Both').check()
  await poll.vote.click()
  await expect(post.error).toContainText('The urn is stuck')
  await expect(poll.choice('Rye')).toBeChecked()
  await expect(poll.choice('Both')).toBeChecked()
  await expect(poll.choice('Seeds')).not.toBeChecked()
  await mend()
  await poll.vote.click()
  await expect(poll.result(0)).toContainText('100%')
  await expect(post.error).toHaveCount(0)
})

journey('visitors and whoever asked see results', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  await bob.post('Whose turn?', { poll: pollOf(['Mine', 'Yours']) })
  for (const as of [undefined, 'bob']) {
    const { page } = await visit(as === undefined ? {} : { as })
    const timeline = new TimelinePage(page)
    await timeline.open('public')
    const poll = new PollOnPage(timeline.status('Whose turn?').root)
    await expect(poll.results).toBeVisible()
    await expect(poll.vote).toHaveCount(0)
  }
})

journey('a poll on screen shows within half a minute what others chose, and is left alone elsewhere', async ({ visit, product }) => {
  const [bob, mona] = await Promise.all([somebody(product, 'bob'), somebody(product, 'mona')])
  const { poll: asked } = await bob.post('Who counts?', { poll: pollOf(['You', 'I']) })
  if (!asked) throw new Error('The post has no poll.')
  const { page } = await visit({ as: 'bob' })
  await page.clock.install()
  const reads: string[] = []
  page.on('request', (request) => request.method() === 'GET' && request.url().includes('/api/v1/polls/') && reads.push(request.url()))
  const timeline = new TimelinePage(page)
  await timeline.open('public')
  const poll = new PollOnPage(timeline.status('Who counts?').root)
  await expect(poll.result(1)).toContainText('0%')
  await polls.vote(mona.client, asked.id, [1])
  await page.clock.runFor(31_000)
  await expect(poll.result(1)).toContainText('100%')
  const { length } = reads
  // In the same page: a new one would know of no poll.
  await new ShellPage(page).goTo('timeline.bookmarks')
  await expect(timeline.heading('bookmarks')).toBeVisible()
  await page.clock.runFor(90_000)
  expect(reads).toHaveLength(length)
})
