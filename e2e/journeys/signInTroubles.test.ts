import { configure } from '../harness/configure.ts'
import { expect } from '../harness/expect.ts'
import { blockDatabases } from '../harness/faults.ts'
import { journey } from '../harness/journey.ts'
import { text } from '../harness/text.ts'
import { RegistrationPage } from '../pages/RegistrationPage.ts'
import { ShellPage } from '../pages/ShellPage.ts'
import { SignInPage } from '../pages/SignInPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

journey(
  'without browser storage registering and signing in last until the page is closed, and the page says so',
  async ({ visit, product }) => {
    configure(product, { captchaEnabled: false })
    const { page, context } = await visit({
      size: 'narrow',
      prepare: async (context) => {
        await blockDatabases(context)
        await context.addInitScript(() => {
          const reject = () => {
            throw new DOMException('The operation is insecure.', 'SecurityError')
          }
          for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(globalThis, name, { get: reject })
        })
      },
    })
    const form = new RegistrationPage(page, product)
    await form.open()
    await expect(page.getByText(text('errors.storage_unavailable')).first()).toBeVisible()
    await form.fill('nobody_keeps')
    await form.submit.click()
    await expect(new TimelinePage(page).heading('home')).toBeVisible()
    await expect(new ShellPage(page).loginHint).toHaveCount(0)

    const signIn = new SignInPage(page, product)
    await signIn.open()
    await expect(page.getByText(text('errors.storage_unavailable')).first()).toBeVisible()
    await signIn.enter('bob', product.passwordOf('bob'))
    await expect(new TimelinePage(page).heading('home')).toBeVisible()
    // The language is for the server's own pages, and says nothing about the account.
    expect((await context.cookies()).filter(({ name }) => name !== 'userLanguage')).toEqual([])

    // With the server's own form, nothing would be known on the way back.
    configure(product, { loginMethod: 'token' })
    await page.goto('/login')
    await page
      .getByRole('main')
      .getByRole('button', { name: text('signIn.action') })
      .click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText(text('login.storageRefused'))
  },
)

journey('a session that ends on any screen leads to signing in and back, to the same tab of the same page', async ({ visit, product }) => {
  const { page, watch } = await visit({ as: 'bob' })
  // The live connection is refused with the token.
  watch.expectComplaint(/status of 40[13]|WebSocket/)
  await page.goto('/search?query=heron')
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('heron')
  await product.instance.context.db.deleteFrom('oauth_tokens').execute()
  await page.reload()
  const bar = page.getByRole('status').filter({ hasText: text('shell.refused') })
  await expect(bar).toBeVisible()
  await bar.getByRole('link').click()
  await new SignInPage(page, product).enter('bob', product.passwordOf('bob'))
  await expect(page).toHaveURL(/\/search\?query=heron$/)
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('heron')
  await expect(bar).toHaveCount(0)
})
