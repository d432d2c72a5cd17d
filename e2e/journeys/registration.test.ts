import { configure } from '../harness/configure.ts'
import { expect } from '../harness/expect.ts'
import { journey } from '../harness/journey.ts'
import { text } from '../harness/text.ts'
import { RegistrationPage } from '../pages/RegistrationPage.ts'
import { SignInPage } from '../pages/SignInPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

const narrow = { width: 390, height: 844 }

journey(
  'a visitor registers an account: missing fields and errors of the server are shown, and typed values stay',
  async ({ visit, product }) => {
    const { page, watch } = await visit()
    watch.expectComplaint(/status of 400/)
    await page.goto('/about')
    await page
      .getByRole('complementary')
      .getByRole('link', { name: text('signIn.register') })
      .click()
    const form = new RegistrationPage(page, product)
    await expect(form.username).toBeFocused()
    await expect(form.image).toBeVisible()
    await form.submit.click()
    await expect(form.username).toBeFocused()
    await expect(form.username).toHaveAttribute('aria-invalid', 'true')

    await form.fill('nora')
    await form.bio.fill('أسكن عند البركة')
    await form.captcha.fill('no digits')
    await form.submit.click()
    await expect(form.errors).toHaveText('Invalid CAPTCHA')
    await expect(form.captcha).toHaveValue('')
    await expect(form.password).toHaveValue('on the pond')
    await page.reload()
    await expect(form.bio).toHaveValue('أسكن عند البركة')
    await expect(form.password).toHaveValue('')
    expect(await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))).not.toContain(
      'on the pond',
    )

    await form.password.fill('on the pond')
    await form.confirmation.fill('on the pond')
    await expect(form.image).toBeVisible()
    await form.solve()
    await form.submit.click()
    await expect(new TimelinePage(page).heading('home')).toBeVisible()
    await page.goto('/registration')
    await expect(new TimelinePage(page).heading('home')).toBeVisible()
  },
)

journey('confirming an address by mail permits signing in, and not before', async ({ visit, product }) => {
  configure(product, { accountActivationRequired: true, captchaEnabled: false, mailerEnabled: true })
  const { page, watch } = await visit({ viewport: narrow })
  watch.expectComplaint(/status of 40[03]/)
  const form = new RegistrationPage(page, product)
  await form.open()
  await form.fill('nanna')
  await form.submit.click()
  await expect(page.getByRole('heading', { level: 1, name: text('registration.confirm') })).toBeVisible()
  const signIn = new SignInPage(page, product)
  await signIn.open()
  await signIn.enter('nanna', 'on the pond')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('confirm')
  await page.goto('/dev/mailbox')
  const mail = page.getByRole('article').filter({ hasText: 'nanna@mail.example' })
  await mail.getByRole('link').click()
  await signIn.open()
  await signIn.enter('nanna', 'on the pond')
  await expect(new TimelinePage(page).heading('home')).toBeVisible()
})
