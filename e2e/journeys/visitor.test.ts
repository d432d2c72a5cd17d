import { expect } from 'playwright/test'

import { expectAccessible, journey } from '../harness/journey.ts'

journey('an address that leads nowhere says so, and leads on', async ({ visit }) => {
  const { page } = await visit()
  await page.goto('/there/is/nothing/here')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expectAccessible(page)
})
