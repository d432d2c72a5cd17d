import { page } from 'vitest/browser'

import { label, text } from './text.ts'

const main = () => page.getByRole('main')

/** The form for signing in. */
export const signInForm = {
  name: () => main().css('input[autocomplete="username"]'),
  password: () => main().css('input[autocomplete="current-password"]'),
  submit: () => main().css('button[type="submit"]'),
  error: () => main().getByRole('alert'),
  /** The second factor, after the password. */
  code: () => main().css('input[autocomplete="one-time-code"]'),
  async enter(name: string, password: string): Promise<void> {
    await signInForm.name().fill(name)
    await signInForm.password().fill(password)
    await signInForm.submit().click()
  },
  async enterCode(code: string): Promise<void> {
    await signInForm.code().fill(code)
    await signInForm.submit().click()
  },
}

/** The form for a new account. */
export const registrationForm = {
  heading: () => main().getByRole('heading', { level: 1, name: text('registration.title') }),
  field: (name: 'username' | 'name' | 'email' | 'bio' | 'password' | 'confirm' | 'reason' | 'captcha' | 'token') =>
    main().css(`:is(input, textarea)[name="${name}"]`),
  submit: () => main().getByRole('button', { name: text('registration.submit'), exact: true }),
  /** The server's errors. */
  errors: () => main().getByRole('alert').getByRole('listitem'),
  /** Fills in everything that is always required. */
  async fill(username: string): Promise<void> {
    const { field, heading } = registrationForm
    // The form for signing in has a field for the name as well.
    await heading().findElement()
    await field('username').fill(username)
    await field('name').fill(`${username} the new`)
    await field('email').fill(`${username}@mail.example`)
    await field('password').fill('on the pond')
    await field('confirm').fill('on the pond')
  },
}

/** The form for a new password. */
export const passwordResetForm = {
  email: () => main().getByRole('textbox', { name: text('passwordReset.email') }),
  submit: () => main().getByRole('button', { name: text('passwordReset.save') }),
}

/** The heading of the home timeline, which is the end of every way in. */
export const homeHeading = () => page.getByRole('heading', { level: 1, name: label('timeline.home') })

/** True when the page is no wider than the window. */
export const pageFits = () => document.documentElement.scrollWidth <= innerWidth

/** Texts that are neither a name, a password nor a code. */
export const hostileWords = [
  'x'.repeat(10_000),
  `"><img src=x onerror="document.title='broken in'">`,
  "' OR 1=1 --",
  'مستخدم‮evil@pond.example',
  '🏳️‍🌈'.repeat(300),
]
