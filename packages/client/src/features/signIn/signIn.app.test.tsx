import * as mfa from '@rookery/api/calls/mfa'
import { Secret, TOTP } from 'otpauth'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { homeHeading, hostileWords, pageFits, signInForm } from '#test/app/entrance.ts'
import { expectWordsForRejections } from '#test/app/oddRejections.ts'
import { smallWorldPassword } from '#test/app/passwords.ts'
import { label, text } from '#test/app/text.ts'
import type { TestServer } from '#test/app/TestServer.ts'

/** Gives Dave a second factor. */
async function withSecondFactor(server: TestServer) {
  // The clock of the instance stands still.
  const timestamp = Date.now()
  const { client } = await server.somebody('dave')
  const { key } = await mfa.setupTotp(client)
  const code = () => new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp })
  await mfa.confirmTotp(client, { password: smallWorldPassword, code: code() })
  return { client, code }
}

const useRecovery = () => page.getByRole('main').getByRole('button', { name: text('signIn.useRecovery') })

appTest('the code of an authenticator is asked for after the password, and signs in', async ({ server, visit }) => {
  const { code } = await withSecondFactor(server)
  await visit('/login')
  await signInForm.enter('dave', smallWorldPassword)
  await signInForm.enterCode(code())
  await expect.element(homeHeading()).toBeVisible()
})

appTest('a recovery code replaces a lost authenticator, and works once', async ({ server, visit }) => {
  const { client } = await withSecondFactor(server)
  const [recoveryCode = ''] = await mfa.newBackupCodes(client)
  const app = await visit('/login', { size: 'phone' })
  await signInForm.enter('dave', smallWorldPassword)
  await useRecovery().click()
  await expect.element(signInForm.code()).toHaveFocus()
  for (const words of hostileWords) {
    await signInForm.enterCode(words)
    await expect.element(signInForm.error()).toHaveTextContent(/\p{L}/u)
    await expect.element(signInForm.code()).toHaveValue('')
    await expect.element(signInForm.code()).toHaveFocus()
  }
  // Back at the password, with the name that the server knew.
  await page
    .getByRole('main')
    .getByRole('button', { name: text('general.cancel') })
    .click()
  await expect.element(signInForm.name()).toHaveValue('dave')
  await signInForm.enter('dave', smallWorldPassword)
  await useRecovery().click()
  await signInForm.enterCode(recoveryCode)
  await expect.element(homeHeading()).toBeVisible()
  await app.restart('/login/add')
  await signInForm.enter('dave', smallWorldPassword)
  await useRecovery().click()
  await signInForm.enterCode(recoveryCode)
  await expect.element(signInForm.error()).toHaveTextContent(/\p{L}/u)
})

appTest('words that never were a name or a password are rejected, and break nothing', async ({ server, visit }) => {
  await visit('/login?from=%2F%09%2Fevil.example', { size: 'phone' })
  for (const words of hostileWords) {
    await signInForm.enter(words, words)
    await expect.element(signInForm.error()).toHaveTextContent('Invalid credentials')
    await expect.element(signInForm.name()).toHaveValue(words)
    expect(pageFits()).toBe(true)
  }
  expect(document.title).not.toBe('broken in')
  // Nothing is sent without a name, and a second press is no second attempt.
  const attempts = () => server.requests.filter((request) => request === 'POST /oauth/token').length
  const before = attempts()
  await signInForm.enter('   ', smallWorldPassword)
  await expect.element(signInForm.name()).toHaveFocus()
  expect(attempts()).toBe(before)
  await signInForm.name().fill('bob')
  await userEvent.dblClick(signInForm.submit())
  await expect.element(homeHeading()).toBeVisible()
  expect(attempts()).toBe(before + 1)
  // An address that a browser takes for another site led nowhere.
  expect(location.origin).toBe(server.origin)
})

appTest('going back while the server answers ends the attempt', async ({ server, visit }) => {
  const app = await visit('/about')
  await page.getByRole('link', { name: label('shell.loginHint') }).click()
  await expect.element(signInForm.name()).toHaveFocus()
  const release = server.hold('POST /oauth/token')
  await signInForm.enter('bob', smallWorldPassword)
  await expect.element(signInForm.submit()).toBeDisabled()
  history.back()
  const about = page.getByRole('heading', { level: 1, name: text('about.title') })
  await expect.element(about).toBeVisible()
  release()
  history.forward()
  // The form is as it was at first, and works.
  await expect.element(signInForm.submit()).toBeEnabled()
  expect(app.device.accounts.get().accounts).toEqual([])
  await signInForm.enter('bob', smallWorldPassword)
  // It leads back to the page from which the person signed in.
  await expect.element(about).toBeVisible()
  await expect.element(page.getByRole('link', { name: label('shell.loginHint') })).not.toBeInTheDocument()
})

appTest('a session that has ended leads to signing in and back to the same page', async ({ server, visit }) => {
  const app = await visit('/search?query=heron', { as: 'bob' })
  const searchbox = page.getByRole('main').getByRole('searchbox')
  await expect.element(searchbox).toHaveValue('heron')
  await server.arrange('endSessions', { of: 'bob' })
  await app.restart()
  const bar = page.getByRole('status').filter({ hasText: text('shell.refused') })
  await bar.getByRole('link').click()
  await signInForm.enter('bob', smallWorldPassword)
  await expect.poll(() => location.pathname + location.search).toBe('/search?query=heron')
  await expect.element(searchbox).toHaveValue('heron')
  await expect.element(bar).not.toBeInTheDocument()
})

appTest('every rejection of a password or a code is told in words, and the form can be sent again', async ({ server, visit }) => {
  await withSecondFactor(server)
  await visit('/login', { size: 'phone' })
  await expectWordsForRejections(server, 'POST /oauth/token', () => signInForm.enter('dave', 'on the pond'), signInForm.error())
  await expect.element(signInForm.name()).toHaveValue('dave')
  await signInForm.enter('dave', smallWorldPassword)
  await expectWordsForRejections(server, 'POST /oauth/mfa/challenge', () => signInForm.enterCode('123456'), signInForm.error())
  await expect.element(signInForm.code()).toHaveFocus()
  expect(document.title).not.toBe('1')
})

for (const from of ['//evil.example/', '/\\evil.example', 'https://evil.example/', 'data:text/html,1', '/.//evil.example'])
  appTest(`signing in leads to no other site (from ${from})`, async ({ server, visit }) => {
    await server.configure({ frontend: { redirectRootLogin: '//evil.example/', redirectRootNoLogin: 'https://evil.example/' } })
    await visit(`/login?from=${encodeURIComponent(from)}`)
    await signInForm.enter('bob', smallWorldPassword)
    await expect.element(homeHeading()).toBeVisible()
    expect(location.origin).toBe(server.origin)
  })
