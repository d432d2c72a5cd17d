import { waitForRest } from '../harness/waitForRest.ts'
import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { journey } from '../harness/journey.ts'
import { text } from '../harness/text.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

journey('hovering a name shows an account card with a follow button, until the pointer leaves', async ({ visit, product }) => {
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
