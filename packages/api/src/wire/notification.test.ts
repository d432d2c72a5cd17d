import { expect, test } from 'vitest'

import { DecodeError } from './DecodeError.ts'
import { decodeNotification } from './notification.ts'

test.each([
  ['mention', 'mention'],
  ['pleroma:emoji_reaction', 'reaction'],
  ['pleroma:report', 'report'],
  ['admin.report', 'report'],
  ['admin.sign_up', 'sign_up'],
  ['bite', 'bite'],
  ['pleroma:chat_mention', 'chat_mention'],
  ['pending.reply', 'pending_reply'],
  ['added_to_collection', 'added_to_collection'],
  ['severed_relationships', 'severed_relationships'],
  ['howl', 'unknown'],
  ['unknown', 'unknown'],
  ['toString', 'unknown'],
  [undefined, 'unknown'],
])('the type %s is read as %s', (type, read) => {
  expect(decodeNotification({ id: 3, type }).type).toBe(read)
})

test('an unknown type keeps its name and the post it is about', () => {
  expect(decodeNotification({ id: '1', type: 'howl' })).toMatchObject({ type: 'unknown', rawType: 'howl', account: null, status: null })
})

test('a vanished actor or post does not drop the notification', () => {
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
  ['howl', ['message', 'rawType', 'status', 'title']],
])('a notification of the type %s has its own fields: %o', (type, own) => {
  const common = ['id', 'type', 'createdAt', 'account', 'actorMuted', 'seen']
  const given = { id: '1', type, emoji: '🌊', status: { id: '2', account: { id: '3' } }, target: { id: '4' } }
  expect(
    Object.keys(decodeNotification(given))
      .filter((key) => !common.includes(key))
      .toSorted(),
  ).toEqual(own)
})

test.each([
  [
    'severed_relationships',
    { event: { target_name: 'mire.example', followers_count: 3, following_count: 2 } },
    { targetName: 'mire.example', followersLost: 3, followingLost: 2 },
  ],
  ['severed_relationships', {}, { targetName: null, followersLost: 0, followingLost: 0 }],
  ['moderation_warning', { moderation_warning: { id: '7', text: 'Be kind' } }, { message: 'Be kind', serverPath: '/disputes/strikes/7' }],
  ['moderation_warning', { moderation_warning: 'x' }, { message: null, serverPath: null }],
  ['annual_report', { annual_report: { year: '2025' } }, { year: '2025' }],
  ['pleroma:chat_mention', { chat_message: { content: '<b>Hi</b>' } }, { message: '<b>Hi</b>' }],
  ['admin.report', { report: { target_account: { id: '9', username: 'newt', acct: 'newt' } } }, { target: { id: '9' } }],
  ['pleroma:report', { report: { account: { id: '9', username: 'newt', acct: 'newt' } } }, { target: { id: '9' } }],
  ['collection_update', { collection: { name: 'Waders' } }, { message: 'Waders' }],
  ['howl', { fallback: { title: 'Wren howled at you', summary: 'It hurts' } }, { title: 'Wren howled at you', message: 'It hurts' }],
  ['howl', {}, { title: null, message: null }],
])('of the type %s with %j is read: %j', (type, given, read) => {
  expect(decodeNotification({ id: '1', type, ...given })).toMatchObject(read)
})

test('without an id it is not a notification', () => {
  expect(() => decodeNotification({ type: 'mention' })).toThrow(DecodeError)
})
