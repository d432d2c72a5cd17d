import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFieldErrors } from '@rookery/api/http/errorBody'
import { messageText } from '#features/notices/model/Message.ts'
import { createInterfaceLanguage } from '#i18n/InterfaceLanguage.ts'
import { rejectionSentences } from './rejectionSentences.ts'

const english = await textsIn('en')
const arabic = await textsIn('ar')

async function textsIn(code: string) {
  const language = createInterfaceLanguage(null)
  await language.choose(code)
  return language.current().t
}

const sentences = (fields: unknown, t = english) => {
  const body = { error: JSON.stringify(fields) }
  return rejectionSentences({ body, fieldErrors: readFieldErrors(body) }).map((sentence) => messageText(t, sentence))
}

test('field and fault are in the language of the reader, each sentence once, and unknown faults in the text of the server', () => {
  const known = { nickname: ['is reserved'], ap_id: ['is reserved'], username: ['is reserved'], registration_reason: ["can't be blank"] }
  expect(sentences(known)).toEqual(['Nickname is reserved.', 'Username is reserved.', 'Registration reason can’t be blank.'])
  expect(sentences({ shoe_size: ['is odd'], captcha: ['Das Captcha ist falsch!'] })).toEqual([
    'Shoe size is odd.',
    'Das Captcha ist falsch!',
  ])
  expect(sentences({ nickname: ['is reserved'], email: ['no longer'] }, arabic)).toEqual([
    'قيمة الحقل «الاسم المستعار» محجوزة.',
    'البريد الإلكتروني: no longer.',
  ])
})

test('any server message becomes complete sentences', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (body) => {
      for (const sentence of sentences(body)) expect(sentence).toMatch(/[.!?]$/)
    }),
  )
})
