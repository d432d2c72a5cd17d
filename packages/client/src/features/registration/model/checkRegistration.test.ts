import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkRegistration } from './checkRegistration.ts'
import type { RegistrationInput } from './RegistrationInput.ts'

const right: RegistrationInput = {
  username: 'heron',
  fullName: 'Grey Heron',
  email: '',
  bio: '',
  password: 'reeds',
  confirmation: 'reeds',
  language: 'en',
  reason: '',
}
const lax = { emailRequired: false, reasonRequired: false }
const check = (change: Partial<RegistrationInput>, rules: Partial<typeof lax> = {}) =>
  checkRegistration({ ...right, ...change }, { ...lax, ...rules })

test.each<[string, Partial<RegistrationInput>, Partial<typeof lax>, object]>([
  ['a filled form', {}, {}, {}],
  ['no username', { username: '' }, {}, { username: 'registration.usernameRequired' }],
  ['a username of blanks', { username: ' \t' }, {}, { username: 'registration.usernameRequired' }],
  ['a full name of blanks', { fullName: '  ' }, {}, { fullName: 'registration.fullNameRequired' }],
  ['no address where one is needed', {}, { emailRequired: true }, { email: 'registration.emailRequired' }],
  ['an address where one is needed', { email: 'heron@mail.example' }, { emailRequired: true }, {}],
  ['no reason where one is needed', {}, { reasonRequired: true }, { reason: 'registration.reasonRequired' }],
  ['a reason where one is needed', { reason: 'birds' }, { reasonRequired: true }, {}],
  [
    'no password',
    { password: '', confirmation: '' },
    {},
    { password: 'registration.passwordRequired', confirmation: 'registration.confirmationRequired' },
  ],
  ['no confirmation', { confirmation: '' }, {}, { confirmation: 'registration.confirmationRequired' }],
  ['another confirmation', { confirmation: 'reed' }, {}, { confirmation: 'registration.confirmationMatch' }],
])('%s', (_, change, rules, errors) => {
  expect(check(change, rules)).toEqual(errors)
})

test('no text in bio and language is rejected', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (bio, language) => {
      expect(check({ bio, language })).toEqual({})
    }),
  )
})
