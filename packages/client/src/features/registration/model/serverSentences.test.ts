import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFieldErrors } from '@rookery/api/http/errorBody'
import { serverSentences } from './serverSentences.ts'

const sentences = (body: unknown) => serverSentences({ fieldErrors: readFieldErrors(body) })
const asText = (fields: Record<string, readonly string[]>) => ({ error: JSON.stringify(fields) })

test.each<[string, unknown, readonly string[]]>([
  ['JSON inside a text', asText({ nickname: ['has already been taken'] }), ['Nickname has already been taken.']],
  ['an underscore', asText({ registration_reason: ["can't be blank"] }), ["Registration reason can't be blank."]],
  ['the address of an account', asText({ ap_id: ['has already been taken'] }), ['Username has already been taken.']],
  [
    'several problems of one field',
    asText({ email: ['has invalid format', 'has already been taken'] }),
    ['Email has invalid format. Email has already been taken.'],
  ],
  ['a number that was not put in', asText({ bio: ['should be at most %{count} character(s)'] }), ['Bio should be shorter.']],
  [
    'Mastodon’s way',
    { error: 'Validation failed', details: { username: [{ error: 'ERR_TAKEN', description: 'is taken' }] } },
    ['Username is taken.'],
  ],
  ['the same said twice', asText({ ap_id: ['is reserved'], username: ['is reserved'] }), ['Username is reserved.']],
  ['a sentence alone', { error: 'Expired token' }, []],
  ['nothing', null, []],
])('%s', (_, body, expected) => {
  expect(sentences(body)).toEqual(expected)
})

test('any server message becomes complete sentences', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (body) => {
      for (const sentence of sentences({ error: JSON.stringify(body) })) expect(sentence).toMatch(/[.!?]$/)
    }),
  )
})
