import type { Page } from 'playwright-core'

import { breakCalls } from '../harness/faults.ts'
import { label, textStart } from '../harness/text.ts'
import { RegistrationPage } from '../pages/RegistrationPage.ts'
import { SignInPage } from '../pages/SignInPage.ts'
import { respondWith, changedServer } from './changedServer.ts'
import type { ScreenCase } from './ScreenCase.ts'

const alertOf = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: /./ })

async function pressOf(page: Page, button: Parameters<typeof label>[0]) {
  await page
    .getByRole('main')
    .getByRole('button', { name: label(button) })
    .click()
}

const askForCode = (page: Page) =>
  respondWith(page, '/oauth/token', 403, { error: 'mfa_required', mfa_token: 'm', supported_challenge_types: 'totp' })

const withoutCaptcha = (page: Page) => respondWith(page, '/api/v1/pleroma/captcha', 200, { type: 'none' })

const signIn: readonly ScreenCase[] = [
  {
    name: 'sign in, code',
    path: '/login',
    as: null,
    before: askForCode,
    prepare: (page, product) => new SignInPage(page, product).enter('bob', 'whatever'),
    shows: (page) => page.locator('input[autocomplete="one-time-code"]'),
  },
  {
    name: 'sign in, recovery code refused',
    path: '/login',
    as: null,
    before: async (page) => {
      await askForCode(page)
      await respondWith(page, '/oauth/mfa/challenge', 400, { error: 'Invalid code' })
    },
    prepare: async (page, product) => {
      const form = new SignInPage(page, product)
      await form.enter('bob', 'whatever')
      await pressOf(page, 'signIn.useRecovery')
      await form.enterCode('abcd-efgh')
    },
    shows: alertOf,
  },
  {
    name: 'sign in, nobody answers',
    path: '/login',
    as: null,
    before: (page) => breakCalls(page, 'POST', '/oauth/token', { kind: 'unreachable' }),
    prepare: (page, product) => new SignInPage(page, product).enter('bob', 'whatever'),
    shows: alertOf,
  },
  {
    name: 'sign in, address not confirmed',
    path: '/login',
    as: null,
    before: (page) =>
      respondWith(page, '/oauth/token', 403, {
        error: 'Your login is missing a confirmed e-mail address',
        identifier: 'missing_confirmed_email',
      }),
    prepare: (page, product) => new SignInPage(page, product).enter('bob', 'whatever'),
    shows: (page) => page.getByRole('link', { name: label('login.confirmAgain') }),
  },
  {
    name: 'sign in, elsewhere',
    path: '/login',
    as: null,
    before: (page) => changedServer(page, { frontend: { loginMethod: 'token' } }),
  },
  {
    name: 'sign in, page of the server',
    path: '/login',
    as: null,
    before: (page) => changedServer(page, { frontend: { loginMethod: 'token' } }),
    prepare: (page) => pressOf(page, 'signIn.action'),
    shows: (page) => page.locator('input[name="authorization[password]"]'),
  },
  { name: 'sign in, came back for nothing', path: '/oauth-callback?error=access_denied&state=x', as: null, shows: alertOf },
  { name: 'sign in, one more account', path: '/login/add', as: 'bob' },
  {
    name: 'sign in, session is over',
    path: '/lists',
    as: 'bob',
    before: (page) => respondWith(page, '/api/v1/accounts/verify_credentials', 403, { error: 'Invalid credentials.' }),
    shows: (page) => page.getByText(textStart('shell.refused')),
  },
]

const registration: readonly ScreenCase[] = [
  { name: 'register', path: '/registration', as: null, shows: (page) => page.getByRole('main').locator('img') },
  {
    name: 'register, nothing filled in',
    path: '/registration',
    as: null,
    prepare: (page) => pressOf(page, 'registration.submit'),
    shows: (page) => page.locator('[aria-invalid="true"]'),
  },
  {
    name: 'register, refused',
    path: '/registration/welcome-to-the-pond',
    as: null,
    before: async (page) => {
      await withoutCaptcha(page)
      await changedServer(page, { instance: { approval_required: true } })
      await respondWith(page, '/api/v1/accounts', 400, {
        error: JSON.stringify({
          nickname: ['has already been taken'],
          ap_id: ['has already been taken'],
          email: ['has invalid format'],
          registration_reason: ['should be at most %{count} character(s)'],
        }),
      })
    },
    prepare: async (page, product) => {
      const form = new RegistrationPage(page, product)
      await page.getByRole('main').locator('input[name="confirm"]').waitFor()
      await form.username.fill('nora')
      await form.fullName.fill('Nora Bekassine von der Rindfleischetikettierungsüberwachung')
      await form.password.fill('on the pond')
      await form.confirmation.fill('on the pond')
      await form.reason.fill('أسكن عند البركة وأحب الطيور.')
      await pressOf(page, 'registration.submit')
    },
    shows: alertOf,
  },
  { name: 'register, request sent', path: '/registration-request-sent', as: null },
  { name: 'register, address to be confirmed', path: '/awaiting-email-confirmation', as: null },
]

const passwords: readonly ScreenCase[] = [
  {
    name: 'password reset',
    path: '/password-reset?passwordResetRequested=true',
    as: null,
    before: (page) => changedServer(page, { metadata: { mailerEnabled: true } }),
    shows: (page) => page.getByRole('main').getByRole('textbox'),
  },
  {
    name: 'password reset, too often',
    path: '/password-reset',
    as: null,
    before: async (page) => {
      await changedServer(page, { metadata: { mailerEnabled: true } })
      await respondWith(page, '/auth/password*', 429, { error: 'Throttled' })
    },
    prepare: async (page) => {
      await page.getByRole('main').getByRole('textbox').fill('bob@mail.example')
      await pressOf(page, 'passwordReset.save')
    },
    shows: (page) => page.getByText(label('passwordReset.throttled')),
  },
  {
    name: 'password reset, sent',
    path: '/password-reset',
    as: null,
    before: async (page) => {
      await changedServer(page, { metadata: { mailerEnabled: true } })
      await page.route('**/auth/password*', (route) => route.fulfill({ status: 204 }))
    },
    prepare: async (page) => {
      await page.getByRole('main').getByRole('textbox').fill('bob@mail.example')
      await pressOf(page, 'passwordReset.save')
    },
    shows: (page) => page.getByText(label('passwordReset.sent')),
  },
  {
    name: 'password reset, switched off',
    path: '/password-reset',
    as: null,
    before: (page) => changedServer(page, { metadata: { mailerEnabled: false } }),
    shows: (page) => page.getByText(label('passwordReset.disabled')),
  },
]

/** The way in: signing in, registering, and a new password. */
export const entranceScreens: readonly ScreenCase[] = [...signIn, ...registration, ...passwords]
