import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { holdCalls } from '../harness/holdCalls.ts'
import { journey } from '../harness/journey.ts'
import { text } from '../harness/text.ts'
import { PollOnPage } from '../pages/PollOnPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

journey('a vote counts at once, is sent once, and is there after a reload', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  await bob.post('Which boat?', { poll: { options: ['The red one', 'The blue one', 'None'], expiresIn: 3600, multiple: false } })
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
