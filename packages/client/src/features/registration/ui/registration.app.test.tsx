import * as adminAccounts from '@rookery/api/calls/adminAccounts'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { faultsIn } from '#test/app/accessibility.ts'
import { appTest } from '#test/app/appTest.tsx'
import { homeHeading, pageFits, registrationForm, signInForm } from '#test/app/entrance.ts'
import { expectWordsForRejections } from '#test/app/oddRejections.ts'
import { text } from '#test/app/text.ts'

const { field, submit, errors, fill } = registrationForm
const route = 'POST /api/v1/accounts'

for (const [name, reply] of [
  ['429', 429],
  ['500', 500],
  ['HTML', 'html'],
  ['no network', 'drop'],
] as const)
  appTest(`a failed registration leaves all typed text and can be sent again (${name})`, async ({ server, visit }) => {
    await server.configure({ accountApprovalRequired: true, captchaEnabled: false })
    await visit('/registration', { size: 'phone' })
    await fill('nadir')
    await submit().click()
    await expect.element(field('reason')).toHaveFocus()
    await field('reason').fill('<b>birds</b>')
    const mend = reply === 'html' ? server.html(route) : reply === 'drop' ? server.drop(route) : server.fail(route, reply)
    await submit().click()
    await expect.element(errors()).toHaveLength(1)
    expect(await faultsIn(page.getByRole('main'))).toEqual([])
    mend()
    await expect.element(field('reason')).toHaveValue('<b>birds</b>')
    // A second press while the first is on its way makes no second account.
    await userEvent.dblClick(submit())
    await expect.element(page.getByRole('heading', { level: 1, name: text('registration.requestSent') })).toBeVisible()
    expect(await faultsIn(page.getByRole('main'))).toEqual([])
    const { client } = await server.somebody('ada')
    expect((await adminAccounts.show(client, 'nadir')).registrationReason).toBe('<b>birds</b>')
    await page.getByRole('link', { name: text('registration.home') }).click()
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 1, name: text('registration.requestSent') })).not.toBeInTheDocument()
  })

appTest('an address that must be confirmed is named, and its mail can be sent again', async ({ server, visit }) => {
  await server.configure({ accountActivationRequired: true, captchaEnabled: false })
  await visit('/login', { size: 'phone' })
  await page
    .getByRole('main')
    .getByRole('link', { name: text('signIn.register') })
    .click()
  await fill('nils')
  await field('email').fill('')
  await submit().click()
  await expect.element(field('email')).toHaveFocus()
  await field('email').fill('nils@mail.example')
  await submit().click()
  await expect.element(page.getByRole('heading', { level: 1, name: text('registration.confirm') })).toBeVisible()
  await expect.element(page.getByRole('main')).toHaveTextContent('nils@mail.example')
  await page.getByRole('button', { name: text('registration.resend') }).click()
  await expect.element(page.getByText(text('registration.resent'))).toBeVisible()
  expect(await faultsIn(page.getByRole('main'))).toEqual([])
  // Going back skips the completed form, and the sign-in form has the chosen name.
  history.back()
  await expect.element(signInForm.name()).toHaveValue('nils')
})

appTest.for(['/registration', '/login'])('if registration is closed, no link leads to it (%s)', async (path, { server, visit }) => {
  await server.configure({ registrationsOpen: false, captchaEnabled: false })
  await visit(path)
  if (path === '/login') {
    await expect.element(page.getByRole('link', { name: text('signIn.forgotPassword') })).toBeVisible()
    await expect.element(page.getByRole('link', { name: text('signIn.register') })).not.toBeInTheDocument()
    // Without mails there is no password reset.
    await page.getByRole('link', { name: text('signIn.forgotPassword') }).click()
    await expect.element(page.getByText(text('passwordReset.disabled'))).toBeVisible()
    await expect.element(page.getByRole('main').getByRole('textbox')).not.toBeInTheDocument()
  } else await expect.poll(() => location.pathname).toMatch(/^\/main\/(all|public)$/)
})

appTest('if registration is closed, an invitation link opens the form, and a used invitation does not', async ({ server, visit }) => {
  await server.configure({ registrationsOpen: false, captchaEnabled: false })
  await server.arrange('invite', { token: 'welcome' })
  const app = await visit('/registration/used%20up')
  await expect.element(field('token')).toHaveValue('used up')
  await expect.element(field('token')).toHaveAttribute('readonly')
  await fill('nell')
  await submit().click()
  await expect.element(errors()).toHaveTextContent('Invalid token')
  await app.restart('/registration/welcome')
  await fill('nell')
  await submit().click()
  await expect.element(homeHeading()).toBeVisible()
})

appTest('bad input is rejected with a reason, stays typed, and breaks nothing', async ({ server, visit }) => {
  await server.configure({ accountApprovalRequired: true, captchaEnabled: false })
  await visit('/registration', { size: 'phone' })
  await fill('nora')
  await field('reason').fill('Birds')
  const bad = [
    ['username', 'x'.repeat(5000)],
    ['username', 'نورا‮'],
    ['username', '<script>alert(1)</script>'],
    ['name', 'N'.repeat(5000)],
    ['email', `"><img src=x>@${'m'.repeat(300)}`],
    ['bio', 'بركة '.repeat(1200)],
    ['reason', 'r'.repeat(5000)],
  ] as const
  for (const [name, words] of bad) {
    const box = field(name).element() as HTMLInputElement | HTMLTextAreaElement // the form has no other fields of these names
    const before = box.value
    await field(name).fill(words)
    await submit().click()
    await expect.element(errors().first()).toBeInTheDocument()
    await expect.element(field(name)).toHaveValue(words)
    expect(pageFits(), name).toBe(true)
    await field(name).fill(before)
  }
})

appTest('every rejection of a registration shows its reason, and the form can be sent again', async ({ server, visit }) => {
  await server.configure({ captchaEnabled: false })
  await visit('/registration', { size: 'phone' })
  await fill('nesta')
  await expectWordsForRejections(server, route, () => submit().click(), errors())
  // Two faults with the same words are one line.
  const same = JSON.stringify({ nickname: ['is reserved'], captcha: ['Nickname is reserved.'] })
  const mend = server.fail(route, Response.json({ error: same }, { status: 400 }))
  await submit().click()
  await expect.element(page.getByText('Nickname is reserved.')).toHaveLength(1)
  mend()
  await submit().click()
  await expect.element(homeHeading()).toBeVisible()
  expect(document.title).not.toBe('1')
})
