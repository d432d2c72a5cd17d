import * as mfa from '@rookery/api/calls/mfa'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { homeHeading, hostileWords, pageFits, signInForm } from '#test/app/entrance.ts'
import { expectWordsForRejections } from '#test/app/oddRejections.ts'
import { smallWorldPassword } from '#test/app/passwords.ts'
import { label, text } from '#test/app/text.ts'

const { name, submit, error, code, enter, enterCode } = signInForm
const main = page.getByRole('main')
const loginHint = page.getByRole('link', { name: label('shell.loginHint') })

appTest('every rejection of a password and of a code shows its reason, and both can be sent again', async ({ server, visit }) => {
  await server.arrange('enableTotp', { name: 'dave', secret: 'GEZDGNBVGY3TQOJQ' })
  await visit('/login', { size: 'phone' })
  await expectWordsForRejections(server, 'POST /oauth/token', () => enter('dave', 'on the pond'), error())
  await expect.element(name()).toHaveValue('dave')
  await enter('dave', smallWorldPassword)
  await expect.element(code()).toBeVisible()
  await expectWordsForRejections(server, 'POST /oauth/mfa/challenge', () => enterCode('123456'), error())
  await expect.element(code()).toHaveFocus()
  expect(document.title).not.toBe('1')
})

appTest('a recovery code replaces the authenticator, and works once', async ({ server, visit }) => {
  await server.arrange('enableTotp', { name: 'dave', secret: 'GEZDGNBVGY3TQOJQ' })
  const dave = await server.somebody('dave')
  const [recoveryCode = ''] = await mfa.newBackupCodes(dave.client)
  const begin = async () => {
    await enter('dave', smallWorldPassword)
    await main.getByRole('button', { name: text('signIn.useRecovery') }).click()
    await expect.element(code()).toHaveFocus()
  }
  await visit('/login', { size: 'phone' })
  await begin()
  for (const words of hostileWords) {
    await enterCode(words)
    await expect.element(error()).not.toBeEmptyDOMElement()
    await expect.element(code()).toHaveValue('')
    await expect.element(code()).toHaveFocus()
  }
  // Back at the password, with the name that the server knew.
  await main.getByRole('button', { name: text('general.cancel') }).click()
  await expect.element(name()).toHaveValue('dave')
  await begin()
  await enterCode(recoveryCode)
  await expect.element(homeHeading()).toBeVisible()
  await visit('/login', { size: 'phone' })
  await begin()
  await enterCode(recoveryCode)
  await expect.element(error()).not.toBeEmptyDOMElement()
})

appTest('hostile names are rejected and stay, and a second press is no second attempt', async ({ server, visit }) => {
  await visit('/login?from=%2F%09%2Fevil.example', { size: 'phone' })
  for (const words of hostileWords) {
    await enter(words, words)
    await expect.element(error()).toHaveTextContent('Invalid credentials')
    await expect.element(name()).toHaveValue(words)
    expect(pageFits()).toBe(true)
  }
  expect(document.title).not.toBe('broken in')
  const attempts = () => server.requests.filter((request) => request === 'POST /oauth/token').length
  const before = attempts()
  await enter('   ', smallWorldPassword)
  await expect.element(name()).toHaveFocus()
  expect(attempts()).toBe(before)
  await name().fill('bob')
  await userEvent.dblClick(submit())
  // An address that a browser takes for another site led nowhere.
  await expect.element(homeHeading()).toBeVisible()
  expect(attempts()).toBe(before + 1)
})

appTest('going back ends an attempt to sign in, and the next one leads back to its page', async ({ server, visit }) => {
  const about = page.getByRole('heading', { level: 1, name: text('about.title') })
  const app = await visit('/about')
  await loginHint.click()
  await expect.element(name()).toHaveFocus()
  const release = server.hold('POST /oauth/token')
  await enter('bob', smallWorldPassword)
  await release.arrived
  await expect.element(submit()).toBeDisabled()
  history.back()
  await expect.element(about).toBeVisible()
  release()
  await server.settled()
  history.forward()
  // The form is as it was at first, and works.
  await expect.element(submit()).toBeEnabled()
  expect(app.device.accounts.current()).toBeNull()
  await enter('bob', smallWorldPassword)
  await expect.element(about).toBeVisible()
  await expect.element(loginHint).not.toBeInTheDocument()
})
