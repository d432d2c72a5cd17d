import { expect, test } from 'vitest'

import type { PushRecord } from '#features/push/model/pushRecords.ts'
import { drawPush } from './drawPush.ts'
import { typeOf } from './readAbout.ts'

const record: PushRecord = {
  origin: 'https://pond.example',
  token: 't',
  me: 'A1',
  hidesMarked: true,
  quiet: { from: null, until: null, snoozedUntil: 0 },
  senders: { from: 'everybody', notFromNew: false, notFromServers: [] },
  texts: {
    sentences: {
      mention: 'mentioned you',
      favourite: 'favorited your post',
      reaction: 'reacted',
      follow_request: 'wants to follow',
      poll: 'ran a poll that has ended',
      unknown: 'did something',
    },
    ownPoll: 'Your poll has ended',
    title: 'Notifications',
    reply: 'Reply',
    favourite: 'Favorite',
    repeat: 'Repeat',
    approve: 'Approve',
    failed: 'Failed',
  },
  language: 'en',
  direction: 'ltr',
}
const bob = { id: 'B1', acct: 'bob', display_name: 'Bob', avatar_static: 'https://pond.example/b.png' }
const status = { id: 'S1', spoiler_text: '', visibility: 'unlisted' }
const mention = { id: '7', type: 'mention', title: 'New Mention', body: '@bob: herons' }

test.each<[string, Parameters<typeof drawPush>, string, string]>([
  ['a mention says its words', [record, mention, { account: bob, status }], 'Bob', '@bob: herons'],
  [
    'one with a warning the warning alone',
    [record, mention, { account: bob, status: { ...status, spoiler_text: 'Birds' } }],
    'Bob',
    'Birds',
  ],
  ['one of which nothing is known no words', [record, mention, null], 'New Mention', 'mentioned you'],
  ['unless all shall be shown', [{ ...record, hidesMarked: false }, mention, null], 'New Mention', '@bob: herons'],
  [
    'a like is told in the person’s language',
    [record, { ...mention, type: 'favourite', body: 'x' }, { account: bob, status }],
    'Bob',
    'favorited your post',
  ],
  [
    'a reaction by the client’s own name for it',
    [record, { ...mention, type: 'pleroma:emoji_reaction' }, { account: bob }],
    'Bob',
    'reacted',
  ],
  ['an unknown type in general terms', [record, { ...mention, type: 'new' }, { account: bob }], 'Bob', 'did something'],
  [
    'contents that the server hides stay hidden',
    [record, { ...mention, title: null, body: 'New Mention' }, null],
    'Notifications',
    'mentioned you',
  ],
  ['one without anything but a type', [record, { ...mention, type: 'new', body: 'Server words' }, null], 'New Mention', 'Server words'],
  [
    'the person’s own poll as theirs',
    [record, { ...mention, type: 'poll' }, { account: { ...bob, id: 'A1' }, status }],
    'Notifications',
    'Your poll has ended',
  ],
  [
    'a poll of another account by its author',
    [record, { ...mention, type: 'poll' }, { account: bob, status }],
    'Bob',
    'ran a poll that has ended',
  ],
  [
    'another thing of their own by their name',
    [record, { ...mention, type: 'favourite' }, { account: { ...bob, id: 'A1' }, status }],
    'Bob',
    'favorited your post',
  ],
  [
    'an own poll as before where an earlier version kept no sentence for it',
    [
      { ...record, texts: { ...record.texts, ownPoll: '' } },
      { ...mention, type: 'poll' },
      { account: { ...bob, id: 'A1' }, status },
    ],
    'Bob',
    'ran a poll that has ended',
  ],
  ['an account without a name by its handle', [record, mention, { account: { ...bob, display_name: ' ' }, status }], 'bob', '@bob: herons'],
])('%s', (_, given, title, body) => {
  const drawn = drawPush(...given)
  expect([drawn.title, drawn.options.body]).toEqual([title, body])
})

test.each([
  ['mention', { account: bob, status }, ['reply', 'favourite', 'reblog']],
  ['mention', { account: bob }, []],
  ['pending.reply', { account: bob, status }, ['reply', 'favourite', 'reblog']],
  ['favourite', { account: bob, status }, []],
  ['follow_request', { account: bob }, ['authorize']],
  ['follow_request', {}, []],
])('a %s offers its actions', (type, about, actions) => {
  expect(drawPush(record, { ...mention, type }, about).options.actions.map(({ action }) => action)).toEqual(actions)
})

test.each([
  [{ account: bob, status }, '/notice/S1'],
  [{ account: bob }, '/users/B1'],
  [{ account: { ...bob, id: '../../evil' }, status: { ...status, id: 'a/b' } }, '/'],
  [null, '/'],
])('it leads to its post or person, and never to another site', (about, path) => {
  expect(drawPush(record, mention, about).options.data.path).toBe(path)
})

test('a name that every object has is not a type', () => {
  expect(['pleroma:report', 'constructor', 'toString'].map(typeOf)).toEqual(['report', 'unknown', 'unknown'])
})
