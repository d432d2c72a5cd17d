import { expect } from '../harness/expect.ts'
import { journey } from '../harness/journey.ts'
import { text } from '../harness/text.ts'
import { ProfilePage } from '../pages/ProfilePage.ts'
import { SignInPage } from '../pages/SignInPage.ts'

journey('a member whose session the server has ended is led from a profile to the form and back', async ({ visit, product }) => {
  const { page, watch } = await visit({ as: 'ada' })
  // The live connection may be refused before the page has noticed the end of its session.
  watch.expectComplaint(/status of 40[13]|WebSocket/)
  const profile = new ProfilePage(page)
  await profile.open('carol')
  await expect(profile.name).toHaveText('Carol')
  const { db } = product.instance.context
  await db.deleteFrom('oauth_tokens').execute()
  await profile.open('bob')
  await expect(page.getByText(text('shell.refused'))).toBeVisible()
  await page
    .getByText(text('shell.refused'))
    .getByRole('link', { name: text('shell.login') })
    .click()
  await new SignInPage(page, product).enter('ada', product.passwordOf('ada'))
  await expect(profile.name).toHaveText('Bob')
  expect(new URL(page.url()).pathname).toBe('/bob')
})
