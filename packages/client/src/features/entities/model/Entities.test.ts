import { expect, test, vi } from 'vitest'
import { decodeAccount } from '@rookery/api/wire/account'
import { decodeStatus } from '@rookery/api/wire/status'
import type { Poll, PollId, Relationship } from '@rookery/api/wire/model'
import { accountId, exampleAccount, exampleNotification, exampleStatus, notificationId, statusId } from '#test/examples.ts'
import { createEntities } from './Entities.ts'
import { recordsToStore } from './recordsToStore.ts'
import { sweep } from './sweep.ts'

const relationship: Relationship = {
  id: accountId('a2'),
  following: true,
  followedBy: false,
  requested: false,
  requestedBy: false,
  blocking: false,
  blockedBy: false,
  muting: false,
  mutingNotifications: false,
  domainBlocking: false,
  showingReblogs: true,
  subscribing: false,
  languages: null,
  note: '',
}

const poll: Poll = {
  id: 'p1' as PollId, // a test's word for it
  expiresAt: null,
  expired: false,
  multiple: false,
  votesCount: 3,
  votersCount: 3,
  options: [{ title: 'yes', votesCount: 3 }],
  emojis: [],
  voted: false,
  ownVotes: [],
}

test('a repeat of a post that quotes one with a poll is split into parts, and each part is stored once', () => {
  const entities = createEntities()
  const quoted = exampleStatus(1, { poll, account: exampleAccount('a3') })
  const original = exampleStatus(2, {
    quote: { state: 'accepted', id: quoted.id, status: quoted },
    account: exampleAccount('a2', { relationship }),
  })
  entities.receive({ statuses: [exampleStatus(3, { reblog: original })] })

  expect(entities.statuses.get(statusId(3))).toMatchObject({ reblogId: '2', accountId: 'a1', deleted: false })
  expect(entities.statuses.get(statusId(2))).toMatchObject({ quote: { state: 'accepted', id: '1' }, accountId: 'a2' })
  expect(entities.statuses.get(statusId(1))).toMatchObject({ pollId: 'p1', accountId: 'a3' })
  expect(entities.polls.get(poll.id)?.votesCount).toBe(3)
  expect(entities.relationships.get(accountId('a2'))?.following).toBe(true)
  expect([...entities.accounts.ids()].toSorted()).toEqual(['a1', 'a2', 'a3'])
  expect(entities.accounts.get(accountId('a2'))).not.toHaveProperty('relationship')
})

test('a notification brings its actor, its post and where an account moved', () => {
  const entities = createEntities()
  entities.receive({
    notifications: [exampleNotification(7), exampleNotification<'move'>(8, { type: 'move', target: exampleAccount('a9') })],
  })
  expect(entities.notifications.get(notificationId(7))).toMatchObject({ accountId: 'a2', statusId: 'n7', targetId: null })
  expect(entities.notifications.get(notificationId(8))).toMatchObject({ accountId: 'a2', statusId: null, targetId: 'a9' })
  expect([...entities.accounts.ids()].toSorted()).toEqual(['a1', 'a2', 'a9'])
  expect(entities.statuses.get(statusId('n7'))?.content).toBe('<p>Post n7</p>')
})

test('the author in a post does not overwrite private fields and counts of a known account', () => {
  const entities = createEntities()
  const me = decodeAccount({ id: 'a1', username: 'usera1', acct: 'usera1', source: { note: 'hi', fields: [], privacy: 'private' } })
  entities.receive({ accounts: [me] })
  entities.receive({ statuses: [exampleStatus(1)] })
  expect(me.own?.defaultScope).toBe('private')
  expect(entities.accounts.get(accountId('a1'))?.own).toEqual(me.own)
  // Takahē counts nothing of an author in a post.
  entities.receive({ accounts: [exampleAccount('a1', { followersCount: 4, followingCount: 0, statusesCount: 9 })] })
  entities.receive({ statuses: [exampleStatus(2)] })
  expect(entities.accounts.get(accountId('a1'))).toMatchObject({ followersCount: 4, followingCount: 0, statusesCount: 9 })
  entities.receive({ accounts: [exampleAccount('a1', { followersCount: 0, followingCount: 0, statusesCount: 8 })] })
  expect(entities.accounts.get(accountId('a1'))).toMatchObject({ followersCount: 0, statusesCount: 8 })
  // A newcomer without posts unfollows the only account.
  entities.receive({ accounts: [exampleAccount('a7', { followersCount: 0, followingCount: 1, statusesCount: 0 })] })
  entities.receive({ accounts: [exampleAccount('a7', { followersCount: 0, followingCount: 0, statusesCount: 0 })] })
  expect(entities.accounts.get(accountId('a7'))?.followingCount).toBe(0)
})

