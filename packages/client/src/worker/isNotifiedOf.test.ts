import { expect, test } from 'vitest'

import type { PushRecord } from '#features/push/model/pushRecords.ts'
import { asksWho, isQuiet, isNotifiedOf } from './isNotifiedOf.ts'

const everybody: PushRecord = {
  origin: 'https://pond.example',
  token: 't',
  me: null,
  hidesMarked: true,
  quiet: { from: null, until: null, snoozedUntil: 0 },
  senders: { from: 'everybody', notFromNew: false, notFromServers: [] },
  texts: { sentences: {}, ownPoll: '', title: '', reply: '', favourite: '', repeat: '', approve: '', failed: '' },
  language: 'en',
  direction: 'ltr',
}
const now = Date.parse('2026-03-02T12:00:00.000Z')
const heron = { id: 'H1', acct: 'heron@reeds.example', created_at: '2020-01-01T00:00:00.000Z' }

/** Decides about a notification of Heron's, with the given relationship from the server. */
function notifies(senders: Partial<PushRecord['senders']>, relation: object | null, type = 'mention', account: object = heron) {
  const asked: string[] = []
  const fetch = (address: Request | string) => {
    asked.push(typeof address === 'string' ? address : address.url)
    return relation === null ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(Response.json([relation]))
  }
  const record = { ...everybody, senders: { ...everybody.senders, ...senders } }
  return { asked, told: isNotifiedOf({ fetch }, record, type, { account }, now) }
}

test.each<[string, Parameters<typeof notifies>, boolean]>([
  ['yes for a followed account', [{ from: 'following' }, { following: true }], true],
  ['no for an account that is not followed', [{ from: 'following' }, { following: false }], false],
  ['no for an account that does not follow the reader', [{ from: 'followers' }, { following: false, followed_by: false }], false],
  ['yes for a follower', [{ from: 'followers' }, { following: false, followed_by: true }], true],
  ['no for an account of a rejected server', [{ notFromServers: ['reeds.example'] }, { following: false }], false],
  [
    'no for a new account',
    [{ notFromNew: true }, { following: false }, 'mention', { ...heron, created_at: '2026-03-01T00:00:00.000Z' }],
    false,
  ],
  ['yes for an account that is not new', [{ notFromNew: true }, { following: false }], true],
  ['yes for a follow request of any account', [{ from: 'following' }, { following: false }, 'follow_request'], true],
  ['yes for a report, by the server’s name of the type', [{ from: 'following' }, { following: false }, 'pleroma:report'], true],
  ['no for an unknown type of an account that is not followed', [{ from: 'following' }, { following: false }, 'new'], false],
  ['yes where the relationship cannot be fetched', [{ from: 'following' }, null], true],
])('the reader is notified: %s', async (_, given, expected) => {
  const { told: notified, asked } = notifies(...given)
  expect(await notified).toBe(expected)
  expect(asked).toEqual(['https://pond.example/api/v1/accounts/relationships?id[]=H1'])
})

test('an account with an invalid id notifies the reader without a request', async () => {
  const { told: notified, asked } = notifies({ from: 'following' }, { following: false }, 'mention', { acct: 'x', id: '../x' })
  expect([await notified, asked]).toEqual([true, []])
})

test('the account is fetched only where a rule about senders needs it', () => {
  expect(asksWho(everybody)).toBe(false)
  expect(asksWho({ ...everybody, senders: { ...everybody.senders, notFromNew: true } })).toBe(true)
})

test('no push is shown while snoozed', () => {
  const snoozed = { ...everybody, quiet: { ...everybody.quiet, snoozedUntil: now + 1 } }
  expect([isQuiet(everybody, now), isQuiet(snoozed, now), isQuiet(snoozed, now + 1)]).toEqual([false, true, false])
})
