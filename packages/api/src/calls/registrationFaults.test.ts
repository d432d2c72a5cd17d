import { expect, test } from 'vitest'
import { readFieldErrors } from '../http/errorBody.ts'
import { registrationFaults } from './registrationFaults.ts'

const asText = (fields: Record<string, readonly string[]>) => ({ error: JSON.stringify(fields) })

/** Of each fault its field and its problem, or the server's words where they are not known. */
const faults = (body: unknown) =>
  registrationFaults({ body, fieldErrors: readFieldErrors(body) }).map(({ field, name, problem, text }) => [
    field ?? `? ${name}`,
    problem ?? text,
  ])

test.each<[string, unknown, readonly (readonly string[])[]]>([
  ['JSON inside a text', asText({ nickname: ['has already been taken'] }), [['nickname', 'taken']]],
  ['an underscore', asText({ registration_reason: ["can't be blank"] }), [['reason', 'blank']]],
  ['the address of an account', asText({ ap_id: ['is reserved'] }), [['username', 'reserved']]],
  [
    'several problems of one field',
    asText({ email: ['has invalid format', 'has already been taken'] }),
    [
      ['email', 'invalid'],
      ['email', 'taken'],
    ],
  ],
  ['a number that was not put in', asText({ bio: ['should be at most %{count} character(s)'] }), [['bio', 'tooLong']]],
  ['a number that was put in', asText({ bio: ['should be at most 9 character(s)'] }), [['bio', 'should be at most 9 character(s)']]],
  ['a field that is not known', asText({ shoe_size: ["can't be blank"] }), [['? shoe_size', 'blank']]],
  ['Mastodon’s way', { details: { username: [{ error: 'ERR_TAKEN', description: 'is taken' }] } }, [['username', 'taken']]],
  [
    'Mastodon in German: the code counts, and an unknown one leaves the words of the server',
    {
      error: 'Gültigkeitsprüfung ist fehlgeschlagen',
      details: {
        username: [{ error: 'ERR_TOO_SHORT', description: 'ist zu kurz' }],
        email: [{ error: 'ERR_BLOCKED', description: 'verwendet einen unerlaubten Anbieter' }],
      },
    },
    [
      ['username', 'tooShort'],
      ['email', 'verwendet einen unerlaubten Anbieter'],
    ],
  ],
  ['a sentence alone', { error: 'Expired token' }, []],
  ['nothing', null, []],
])('%s', (_, body, expected) => {
  expect(faults(body)).toEqual(expected)
})
