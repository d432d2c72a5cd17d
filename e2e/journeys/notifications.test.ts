import { expect } from '../harness/expect.ts'
import { holdCalls } from '../harness/holdCalls.ts'
import { journey } from '../harness/journey.ts'
import { text, textStart } from '../harness/text.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

journey('the bell of a phone does not move when the staff tools appear', async ({ visit }) => {
  const { page } = await visit({ as: 'ada', ...phone })
  const release = await holdCalls(page, 'GET', /\/staff-[\w-]+\.js$/)
  await page.goto('/main/friends')
  const bell = page.getByRole('button', { name: textStart('shell.notifications') })
  await expect(page.getByRole('banner').getByRole('link', { name: text('search.title') })).toBeVisible()
  const before = await bell.boundingBox()
  release()
  await expect(page.getByRole('banner').getByRole('button', { name: textStart('moderation.open') })).toBeVisible()
  expect(await bell.boundingBox()).toEqual(before)
})
