import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFieldErrors } from '@rookery/api/http/errorBody'
import { messageText } from '#features/notices/model/Message.ts'
import { createInterfaceLanguage } from '#i18n/InterfaceLanguage.ts'
import { serverSentences } from './serverSentences.ts'

const language = createInterfaceLanguage(null)
await language.choose('en')

const sentences = (body: unknown) =>
  serverSentences({ body, fieldErrors: readFieldErrors(body) }).map((sentence) => messageText(language.current().t, sentence))
const asText = (fields: Record<string, readonly string[]>) => ({ error: JSON.stringify(fields) })

test.each<[string, unknown, readonly string[]]>([
  ['JSON inside a text', asText({ nickname: ['has already been taken'] }), ['Nickname has already been taken.']],
  ['an underscore', asText({ registration_reason: ["can't be blank"] }), ['Registration reason can’t be blank.']],
  ['the address of an account', asText({ ap_id: ['has already been taken'] }), ['Username has already been taken.']],
  [
    'several problems of one field',
    asText({ email: ['has invalid format', 'has already been taken'] }),
    ['Email has invalid format.', 'Email has already been taken.'],
  ],
  ['a number that was not put in', asText({ bio: ['should be at most %{count} character(s)'] }), ['Bio should be shorter.']],
  [
    'Mastodon’s way',
    { error: 'Validation failed', details: { username: [{ error: 'ERR_TAKEN', description: 'is taken' }] } },
    ['Username has already been taken.'],
  ],
  [
    'Mastodon in German: the code counts, and an unknown one leaves the words of the server',
    {
      error: 'Gültigkeitsprüfung ist fehlgeschlagen',
      details: {
        username: [{ error: 'ERR_TOO_LONG', description: 'ist zu lang (max. 30 Zeichen)' }],
        email: [{ error: 'ERR_BLOCKED', description: 'verwendet einen unerlaubten Anbieter' }],
      },
    },
    ['Username should be shorter.', 'Email verwendet einen unerlaubten Anbieter.'],
  ],
  ['a captcha, which Akkoma explains in German', asText({ captcha: ['Das Captcha ist falsch!'] }), ['Captcha Das Captcha ist falsch!']],
  ['a number that was put in', asText({ bio: ['should be at most 9 character(s)'] }), ['Bio should be at most 9 character(s).']],
  ['the same said twice', asText({ ap_id: ['is reserved'], username: ['is reserved'] }), ['Username is reserved.']],
  ['a sentence alone', { error: 'Expired token' }, []],
  ['nothing', null, []],
])('%s', (_, body, expected) => {
  expect(sentences(body)).toEqual(expected)
})

test('in Arabic the field and its fault are Arabic', async () => {
  const arabic = createInterfaceLanguage(null)
  await arabic.choose('ar')
  const body = asText({ nickname: ['is reserved'], email: ['no longer'] })
  expect(serverSentences({ body, fieldErrors: readFieldErrors(body) }).map((one) => messageText(arabic.current().t, one))).toEqual([
    'قيمة الحقل «الاسم المستعار» محجوزة.',
    'البريد الإلكتروني: no longer.',
  ])
})

test('any server message becomes complete sentences', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (body) => {
      for (const sentence of sentences({ error: JSON.stringify(body) })) expect(sentence).toMatch(/[.!?]$/)
    }),
  )
})