test('a response to a request sent before an action does not undo the action’s result', () => {
  const entities = createEntities()
  entities.receive({ statuses: [exampleStatus(1)] })
  const poll20s = entities.nextRequestSeq()
  entities.receive({ statuses: [exampleStatus(1, { favourited: true, favouritesCount: 1 })] })
  entities.receive({ statuses: [exampleStatus(1)] }, poll20s)
  expect(entities.statuses.get(statusId(1))).toMatchObject({ favourited: true, favouritesCount: 1 })
  // Nor does a frame of Mastodon, which has no flags of the reader, nor one of Pixelfed with nulls.
  const author = { id: 'a1', username: 'usera1', acct: 'usera1' }
  const flags = { favourited: null, reblogged: false, muted: true }
  entities.receive({ statuses: [exampleStatus(1, { favourited: true, reblogged: true, bookmarked: true })] })
  entities.receive({ statuses: [decodeStatus({ id: '1', account: author, content: 'new', ...flags })] })
  const now = () => entities.statuses.get(statusId(1))
  expect(now()).toMatchObject({ content: 'new', favourited: true, reblogged: false, bookmarked: true, muted: true })
  entities.receive({ statuses: [decodeStatus({ id: '1', account: author, content: 'newer' })] })
  expect(now()).toMatchObject({ content: 'newer', favourited: true, reblogged: false, bookmarked: true, muted: true })
  entities.receive({ statuses: [decodeStatus({ id: '1', account: author, favourited: false })] })
  expect(now()).toMatchObject({ favourited: false, bookmarked: true })
})

test('a response that leaves out known flags, and has nothing new, notifies nobody', () => {
  const entities = createEntities()
  const post = exampleStatus(1, { favourited: true })
  entities.receive({ statuses: [post] })
  const listener = vi.fn<() => void>()
  entities.statuses.subscribe(post.id, listener)
  entities.receive({ statuses: [{ ...post, favourited: false, unstated: ['favourited'] }] })
  expect(listener).not.toHaveBeenCalled()
  entities.receive({ statuses: [{ ...post, content: 'new', favourited: false, unstated: ['favourited'] }] })
  expect(listener).toHaveBeenCalledOnce()
})

test('a response with the text of before an edit does not restore it, however late it was requested', () => {
  const entities = createEntities()
  entities.receive({ statuses: [exampleStatus(1, { content: 'new', editedAt: '2026-03-02T13:00:00.000Z' })] })
  entities.receive({ statuses: [exampleStatus(1, { content: 'old' })] }, entities.nextRequestSeq())
  expect(entities.statuses.get(statusId(1))?.content).toBe('new')
})

test('an edit in a slow response is accepted', () => {
  const entities = createEntities()
  const requestSeq = entities.nextRequestSeq()
  entities.receive({ statuses: [exampleStatus(1, { content: 'old' })] })
  entities.receive({ statuses: [exampleStatus(1, { content: 'new', editedAt: '2026-03-02T13:00:00.000Z' })] }, requestSeq)
  expect(entities.statuses.get(statusId(1))?.content).toBe('new')
})

test('the parent of a post is remembered when the server omits it', () => {
  const entities = createEntities()
  const response = { inReplyToId: statusId('1'), inReplyToAccountId: accountId('a9'), inReplyToAcct: 'ada' }
  entities.receive({ statuses: [exampleStatus('2', response)] })
  entities.receive({ statuses: [exampleStatus('2', { inReplyToHidden: true, favouritesCount: 3 })] })
  expect(entities.statuses.get(statusId('2'))).toMatchObject({ ...response, favouritesCount: 3 })
})

test('a deleted post keeps its place without its content, and no response restores it', () => {
  const entities = createEntities()
  entities.receive({ statuses: [exampleStatus(1, { inReplyToId: statusId(5) })] })
  entities.receive({ deleted: [statusId(1), statusId(2)] })
  entities.receive({ statuses: [exampleStatus(1), exampleStatus(2)] }, entities.nextRequestSeq())
  expect(entities.statuses.get(statusId(1))).toMatchObject({ deleted: true, content: '', inReplyToId: '5', accountId: 'a1' })
  expect(entities.statuses.get(statusId(2))).toBeUndefined()
})

