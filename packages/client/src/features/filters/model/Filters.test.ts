import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AccountId, Relationship, StatusId } from '@rookery/api/wire/model'
import { unseenCount } from '#features/notifications/model/unseenCount.ts'
import type { Session } from '#features/session/model/Session.ts'
import { muteThread } from '#features/statuses/model/muteThread.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'
import { filtersOf } from './filtersOf.ts'
import { accountId, exampleAccount, exampleNotification, exampleStatus, notificationId, statusId } from '#test/examples.ts'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { callAs, postAs, settle } from '#test/postAs.ts'
import type { FilterView } from './FilterVerdict.ts'
import { viewOfFeed } from './FilterViewContext.ts'

const home: FilterView = { kind: 'timeline', place: 'home' }
const conversation: FilterView = { kind: 'conversation' }

let world: TestSession
let session: Session

beforeEach(async () => {
  world = await openTestSession()
  session = world.session
})
afterEach(() => world.close())

const verdict = (id: StatusId, view: FilterView = home) => filtersOf(session).of(id, view)

/** Types words, and pauses. */
async function typeWords(...words: string[]): Promise<void> {
  settingsOf(session).set('muteWords', words)
  world.server.clock.advance(400)
  await filtersOf(session).applyFilters([])
}

function receive(...changes: Parameters<typeof exampleStatus>[1][]): StatusId[] {
  const statuses = changes.map((change, index) => exampleStatus(`s${index}`, change))
  session.entities.receive({ statuses })
  return statuses.map(({ id }) => id)
}

function relate(id: AccountId, change: Partial<Relationship>): void {
  const known = session.entities.relationships.get(id)
  const none = { following: false, followedBy: false, requested: false, requestedBy: false, blocking: false, blockedBy: false }
  const nor = {
    muting: false,
    mutingNotifications: false,
    domainBlocking: false,
    showingReblogs: true,
    subscribing: false,
    languages: null,
    note: '',
  }
  session.entities.receive({ relationships: [{ id, ...none, ...nor, ...known, ...change }] })
}

describe('text of a post that mute words match', () => {
  test.each([
    ['its text', { content: '<p>What a sp&#111;iler</p>' }],
    ['its text across markup', { content: '<p>spoi<b>ler</b></p>' }],
    ['its text beside a break', { content: '<p>no<br>spoiler<br/>here</p>' }],
    ['its subject', { spoilerText: 'Spoiler' }],
    ['the description of a picture', { attachments: [{ description: 'A spoiler' }] }],
    ['a hashtag beside the text', { tags: [{ name: 'spoiler', url: '' }] }],
    ['the title of its link card', { card: { title: 'SPOILER', description: '' } }],
    ['the description of its link card', { card: { title: '', description: 'spoiler' } }],
    ['an option of its poll', { poll: { id: 'p1', options: [{ title: 'Spoiler', votesCount: 0 }] } }],
  ])('is %s', async (_what, change) => {
    const [id = statusId('')] = receive(change as Parameters<typeof exampleStatus>[1]) // only the fields that are read
    await typeWords('spoiler')
    expect(verdict(id)).toMatchObject({ kind: 'muted', rule: { kind: 'word', word: 'spoiler' } })
  })

  test('is neither the author’s name nor the address of a link', async () => {
    const account = exampleAccount('a1', { displayName: 'Spoiler' })
    const [id = statusId('')] = receive({ account, content: '<a href="https://spoiler.example/spoiler" class="spoiler">link</a>' })
    await typeWords('spoiler')
    expect(verdict(id)).toBeNull()
  })
})

test('addresses in a text are matched as words unless the reader chose otherwise', async () => {
  const link = '<a href="https://news.example/spoiler"><span>https://</span><span>news.example/spoiler</span></a>'
  const [shown = statusId(''), announced = statusId('')] = receive(
    { content: `<p>Read ${link} now</p>` },
    { content: `<p>${link} spoiler</p>` },
  )
  await typeWords('spoiler')
  expect([verdict(shown), verdict(announced)]).toMatchObject([{ kind: 'muted' }, { kind: 'muted' }])
  settingsOf(session).set('muteWordsInAddresses', false)
  expect(verdict(shown)).toBeNull()
  expect(verdict(announced)).toMatchObject({ kind: 'muted' })
})

