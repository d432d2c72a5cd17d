import { expect, test } from 'vitest'

import { readFieldErrors, readIdentifier, readServerText } from './errorBody.ts'

test.each([
  ['a sentence', { error: 'Record not found' }, 'Record not found'],
  [
    'a sentence with an identifier',
    { error: 'Password reset is required', identifier: 'password_reset_required' },
    'Password reset is required',
  ],
  [
    'the pointers of a validation',
    { error: 'Missing field: title.', errors: [{ title: 'Invalid value', message: 'Missing field: title' }] },
    'Missing field: title.',
  ],
  ['pointers alone', { errors: [{ message: 'Missing field: title' }] }, 'Missing field: title'],
  ['a detail', { errors: { detail: 'Internal server error' } }, 'Internal server error'],
  ['a bare text', 'Something went wrong', 'Something went wrong'],
  ['an empty text', '', null],
  [
    'JSON inside the text',
    { error: '{"nickname":["is reserved"],"email":["has invalid format","is taken"]}' },
    'nickname: is reserved; email: has invalid format, is taken',
  ],
  ['JSON inside the text without lists', { error: '{"nickname":"is reserved"}' }, 'nickname: is reserved'],
  ['JSON inside the text that says nothing to people', { error: '{"nickname":{"code":17},"email":[null,[]]}' }, null],
  ['problems by field below error', { error: { nickname: ['is reserved'], email: 'x' } }, 'nickname: is reserved'],
  ['a text that only begins like JSON', { error: '{oops' }, '{oops'],
  ['a number', { error: 400 }, null],
  ['a list of items', [{ id: 'a' }, { id: 'b', error: 'Could not update state' }], 'Could not update state'],
  ['an object below error', { error: { reason: 'Not allowed' } }, 'Not allowed'],
  ['the description of an OAuth error', { error: 'invalid_grant', error_description: 'The code has expired.' }, 'The code has expired.'],
  [
    'the details of a sign-up',
    { error: 'Validation failed', details: { username: [{ error: 'ERR_TAKEN', description: 'is taken' }] } },
    'username: is taken',
  ],
  ['a message', { message: 'Not allowed here' }, 'Not allowed here'],
  ['a message below error', { error: { code: 'NO_SUCH_NOTE', message: 'No such note.' } }, 'No such note.'],
  [
    'problems by field',
    { message: 'Invalid', errors: { email: ['has been taken', 'is odd'], name: ['is short'] } },
    'email: has been taken, is odd; name: is short',
  ],
  ['nothing', null, null],
  ['a number alone', 17, null],
  ['an empty object', {}, null],
])('the text for people is found in %s', (_, body, words) => {
  expect(readServerText(body)).toBe(words)
})

test('field errors are found in both forms of a rejected registration', () => {
  expect(readFieldErrors({ error: '{"nickname":["is reserved"]}' })).toEqual({ nickname: ['is reserved'] })
  expect(readFieldErrors({ details: { email: [{ error: 'ERR_INVALID', description: 'is odd' }] } })).toEqual({ email: ['is odd'] })
  expect(readFieldErrors({ errors: { email: ['is odd'], detail: 'x' } })).toEqual({ email: ['is odd'] })
  expect(readFieldErrors({ error: 'Expired token' })).toEqual({})
})

test('a sign-in state is recognized by its stable identifier', () => {
  expect(readIdentifier({ error: 'mfa_required', mfa_token: 'x' })).toBe('mfa_required')
  expect(readIdentifier({ error: 'text', identifier: 'awaiting_approval' })).toBe('awaiting_approval')
  expect(readIdentifier({ error: 'text' })).toBeNull()
  expect(readIdentifier('text')).toBeNull()
})
