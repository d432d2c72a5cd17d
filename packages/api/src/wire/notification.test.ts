import { expect, test } from 'vitest'

import { DecodeError } from './DecodeError.ts'
import { decodeNotification } from './notification.ts'

test.each([
  ['mention', 'mention'],
  ['pleroma:emoji_reaction', 'reaction'],
  ['pleroma:report', 'report'],
  ['admin.report', 'report'],
  ['severed_relationships', 'unknown'],
  ['toString', 'unknown'],
  [undefined, 'unknown'],
])('the type %s is read as %s', (type, read) => {
  expect(decodeNotification({ id: 3, type }).type).toBe(read)
})

test('an unknown type keeps its own word', () => {
  expect(decodeNotification({ id: '1', type: 'annual_report' })).toMatchObject({ type: 'unknown', rawType: 'annual_report', account: null })
})

test('a vanished actor or post does not take the notification with it', () => {
  expect(decodeNotification({ id: '1', type: 'favourite', account: {}, status: null })).toMatchObject({ account: null, status: null })
  expect(decodeNotification({ id: '1', type: 'favourite', status: { id: '2', account: {} } }).status).toBeNull()
})

test('a custom reaction is named without colons', () => {
  expect(decodeNotification({ id: '1', emoji: ':blobcat:', emoji_url: 'https://a.example/b.png' })).toMatchObject({
    emoji: 'blobcat',
    emojiUrl: 'https://a.example/b.png',
  })
  expect(decodeNotification({ id: '1', emoji: '🌊', emoji_url: null })).toMatchObject({ emoji: '🌊', emojiUrl: null })
})

test('without an id it is not a notification', () => {
  expect(() => decodeNotification({ type: 'mention' })).toThrow(DecodeError)
})