test('a mute word counts after a pause in typing, and only the verdicts it affects change', async () => {
  const received = vi.fn()
  filtersOf(session).subscribe(received)
  const [cat = statusId(''), dog = statusId(''), bird = statusId('')] = receive(
    { content: 'A cat' },
    { content: 'A dog' },
    { content: 'A bird' },
  )
  await typeWords('cat', 'dog')
  const before = [cat, dog, bird].map((id) => verdict(id))
  received.mockClear()
  settingsOf(session).set('muteWords', ['cat', 'dog', 'b'])
  world.server.clock.advance(300)
  settingsOf(session).set('muteWords', ['cat', 'dog', 'bird'])
  world.server.clock.advance(399)
  expect(received).not.toHaveBeenCalled()
  world.server.clock.advance(1)
  await settle()
  expect(received).toHaveBeenCalledOnce()
  const after = [cat, dog, bird].map((id) => verdict(id))
  expect(after[0]).toBe(before[0])
  expect(after[1]).toBe(before[1])
  expect(after[2]).toMatchObject({ rule: { word: 'bird' } })
})

test('a filter of the list applies next to those that the server marked, and ends with the list', async () => {
  const marked = { title: 'Marked', action: 'hide', contexts: ['public'] } as const
  const [id = statusId('')] = receive({ content: 'The finale', filters: [marked] })
  const listed = { phrase: 'finale', contexts: ['home'], irreversible: false, wholeWord: true, expiresAt: null } as const
  await filtersOf(session).applyFilters([listed])
  expect([verdict(id), verdict(id, { kind: 'timeline', place: 'public' })]).toMatchObject([
    { rule: { kind: 'filter', title: 'finale' }, hidden: false },
    { rule: { kind: 'filter', title: 'Marked' }, hidden: true },
  ])
  await filtersOf(session).applyFilters([])
  expect(verdict(id)).toBeNull()
  // One with an end counts until then, also for a post that stays on screen, and no longer for one that arrives.
  const ending = { ...marked, contexts: ['home'], expiresAt: new Date(world.server.clock.now() + 60_000).toISOString() } as const
  receive({ filters: [ending] })
  expect(verdict(id)).toMatchObject({ hidden: true })
  const received = vi.fn()
  filtersOf(session).subscribe(received)
  world.server.clock.advance(60_000)
  expect(received).toHaveBeenCalledOnce()
  expect(verdict(id)).toBeNull()
})

test('the server’s mark counts for a muted author until the relationship is known', () => {
  const [id = statusId('')] = receive({ muted: true })
  expect(verdict(id)).toMatchObject({ rule: { kind: 'author', account: 'a1' } })
  relate(accountId('a1'), { muting: false })
  expect(verdict(id)).toBeNull()
})

test('a muted post is shown on request, on every screen, until it is muted again', () => {
  const [id = statusId('')] = receive({ muted: true })
  filtersOf(session).reveal(id, true)
  expect(verdict(id)).toMatchObject({ revealed: true, rule: { kind: 'author' } })
  expect(verdict(id, conversation)).toMatchObject({ revealed: true })
  session.entities.receive({ statuses: [exampleStatus('s0', { muted: true, favouritesCount: 3 })] })
  expect(verdict(id)).toMatchObject({ revealed: true })
  filtersOf(session).reveal(id, false)
  expect(verdict(id)).toMatchObject({ revealed: false })
})

test('a repeat is muted when its repeater is, and the repeated post is not', () => {
  const original = exampleStatus('o')
  session.entities.receive({ statuses: [exampleStatus('r', { account: exampleAccount('a2'), reblog: original, content: '' })] })
  relate(accountId('a2'), { muting: true })
  expect(verdict(statusId('r'))).toMatchObject({ rule: { kind: 'repeater', account: 'a2' } })
  expect(verdict(statusId('o'))).toBeNull()
  filtersOf(session).reveal(statusId('o'), true)
  expect(verdict(statusId('r'))).toMatchObject({ revealed: true })
})

test('a repeat by a muted account is left out if the post arrives in another way', () => {
  const original = exampleStatus('o')
  const repeatBy = (id: string, name: string) => exampleStatus(id, { account: exampleAccount(name), reblog: original, content: '' })
  session.entities.receive({ statuses: [original, repeatBy('r2', 'a2'), repeatBy('r3', 'a3'), repeatBy('r4', 'a4')] })
  relate(accountId('a2'), { muting: true })
  relate(accountId('a3'), { muting: true })
  const leftOut = (...ids: string[]) => [...filtersOf(session).hiddenAmong(ids.map(statusId), home)]
  expect(leftOut('r2', 'r3')).toEqual([])
  expect(leftOut('r2', 'o', 'r3')).toEqual(['r2', 'r3'])
  expect(leftOut('r4', 'r2')).toEqual(['r2'])
  relate(accountId('a1'), { muting: true })
  settingsOf(session).set('hideMutedPosts', true)
  expect(leftOut('o', 'r2')).toEqual(['o', 'r2'])
})

test('a mention of the reader never mutes a post', () => {
  const me = session.me ?? accountId('')
  relate(me, { muting: true })
  const [id = statusId('')] = receive({ mentions: [{ id: me, acct: 'bob', username: 'bob', url: '' }] })
  expect(verdict(id)).toBeNull()
})

