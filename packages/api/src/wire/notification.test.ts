import { expect, test } from 'vitest'

import { DecodeError } from './DecodeError.ts'
import { decodeNotification } from './notification.ts'

test.each([
  ['mention', 'mention'],
  ['pleroma:emoji_reaction', 'reaction'],
  ['pleroma:report', 'report'],
  ['admin.report', 'report'],
  ['admin.sign_up', 'sign_up'],
  ['quoted_update', 'update'],
  ['severed_relationships', 'severed_relationships'],
  ['bite', 'unknown'],
  ['unknown', 'unknown'],
  ['toString', 'unknown'],
  [undefined, 'unknown'],
])('the type %s is read as %s', (type, read) => {
  expect(decodeNotification({ id: 3, type }).type).toBe(read)
})

test('an unknown type keeps its own word and the post it is about', () => {
  expect(decodeNotification({ id: '1', type: 'bite' })).toMatchObject({ type: 'unknown', rawType: 'bite', account: null, status: null })
})

test('a vanished actor or post does not take the notification with it', () => {
  expect(decodeNotification({ id: '1', type: 'favourite', account: {}, status: null })).toMatchObject({ account: null, status: null })
  expect(decodeNotification({ id: '1', type: 'favourite', status: { id: '2', account: {} } })).toMatchObject({ status: null })
})

test('a custom reaction is named without colons', () => {
  expect(decodeNotification({ id: '1', type: 'reaction', emoji: ':blobcat:', emoji_url: 'https://a.example/b.png' })).toMatchObject({
    emoji: 'blobcat',
    emojiUrl: 'https://a.example/b.png',
  })
  expect(decodeNotification({ id: '1', type: 'reaction', emoji: '🌊', emoji_url: null })).toMatchObject({ emoji: '🌊', emojiUrl: null })
})

test.each([
  ['follow', []],
  ['mention', ['status']],
  ['move', ['target']],
  ['pleroma:emoji_reaction', ['emoji', 'emojiUrl', 'status']],
  ['bite', ['rawType', 'status']],
])('a notification of the type %s has of its own: %o', (type, own) => {
  const common = ['id', 'type', 'createdAt', 'account', 'actorMuted', 'seen']
  const given = { id: '1', type, emoji: '🌊', status: { id: '2', account: { id: '3' } }, target: { id: '4' } }
  expect(
    Object.keys(decodeNotification(given))
      .filter((key) => !common.includes(key))
      .toSorted(),
  ).toEqual(own)
})

test('without an id it is not a notification', () => {
  expect(() => decodeNotification({ type: 'mention' })).toThrow(DecodeError)
})
