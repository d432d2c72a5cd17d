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
  ['no username', { username: '' }, {}, { username: 'form.required' }],
  ['a username of blanks', { username: ' \t' }, {}, { username: 'form.required' }],
  ['a full name of blanks', { fullName: '  ' }, {}, { fullName: 'form.required' }],
  ['no address where one is needed', {}, { emailRequired: true }, { email: 'form.required' }],
  ['an address where one is needed', { email: 'heron@mail.example' }, { emailRequired: true }, {}],
  ['no reason where one is needed', {}, { reasonRequired: true }, { reason: 'form.required' }],
  ['a reason where one is needed', { reason: 'birds' }, { reasonRequired: true }, {}],
  ['no password', { password: '', confirmation: '' }, {}, { password: 'form.required', confirmation: 'form.required' }],
  ['no confirmation', { confirmation: '' }, {}, { confirmation: 'form.required' }],
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
