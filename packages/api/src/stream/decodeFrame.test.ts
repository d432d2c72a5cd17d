import { expect, test } from 'vitest'

import { fields } from '../wire/read.ts'
import { decodeFrame, frameLimit } from './decodeFrame.ts'

const host = 'pond.example'
const status = { id: 'B0mZ4', account: { id: 'A7' } }
const frame = (event: string, payload?: unknown) => JSON.stringify({ stream: ['user'], event, payload })

test.each([
  ['update', JSON.stringify(status), { kind: 'update', status: { id: 'B0mZ4' } }],
  ['status.update', JSON.stringify(status), { kind: 'statusUpdate', status: { id: 'B0mZ4' } }],
  ['update', status, { kind: 'update' }],
  // The host of the server itself is no part of a handle.
  [
    'update',
    JSON.stringify({ id: 'B0mZ4', account: { id: 'A7', acct: 'ada@pond.example' } }),
    { kind: 'update', status: { isLocal: true, account: { acct: 'ada' } } },
  ],
  ['delete', 'B0mZ4', { kind: 'delete', id: 'B0mZ4' }],
  ['delete', '109372843234', { kind: 'delete', id: '109372843234' }],
  ['notification', '{"id":"40213","type":"favourite"}', { kind: 'notification', notification: { id: '40213', type: 'favourite' } }],
  [
    'conversation',
    JSON.stringify({ id: '3', unread: true, last_status: status }),
    { kind: 'conversation', id: '3', unread: true, lastStatus: { id: 'B0mZ4' } },
  ],
  ['announcement', '{"id":"1","content":"<p>Hi</p>"}', { kind: 'announcement', announcement: { id: '1' } }],
  ['announcement.delete', '7', { kind: 'announcementDelete', id: '7' }],
  [
    'announcement.reaction',
    '{"name":"🦆","count":2,"announcement_id":"7"}',
    { kind: 'announcementReaction', id: '7', name: '🦆', count: 2 },
  ],
  ['filters_changed', undefined, { kind: 'filtersChanged' }],
  ['notifications_merged', '1', { kind: 'notificationsMerged' }],
  [
    'pleroma:follow_relationships_update',
    JSON.stringify({
      state: 'follow_accept',
      follower: { id: '1', follower_count: 2, following_count: 3 },
      following: { id: '4', follower_count: 5, following_count: 6 },
    }),
    {
      kind: 'relationship',
      state: 'accepted',
      follower: { id: '1', followersCount: 2, followingCount: 3 },
      following: { id: '4', followersCount: 5, followingCount: 6 },
    },
  ],
])('the event %s with %j', (event, payload, read) => {
  expect(decodeFrame(frame(event, payload), host)).toMatchObject(read)
})

test('an event does not state the flags of the reader', () => {
  const flagged = { ...status, favourited: true }
  const events = [
    ['update', flagged],
    ['update', { ...status, id: '2', reblog: flagged }],
    ['update', { ...status, id: '2', quote: { state: 'accepted', quoted_status: flagged } }],
    ['status.update', flagged],
    ['notification', { id: '1', type: 'mention', status: flagged }],
    ['conversation', { id: '1', last_status: flagged }],
  ] as const
  for (const [event, payload] of events) {
    const flags: unknown[] = []
    JSON.stringify(decodeFrame(frame(event, payload), host), (_key, value: unknown) => {
      const { id, favourited, unstated } = fields(value)
      if (id === status.id && favourited !== undefined) flags.push([favourited, unstated])
      return value
    })
    expect(flags, JSON.stringify([event, payload])).toEqual([[true, ['favourited', 'reblogged', 'bookmarked', 'muted']]])
  }
})

test('a deletion without a stream name is accepted', () => {
  expect(decodeFrame('{"event":"delete","payload":"B0mZ4"}', host)).toEqual({ kind: 'delete', id: 'B0mZ4' })
})

test.each([['pong'], [frame('pleroma:respond', '{"type":"subscribe","result":"success"}')]])('%s is nothing', (data) => {
  expect(decodeFrame(data, host)).toBeNull()
})

test.each([
  ['not JSON', 'PONG', 'notJson'],
  ['cut-off JSON', '{"event":"update","payl', 'notJson'],
  ['JSON that is no object', '[1]', 'notJson'],
  ['binary', new ArrayBuffer(3), 'notText'],
  ['more than 20 MB', 'x'.repeat(frameLimit + 1), 'tooLarge'],
  ['a refusal', '{"error":"Unknown stream type","status":400}', 'refused'],
  ['a status without an author', frame('update', '{"id":"1","account":{}}'), 'undecodable'],
  [
    'a follow state that is not known',
    frame('pleroma:follow_relationships_update', '{"state":"toString","follower":{"id":"1"},"following":{"id":"2"}}'),
    'undecodable',
  ],
  ['a payload that is not JSON', frame('notification', 'hello'), 'undecodable'],
])('%s is ignored and reported', (_, data, reason) => {
  expect(decodeFrame(data, host)).toMatchObject({ kind: 'ignored', reason })
})