test('ids of different kinds of things are not mistaken for one another', () => {
  const entities = createEntities()
  entities.receive({ deleted: [statusId('1')], accounts: [exampleAccount('1')], notifications: [exampleNotification(1)] })
  expect([entities.accounts.get(accountId('1'))?.acct, entities.notifications.get(notificationId(1))?.id]).toEqual(['user1', '1'])
})

test('a snapshot has all entities of its posts, and no relationships', () => {
  const entities = createEntities()
  const account = exampleAccount('a2', { relationship })
  entities.receive({ statuses: [exampleStatus(2, { account, reblog: exampleStatus(1, { poll }) }), exampleStatus(5)] })
  const patch = entities.statuses.patch(statusId(1), (record) => ({ ...record, favourited: true }))
  const stored = recordsToStore(entities, { statuses: [statusId(2)] })
  patch.revert()
  const ids = Object.entries(stored).map(
    ([kind, records]) =>
      `${kind}: ${records
        .map(({ id }) => id)
        .toSorted()
        .join(' ')}`,
  )
  expect(ids.toSorted()).toEqual(['accounts: a1 a2', 'notifications: ', 'polls: p1', 'statuses: 1 2'])
  expect(stored.statuses?.every(({ favourited }) => !favourited)).toBe(true)
})

test('stored data is overwritten by every response', () => {
  const entities = createEntities()
  entities.receive({ statuses: [exampleStatus(1, { favouritesCount: 4 })] })
  const record = entities.statuses.get(statusId(1))
  const fresh = createEntities()
  fresh.restore({ statuses: record ? [record] : [], accounts: [], polls: [], notifications: [] })
  expect(fresh.statuses.get(statusId(1))?.favouritesCount).toBe(4)
  fresh.receive({ statuses: [exampleStatus(1, { favouritesCount: 5 })] }, fresh.nextRequestSeq())
  expect(fresh.statuses.get(statusId(1))?.favouritesCount).toBe(5)
})

test('a batch notifies a card once and the counters once', () => {
  const entities = createEntities()
  const card = vi.fn()
  const counter = vi.fn()
  entities.statuses.subscribe(statusId(1), card)
  entities.subscribe(counter)
  entities.receive({ statuses: [exampleStatus(1), exampleStatus(2, { reblog: exampleStatus(1, { favouritesCount: 2 }) })] })
  expect(card).toHaveBeenCalledOnce()
  expect(counter).toHaveBeenCalledOnce()
})

test('a sweep removes unheld posts with their accounts and polls, and keeps held posts with their dependencies', () => {
  const entities = createEntities()
  const quoted = exampleStatus(1, { poll, account: exampleAccount('a3', { relationship: { ...relationship, id: accountId('a3') } }) })
  entities.receive({ statuses: [exampleStatus(2, { quote: { state: 'accepted', id: quoted.id, status: quoted } })] })
  entities.receive({
    statuses: [exampleStatus(8, { account: exampleAccount('a8', { relationship: { ...relationship, id: accountId('a8') } }) })],
  })
  entities.receive({ statuses: [exampleStatus(9, { account: exampleAccount('a9') })] })
  entities.receive({ statuses: [exampleStatus(10)], notifications: [exampleNotification(7)] })
  const stopHolding = entities.hold(() => ({ statuses: [statusId(2)] }))
  const stopListening = entities.statuses.subscribe(statusId(9), () => {})
  const patch = entities.statuses.patch(statusId(10), (record) => record)

  expect(sweep(entities)).toBe(2)
  expect([...entities.statuses.ids()].toSorted()).toEqual(['1', '10', '2', '9'])
  expect([...entities.accounts.ids()].toSorted()).toEqual(['a1', 'a3', 'a9'])
  expect([...entities.relationships.ids()]).toEqual(['a3'])
  expect(entities.polls.get(poll.id)).toBeDefined()
  expect(entities.notifications.size).toBe(0)

  stopHolding()
  stopListening()
  patch.settle()
  expect(sweep(entities)).toBe(4)
  expect([entities.statuses.size, entities.accounts.size, entities.relationships.size, entities.polls.size]).toEqual([0, 0, 0, 0])
})
