import * as statusWriting from '@rookery/api/calls/statusWriting'

import { waitForRest } from '../harness/waitForRest.ts'
import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { breakCalls } from '../harness/faults.ts'
import { journey } from '../harness/journey.ts'
import { text } from '../harness/text.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

journey('a name shows who it is, lets follow, and goes when the pointer does', async ({ visit, product }) => {
  const mona = await somebody(product, 'mona')
  await mona.post('Come and see my card')
  const { page } = await visit({ as: 'dave' })
  const timeline = new TimelinePage(page)
  await timeline.open('public')
  await waitForRest(page)
  const card = page.getByRole('dialog', { name: text('popover.account') })
  await timeline.status('Come and see my card').author.hover()
  await expect(card).toContainText('@mona')
  await expect(card).toContainText(text('role.moderator'))
  await card.getByRole('button', { name: text('profile.follow') }).click()
  await expect(card.getByRole('button', { name: text('profile.following') })).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(card).toHaveCount(0)
})

journey('a reply shows what it answers, fetched once, and says when that cannot be had', async ({ visit, product }) => {
  const [ada, bob] = await Promise.all([somebody(product, 'ada'), somebody(product, 'bob')])
  const asked = await ada.post('Only I know the way to the island', { visibility: 'unlisted' })
  const lost = await ada.post('Nobody will find this', { visibility: 'unlisted' })
  await statusWriting.create(bob.client, { text: 'I know it, too', visibility: 'public', inReplyToId: asked.id }, { idempotencyKey: 'a' })
  await statusWriting.create(bob.client, { text: 'I looked for it', visibility: 'public', inReplyToId: lost.id }, { idempotencyKey: 'b' })
  const { page, watch } = await visit({ as: 'bob' })
  watch.expectComplaint(/status of 404/)
  const reads: string[] = []
  page.on('request', (request) => request.url().endsWith(`/api/v1/statuses/${asked.id}`) && reads.push(request.url()))
  const timeline = new TimelinePage(page)
  await timeline.open('public')
  await waitForRest(page)
  const preview = page.getByRole('dialog', { name: text('popover.status') })
  const answers = (words: string) => timeline.status(words).root.getByRole('link', { name: text('status.replyTo') })

  await answers('I know it, too').focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(preview).toContainText('Only I know the way to the island')
  await page.keyboard.press('Escape')
  await expect(preview).toHaveCount(0)
  await answers('I know it, too').hover()
  await expect(preview).toContainText('Only I know the way to the island')
  await preview.hover()
  await expect(preview).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(preview).toHaveCount(0)
  expect(reads).toHaveLength(1)

  await breakCalls(page, 'GET', `/api/v1/statuses/${lost.id}`, { kind: 'status', status: 404, error: 'Record not found' })
  await answers('I looked for it').hover()
  await expect(preview).toHaveText(text('popover.unavailable'))
})

journey('a finger gets the link and no card', async ({ visit, product }) => {
  const mona = await somebody(product, 'mona')
  await mona.post('Touch my name')
  const { page } = await visit({ as: 'bob', hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })
  const timeline = new TimelinePage(page)
  await timeline.open('public')
  await waitForRest(page)
  await timeline.status('Touch my name').author.tap()
  await expect(page).toHaveURL(/\/users\/mona$/)
  await expect(page.getByRole('dialog', { name: text('popover.account') })).toHaveCount(0)
})
