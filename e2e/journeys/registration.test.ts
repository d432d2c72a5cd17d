import { configure } from '../harness/configure.ts'
import { expect } from '../harness/expect.ts'
import { breakCalls } from '../harness/faults.ts'
import { journey } from '../harness/journey.ts'
import { text } from '../harness/text.ts'
import { RegistrationPage } from '../pages/RegistrationPage.ts'
import { SignInPage } from '../pages/SignInPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

const narrow = { width: 390, height: 844 }

journey(
  'a stranger registers: what is missing and what the server refuses is told, and nothing typed is lost',
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
    await expect(form.picture).toBeVisible()
    await form.submit.click()
    await expect(form.username).toBeFocused()
    await expect(form.username).toHaveAttribute('aria-invalid', 'true')

    await form.fill('nora')
    await form.bio.fill('أسكن عند البركة')
    await form.captcha.fill('no digits')
    await form.submit.click()
    await expect(form.problems).toHaveText('Captcha Invalid CAPTCHA.')
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
    await expect(form.picture).toBeVisible()
    await form.solve()
    await form.submit.click()
    await expect(new TimelinePage(page).heading('home')).toBeVisible()
    await page.goto('/registration')
    await expect(new TimelinePage(page).heading('home')).toBeVisible()
  },
)

journey('who must be approved says why, and is told that somebody will look at it', async ({ visit, product }) => {
  configure(product, { accountApprovalRequired: true, captchaEnabled: false })
  const { page, watch } = await visit({ viewport: narrow })
  watch.expectComplaint(/ERR_CONNECTION_REFUSED|status of (429|500)/)
  const form = new RegistrationPage(page, product)
  await form.open()
  await form.fill('nadir')
  await form.submit.click()
  await expect(form.reason).toBeFocused()
  await form.reason.fill('<b>birds</b>')
  for (const fault of [{ kind: 'unreachable' }, { kind: 'status', status: 429 }, { kind: 'html' }] as const) {
    const mend = await breakCalls(page, 'POST', '/api/v1/accounts', fault)
    await form.submit.click()
    await expect(form.problems).toHaveCount(1)
    await mend()
  }
  await expect(form.reason).toHaveValue('<b>birds</b>')
  // A second press while the first is on its way makes no second account.
  await form.submit.dblclick()
  await expect(page.getByRole('heading', { level: 1, name: text('registration.requestSent') })).toBeVisible()
  const { db } = product.instance.context
  expect(await db.selectFrom('users').select('registration_reason').where('email', '=', 'nadir@mail.example').execute()).toEqual([
    { registration_reason: '<b>birds</b>' },
  ])
  await page.getByRole('link', { name: text('registration.home') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

journey('who must confirm an address is told so, and can have the mail sent again', async ({ visit, product }) => {
  configure(product, { accountActivationRequired: true, captchaEnabled: false })
  const { page } = await visit({ viewport: narrow })
  const signIn = new SignInPage(page, product)
  await signIn.open()
  await page
    .getByRole('main')
    .getByRole('link', { name: text('signIn.register') })
    .click()
  const form = new RegistrationPage(page, product)
  await form.fill('nils')
  await form.email.fill('')
  await form.submit.click()
  await expect(form.email).toBeFocused()
  await form.email.fill('nils@mail.example')
  await form.submit.click()
  await expect(page.getByRole('heading', { level: 1, name: text('registration.confirm') })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('nils@mail.example')
  await page.getByRole('button', { name: text('registration.resend') }).click()
  await expect(page.getByText(text('registration.resent'))).toBeVisible()
  // The way back leads past the form, which is done, and the name that was chosen stands where one signs in.
  await page.goBack()
  await expect(signIn.name).toHaveValue('nils')
})

journey('who confirms an address by the mail can log in, and not before', async ({ visit, product }) => {
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

journey('where registration is closed only an invitation leads in', async ({ visit, product }) => {
  configure(product, { registrationsOpen: false, captchaEnabled: false })
  await product.instance.context.db.insertInto('invites').values({ token: 'welcome', uses_left: 1 }).execute()
  const { page, watch } = await visit()
  watch.expectComplaint(/status of 400/)
  const form = new RegistrationPage(page, product)
  await form.open()
  await expect(page).toHaveURL(/\/main\/(all|public)$/)
  await new SignInPage(page, product).open()
  await expect(page.getByRole('link', { name: text('signIn.forgotPassword') })).toBeVisible()
  await expect(page.getByRole('link', { name: text('signIn.register') })).toHaveCount(0)
  await form.open('used up')
  await expect(form.token).toHaveValue('used up')
  await expect(form.token).not.toBeEditable()
  await form.fill('nell')
  await form.submit.click()
  await expect(form.problems).toHaveText('Invalid token')
  await form.open('welcome')
  await form.fill('nell')
  await form.submit.click()
  await expect(new TimelinePage(page).heading('home')).toBeVisible()
})

journey('whatever is typed into the forms of newcomers is refused in words, kept, and breaks nothing', async ({ visit, product }) => {
  configure(product, { accountApprovalRequired: true, captchaEnabled: false, mailerEnabled: true })
  const { page, watch } = await visit({ viewport: narrow })
  watch.expectComplaint(/status of 4/)
  const form = new RegistrationPage(page, product)
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
  await form.open()
  await form.fill('nora')
  await form.reason.fill('Birds')
  const bad = [
    [form.username, 'x'.repeat(5000)],
    [form.username, 'نورا‮'],
    [form.username, '<script>alert(1)</script>'],
    [form.fullName, 'N'.repeat(5000)],
    [form.email, `"><img src=x>@${'m'.repeat(300)}`],
    [form.bio, 'بركة '.repeat(1200)],
    [form.reason, 'r'.repeat(5000)],
  ] as const
  for (const [field, words] of bad) {
    const before = await field.inputValue()
    await field.fill(words)
    await form.submit.click()
    await expect(form.problems).not.toHaveCount(0)
    await expect(field).toHaveValue(words)
    expect(await fits()).toBe(true)
    await field.fill(before)
  }
  await page.goto('/password-reset')
  const main = page.getByRole('main')
  const address = main.getByRole('textbox', { name: text('passwordReset.email') })
  await address.fill('   ')
  await main.getByRole('button', { name: text('passwordReset.save') }).click()
  await expect(address).toBeFocused()
  expect(product.asked).not.toContain('POST /auth/password')
  await address.fill(`"><img src=x>نورا@${'m'.repeat(5000)}`)
  await main.getByRole('button', { name: text('passwordReset.save') }).click()
  // Nobody hears whether an address is known, whatever it is.
  await expect(main.getByText(text('passwordReset.sent'))).toBeVisible()
  expect(await fits()).toBe(true)
})