test('a reply to a blocked account counts as a mention', () => {
  relate(accountId('a9'), { blocking: true })
  const [id = statusId('')] = receive({ inReplyToId: statusId('x'), inReplyToAccountId: accountId('a9') })
  expect(verdict(id)).toMatchObject({ rule: { kind: 'mentionsBlocked', account: 'a9' }, hidden: false })
})

test.each([
  ['home', { kind: 'timeline', place: 'home' }],
  ['list:7', { kind: 'timeline', place: 'home' }],
  ['public', { kind: 'timeline', place: 'public' }],
  ['tag:tides', { kind: 'timeline', place: 'public' }],
  ['user:a1', { kind: 'profile', of: 'a1' }],
  ['userReplies:a1', { kind: 'profile', of: 'a1' }],
  ['pinned:a1', { kind: 'profile', of: 'a1' }],
] as const)('the feed %s shows posts as %o', (feed, view) => {
  expect(viewOfFeed(feed)).toEqual(view)
})

test('the hidden posts of a list are the same set until they change', () => {
  const ids = receive({ muted: true }, {}, { muted: true })
  settingsOf(session).set('hideMutedPosts', true)
  const hidden = filtersOf(session).hiddenAmong(ids, home)
  expect([...hidden]).toEqual([ids[0], ids[2]])
  session.entities.receive({ statuses: [exampleStatus('s1', { favouritesCount: 7 })] })
  expect(filtersOf(session).hiddenAmong(ids, home)).toBe(hidden)
  settingsOf(session).set('hideMutedPosts', false)
  expect(filtersOf(session).hiddenAmong(ids, home).size).toBe(0)
})

test('unmuting a conversation does not make its authors look muted', async () => {
  const id = await postAs(world.server, 'ada', 'A long talk')
  const response = await postAs(world.server, 'dave', { status: 'And on', in_reply_to_id: id })
  await feedsOf(session).loadNewer(`userReplies:${(await world.server.account('dave')).id}`)
  await feedsOf(session).loadNewer('public')
  await muteThread(session, id, true)
  expect([verdict(id), verdict(response)]).toMatchObject([
    { rule: { kind: 'thread' }, hidden: true },
    { rule: { kind: 'thread' }, hidden: true },
  ])
  expect(verdict(response, conversation)).toBeNull()
  // Now the server says of each post that it is muted, and not only of its conversation.
  await feedsOf(session).reload(`userReplies:${(await world.server.account('dave')).id}`)
  expect(session.entities.statuses.get(response)).toMatchObject({ muted: true, threadMuted: true })
  await muteThread(session, id, false)
  expect([verdict(id), verdict(response)]).toEqual([null, null])
})

describe('notifications', () => {
  beforeEach(() => {
    session.entities.receive({
      notifications: [
        exampleNotification('1', { actorMuted: true }),
        exampleNotification<'mention'>('2', {
          type: 'mention',
          account: exampleAccount('a1'),
          status: exampleStatus('m', { content: 'A spoiler' }),
        }),
        exampleNotification('3', { account: exampleAccount('a3') }),
      ],
    })
  })
  const ids = ['1', '2', '3'].map(notificationId)

  test('are muted when their account is, by the server’s flag until the relationship is fetched', () => {
    expect(ids.map((id) => filtersOf(session).ofNotification(id)?.kind)).toEqual(['muted', undefined, undefined])
    relate(accountId('a2'), { muting: false })
    relate(accountId('a3'), { muting: true })
    expect(ids.map((id) => filtersOf(session).ofNotification(id)?.kind)).toEqual([undefined, undefined, 'muted'])
  })

  test('leave a list and its count together with hidden people or a hidden post', async () => {
    const isHidden = () => [...filtersOf(session).hiddenNotifications(ids)]
    expect(isHidden()).toEqual([])
    settingsOf(session).set('hideMutedPosts', true)
    expect(isHidden()).toEqual(['1'])
    await typeWords('spoiler')
    expect(isHidden()).toEqual(['1'])
    settingsOf(session).set('hideWordFilteredPosts', true)
    expect(isHidden()).toEqual(['1', '2'])
    relate(accountId('a3'), { blocking: true })
    expect(isHidden()).toEqual(['1', '2', '3'])
  })

  test('outside every list are not counted as unseen', async () => {
    const { server } = world
    const { id } = await callAs(server, 'bob', 'POST', '/api/v1/statuses', { status: 'To be liked' })
    await callAs(server, 'ada', 'POST', `/api/v1/statuses/${String(id)}/favourite`)
    server.clock.advance(10)
    await postAs(server, 'dave', '@bob a spoiler')
    await feedsOf(session).loadNewer('notifications')
    expect(unseenCount(session)).toBe(2)
    settingsOf(session).set('hideWordFilteredPosts', true)
    await typeWords('spoiler')
    expect(unseenCount(session)).toBe(1)
  })
})
