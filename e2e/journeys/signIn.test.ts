import { expect } from '../harness/expect.ts'
import { breakCalls } from '../harness/faults.ts'
import { expectAccessible, journey } from '../harness/journey.ts'
import { ShellPage } from '../pages/ShellPage.ts'
import { SignInPage } from '../pages/SignInPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

journey('a wrong password is told, and the right one leads home', async ({ visit, product }) => {
  const { page, watch } = await visit()
  watch.expectComplaint(/status of 40[01]/)
  const signIn = new SignInPage(page, product)
  await signIn.open()
  await expectAccessible(page)
  await signIn.enter('ada', 'not the password')
  // The server's own words.
  await expect(signIn.error).toContainText('Invalid credentials')
  await expect(signIn.password).toBeFocused()
  await expect(signIn.name).toHaveValue('ada')
  await expectAccessible(page)

  await signIn.password.fill(product.passwordOf('ada'))
  await signIn.submit.click()
  await expect(new TimelinePage(page).heading('home')).toBeVisible()
})

journey('a server that is down is told, and what was typed stays', async ({ visit, product }) => {
  const { page, watch } = await visit()
  watch.expectComplaint(/ERR_CONNECTION_REFUSED/)
  const signIn = new SignInPage(page, product)
  await signIn.open()
  const mend = await breakCalls(page, 'POST', '/oauth/token', { kind: 'unreachable' })
  await signIn.enter('ada', product.passwordOf('ada'))
  await expect(signIn.error).not.toBeEmpty()
  await expect(signIn.name).toHaveValue('ada')
  await mend()
  await signIn.submit.click()
  await expect(new TimelinePage(page).heading('home')).toBeVisible()
})

journey('who signed in stays so after a reload, until they leave', async ({ visit, product }) => {
  const { page } = await visit()
  await new SignInPage(page, product).signIn('ada')
  const timeline = new TimelinePage(page)
  await expect(timeline.heading('home')).toBeVisible()
  await page.reload()
  await expect(timeline.heading('home')).toBeVisible()
  await expectAccessible(page)

  const revoked = page.waitForRequest((request) => request.url().endsWith('/oauth/revoke'))
  const shell = new ShellPage(page)
  await shell.signOut()
  await revoked
  await expect(shell.loginHint).toBeVisible()
  await page.goto('/main/friends')
  await expect(page).not.toHaveURL(/friends/)
})
