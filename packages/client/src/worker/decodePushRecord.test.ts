import { expect, test } from 'vitest'

import { decodePushRecord } from './decodePushRecord.ts'
import { drawPush } from './drawPush.ts'
import { asksWho, isQuiet } from './isNotifiedOf.ts'

const account = { origin: 'https://pond.example', token: 't' }
const mention = { id: '7', type: 'mention', title: 'New Mention', body: '@bob: herons' }
const about = { account: { id: 'B1', acct: 'bob', display_name: 'Bob' }, status: { id: 'S1', spoiler_text: '' } }

test('a record of this version is decoded unchanged', () => {
  const stored = {
    ...account,
    me: 'A1',
    hidesMarked: false,
    quiet: { from: '22:00', until: '07:00', snoozedUntil: 5 },
    senders: { from: 'followers', notFromNew: true, notFromServers: ['reeds.example'] },
    texts: {
      sentences: { mention: 'hat dich erwähnt' },
      ownPoll: 'Deine Umfrage ist beendet',
      title: 'Neues',
      reply: 'A',
      favourite: 'B',
      repeat: 'C',
      approve: 'D',
      failed: 'E',
    },
    language: 'ar',
    direction: 'rtl',
  }
  expect(decodePushRecord(stored)).toEqual(stored)
})

test.each<[string, Readonly<Record<string, unknown>>]>([
  ['nothing but the account', {}],
  ['neither quiet hours nor senders', { hidesMarked: true, texts: { sentences: { mention: 'mentioned you' } }, language: 'en' }],
  ['other things in the same places', { quiet: 'never', senders: [], texts: null, language: 7, direction: 'up', hidesMarked: 'yes' }],
])('a record with %s still shows an alert, at any time and for every sender', (_, stored) => {
  const record = decodePushRecord({ ...account, ...stored })
  if (!record) throw new Error('It was not decoded.')
  expect([isQuiet(record, Date.now()), asksWho(record)]).toEqual([false, false])
  const { title, options } = drawPush(record, mention, about)
  expect([title, options.body, options.actions]).toEqual(['Bob', '@bob: herons', []])
  expect(drawPush(record, { ...mention, title: null }, null).title).toBe('pond.example')
  expect(drawPush(record, { ...mention, type: 'follow_request' }, about).options.actions).toEqual([])
})

test.each([
  undefined,
  null,
  'x',
  [],
  {},
  { origin: 'pond', token: 't' },
  { origin: 'https://pond.example' },
  { token: 't' },
  { origin: '', token: 't' },
])('%j is not a valid record', (stored) => {
  expect(decodePushRecord(stored)).toBeUndefined()
})
