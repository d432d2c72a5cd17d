import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accountId } from '#test/examples.ts'
import type { FilterView } from './FilterVerdict.ts'
import { mediaFilterOf, verdictOf as decide, type Restriction, type FilterFacts, type FilterSetting } from './verdictOf.ts'
import { propertyRuns } from '../../../../../../scripts/propertyRuns.ts'

type FilterSettings = Readonly<Record<FilterSetting, boolean>>

const verdictOf = (facts: FilterFacts, view: FilterView, settings: FilterSettings) => decide(facts, view, (key) => settings[key])

const someone = (id: string, restriction: Restriction | null = null, bot = false) => ({ id: accountId(id), restriction, bot })

const shown: FilterFacts = {
  deleted: false,
  own: false,
  author: someone('ada'),
  repeater: null,
  mentioned: [],
  threadMuted: false,
  word: null,
  filters: [],
  revealed: false,
}

const off: FilterSettings = {
  muteBotStatuses: false,
  hideMutedPosts: false,
  hideMutedThreads: false,
  hideFilteredStatuses: false,
  hideWordFilteredPosts: false,
  hideThreadsWithBlockedUsers: false,
}

const home: FilterView = { kind: 'timeline', place: 'home' }
const publicTimeline: FilterView = { kind: 'timeline', place: 'public' }
const adasProfile: FilterView = { kind: 'profile', of: accountId('ada') }
const bobsProfile: FilterView = { kind: 'profile', of: accountId('bob') }
const conversation: FilterView = { kind: 'conversation' }
const notifications: FilterView = { kind: 'notifications' }
const compact: FilterView = { kind: 'compact' }

const mutedAuthor = { author: someone('ada', 'muted') }
const mutedRepeater = { repeater: someone('bob', 'muted') }
const word = { word: 'spoiler' }
const mutedThread = { threadMuted: true }
const bot = { author: someone('ada', null, true) }
const filter = (action: 'warn' | 'hide' | 'blur', ...contexts: FilterFacts['filters'][number]['contexts']) => ({
  filters: [{ title: 'Finale', action, contexts }],
})

type Row = readonly [
  sentence: string,
  facts: Partial<FilterFacts>,
  view: FilterView,
  settings: Partial<FilterSettings>,
  rule: object | 'deleted' | null,
]

const muted: readonly Row[] = [
  // A post is muted when any of these holds:
  ['nothing speaks against a post', {}, home, {}, null],
  ['its author is muted', mutedAuthor, home, {}, { kind: 'author', account: 'ada' }],
  ['its thread is muted', mutedThread, home, {}, { kind: 'thread' }],
  ['a mute word hits', word, home, {}, { kind: 'word', word: 'spoiler' }],
  ['it is a bot post with mute-bots on', bot, home, { muteBotStatuses: true }, { kind: 'bot', account: 'ada' }],
  [
    'a bot repeats it with mute-bots on',
    { repeater: someone('bob', null, true) },
    home,
    { muteBotStatuses: true },
    { kind: 'bot', account: 'bob' },
  ],
  ['it is a bot post with mute-bots off', bot, home, {}, null],
  ['it is a bot post in compact mode', bot, compact, { muteBotStatuses: true }, null],
  ['it is a bot post in a notification, which is compact', bot, notifications, { muteBotStatuses: true }, null],
  [
    'it mentions a muted user',
    { mentioned: [someone('eve'), someone('mallory', 'muted')] },
    home,
    {},
    { kind: 'mentionsMuted', account: 'mallory' },
  ],
  ['it mentions a blocked user', { mentioned: [someone('mallory', 'blocked')] }, home, {}, { kind: 'mentionsBlocked', account: 'mallory' }],
  [
    'it mentions somebody of a blocked server',
    { mentioned: [someone('mallory', 'domain')] },
    home,
    {},
    { kind: 'mentionsBlocked', account: 'mallory' },
  ],
  ['its repeater is muted', mutedRepeater, home, {}, { kind: 'repeater', account: 'bob' }],
  ['its repeater is blocked', { repeater: someone('bob', 'blocked') }, home, {}, { kind: 'blockedRepeater', account: 'bob' }],
  ['its author is blocked', { author: someone('ada', 'blocked') }, conversation, {}, { kind: 'blockedAuthor', account: 'ada' }],
  ['its author’s server is blocked', { author: someone('ada', 'domain') }, conversation, {}, { kind: 'blockedAuthor', account: 'ada' }],
  ['a filter of the server warns here', filter('warn', 'home'), home, {}, { kind: 'filter', title: 'Finale' }],
  ['a filter of the server is for other places', filter('warn', 'home', 'thread'), publicTimeline, {}, null],
  ['a filter of the server is for profiles', filter('warn', 'account'), bobsProfile, {}, { kind: 'filter', title: 'Finale' }],
  ['a filter of the server is for notifications', filter('warn', 'notifications'), notifications, {}, { kind: 'filter', title: 'Finale' }],
  ['a filter of the server meets it inside another post', filter('warn', 'thread'), compact, {}, { kind: 'filter', title: 'Finale' }],
  ['a filter of the server blurs the media alone', filter('blur', 'home'), home, {}, null],
  ['several rules hit: the surest is named', { ...mutedAuthor, ...word, ...mutedThread }, home, {}, { kind: 'author', account: 'ada' }],
  // Exceptions: never muted for own posts.
  [
    'it is an own post, although every rule matches',
    { own: true, ...mutedAuthor, ...mutedRepeater, ...word, ...mutedThread },
    home,
    {},
    null,
  ],
  ['it is one’s own and hidden by every setting', { own: true, ...word, ...mutedThread }, home, { hideFilteredStatuses: true }, null],
  // Not muted in a profile view for that profile's own posts.
  ['it is seen in its author’s profile', { ...mutedAuthor, ...word, ...mutedThread }, adasProfile, {}, null],
  ['it is seen in its blocked author’s profile', { author: someone('ada', 'blocked') }, adasProfile, {}, null],
  ['it is seen in another profile', mutedAuthor, bobsProfile, {}, { kind: 'author', account: 'ada' }],
  ['its muted repeater has the profile', mutedRepeater, bobsProfile, {}, null],
  [
    'its repeater has the profile, but its author is muted',
    { ...mutedRepeater, ...mutedAuthor },
    bobsProfile,
    {},
    { kind: 'author', account: 'ada' },
  ],
  // Not muted in a conversation for a muted thread, unless a word hits.
  ['it is of a muted thread, in the conversation', mutedThread, conversation, {}, null],
  [
    'it is of a muted thread, in the conversation, and a word hits',
    { ...mutedThread, ...word },
    conversation,
    {},
    { kind: 'word', word: 'spoiler' },
  ],
  [
    'it is of a muted thread, in the conversation, and a filter hits',
    { ...mutedThread, ...filter('warn', 'thread') },
    conversation,
    {},
    { kind: 'filter', title: 'Finale' },
  ],
  ['it is of a muted thread by a muted author, in the conversation', { ...mutedThread, ...mutedAuthor }, conversation, {}, null],
  [
    'it is of a muted thread by a blocked author, in the conversation',
    { ...mutedThread, author: someone('ada', 'blocked') },
    conversation,
    {},
    { kind: 'blockedAuthor', account: 'ada' },
  ],
  ['its author is muted, in a conversation that is not', mutedAuthor, conversation, {}, { kind: 'author', account: 'ada' }],
  ['it is of a muted thread, in a profile', mutedThread, bobsProfile, {}, { kind: 'thread' }],
  // A deleted post shows a deleted placeholder.
  ['it is deleted', { deleted: true }, home, {}, 'deleted'],
  ['it is deleted and one’s own', { deleted: true, own: true }, home, {}, 'deleted'],
  ['it is deleted and muted', { deleted: true, ...mutedAuthor, ...word }, home, { hideFilteredStatuses: true }, 'deleted'],
]

test.each(muted)('muted or not: %s', (_sentence, facts, view, settings, rule) => {
  const verdict = verdictOf({ ...shown, ...facts }, view, { ...off, ...settings })
  expect(verdict?.kind === 'muted' ? verdict.rule : (verdict?.kind ?? null)).toEqual(rule)
})

test.each([
  ['a filter that blurs, where its owner wanted it', filter('blur', 'home'), home, 'Finale'],
  ['one that blurs elsewhere', filter('blur', 'public'), home, null],
  ['one that blurs in profiles', filter('blur', 'account'), adasProfile, 'Finale'],
  ['one that blurs in notifications', filter('blur', 'notifications'), notifications, 'Finale'],
  ['one that blurs, inside another post', filter('blur', 'home'), compact, 'Finale'],
  ['one that warns', filter('warn', 'home'), home, null],
  ['one that blurs one’s own', { own: true, ...filter('blur', 'home') }, home, null],
] as const)('media covered or not: %s', (_sentence, facts, view, expected) => {
  expect(mediaFilterOf({ ...shown, ...facts }, view)).toBe(expected)
})

test('a muted mentioned account is named by its handle in the post', () => {
  const mentioned = [{ ...someone('mallory', 'muted'), acct: 'mallory@far.example' }]
  expect(verdictOf({ ...shown, mentioned }, home, off)).toMatchObject({ rule: { kind: 'mentionsMuted', acct: 'mallory@far.example' } })
})

const hideMutedPosts = { hideMutedPosts: true }
const hideMutedThreads = { hideMutedThreads: true }
const hideFilteredStatuses = { hideFilteredStatuses: true }
const hideWordFilteredPosts = { hideWordFilteredPosts: true }
const hideThreadsWithBlockedUsers = { hideThreadsWithBlockedUsers: true }
const mentionsBlocked = { mentioned: [someone('mallory', 'blocked')] }
const mentionsMuted = { mentioned: [someone('mallory', 'muted')] }

const hidden: readonly (readonly [string, Partial<FilterFacts>, FilterView, Partial<FilterSettings>, boolean])[] = [
  ['a muted author’s post by no setting', mutedAuthor, home, {}, false],
  ['a muted author’s post by hideMutedPosts', mutedAuthor, home, hideMutedPosts, true],
  ['a muted account’s repeat by hideMutedPosts', mutedRepeater, home, hideMutedPosts, true],
  ['a muted thread not by hideMutedPosts', mutedThread, home, hideMutedPosts, false],
  ['a post with a mute word not by hideMutedPosts', word, home, hideMutedPosts, false],
  ['a muted thread by hideMutedThreads', mutedThread, home, hideMutedThreads, true],
  ['a muted author’s post not by hideMutedThreads', mutedAuthor, home, hideMutedThreads, false],
  ['a muted author’s post in a muted thread by hideMutedThreads', { ...mutedAuthor, ...mutedThread }, home, hideMutedThreads, true],
  ['a muted author’s post by hideFilteredStatuses', mutedAuthor, home, hideFilteredStatuses, true],
  ['a muted thread by hideFilteredStatuses', mutedThread, home, hideFilteredStatuses, true],
  ['a post with a mute word by hideFilteredStatuses', word, home, hideFilteredStatuses, true],
  ['a mention of a muted user by hideFilteredStatuses', mentionsMuted, home, hideFilteredStatuses, true],
  ['a bot post by hideFilteredStatuses', bot, home, { ...hideFilteredStatuses, muteBotStatuses: true }, true],
  ['a post with a mute word by hideWordFilteredPosts', word, home, hideWordFilteredPosts, true],
  ['a post that a filter warns of by hideWordFilteredPosts', filter('warn', 'home'), home, hideWordFilteredPosts, true],
  ['a muted author’s post not by hideWordFilteredPosts', mutedAuthor, home, hideWordFilteredPosts, false],
  ['a mention of a blocked user by hideThreadsWithBlockedUsers', mentionsBlocked, home, hideThreadsWithBlockedUsers, true],
  ['a mention of a blocked user by no setting', mentionsBlocked, home, {}, false],
  ['a mention of a muted user not by hideThreadsWithBlockedUsers', mentionsMuted, home, hideThreadsWithBlockedUsers, false],
  ['a post that a filter warns of by no setting', filter('warn', 'home'), home, {}, false],
  ['a post that a filter says to hide, always', filter('hide', 'home'), home, {}, true],
  ['a blocked author’s post, always', { author: someone('ada', 'blocked') }, home, {}, true],
  ['a blocked account’s repeat, always', { repeater: someone('bob', 'blocked') }, home, {}, true],
]

test.each(hidden)('hidden or not: %s', (_sentence, facts, view, settings, expected) => {
  expect(verdictOf({ ...shown, ...facts }, view, { ...off, ...settings })).toMatchObject({ kind: 'muted', hidden: expected })
})

describe('for any post, view and settings', () => {
  const restriction = fc.constantFrom(null, 'muted', 'blocked', 'domain')
  const person = fc.record({ id: fc.constantFrom('ada', 'bob', 'eve').map(accountId), restriction, bot: fc.boolean() })
  const context = fc.constantFrom('home', 'public', 'notifications', 'thread', 'account')
  const anyFacts: fc.Arbitrary<FilterFacts> = fc.record({
    deleted: fc.boolean(),
    own: fc.boolean(),
    author: person,
    repeater: fc.option(person),
    mentioned: fc.array(person, { maxLength: 3 }),
    threadMuted: fc.boolean(),
    word: fc.constantFrom(null, 'spoiler'),
    filters: fc.array(fc.record({ title: fc.string(), action: fc.constantFrom('warn', 'hide', 'blur'), contexts: fc.array(context) })),
    revealed: fc.boolean(),
  })
  const anyView = fc.constantFrom(home, publicTimeline, adasProfile, bobsProfile, conversation, notifications, compact)
  const anySettings: fc.Arbitrary<FilterSettings> = fc.record({
    muteBotStatuses: fc.boolean(),
    hideMutedPosts: fc.boolean(),
    hideMutedThreads: fc.boolean(),
    hideFilteredStatuses: fc.boolean(),
    hideWordFilteredPosts: fc.boolean(),
    hideThreadsWithBlockedUsers: fc.boolean(),
  })
  const always = (holds: (facts: FilterFacts, view: FilterView, settings: FilterSettings) => boolean) => () =>
    fc.assert(fc.property(anyFacts, anyView, anySettings, holds), { numRuns: propertyRuns(2000) })

  test('only deleted posts are deleted', () => {
    expect(always((facts, view, settings) => (verdictOf(facts, view, settings)?.kind === 'deleted') === facts.deleted)).not.toThrow()
  })

  test('one’s own posts are never muted', () => {
    expect(always((facts, view, settings) => verdictOf({ ...facts, own: true, deleted: false }, view, settings) === null)).not.toThrow()
  })

  test('settings that hide neither mute nor unmute', () => {
    const holds = always((facts, view, settings) => {
      const bare = verdictOf(facts, view, { ...off, muteBotStatuses: settings.muteBotStatuses })
      const verdict = verdictOf(facts, view, settings)
      if (verdict?.kind !== 'muted' || bare?.kind !== 'muted') return verdict?.kind === bare?.kind
      return JSON.stringify(verdict.rule) === JSON.stringify(bare.rule) && (verdict.hidden || !bare.hidden)
    })
    expect(holds).not.toThrow()
  })

  test('viewing a post does not change the reason of its mute', () => {
    const holds = always((facts, view, settings) => {
      const [covered, looked] = [false, true].map((revealed) => verdictOf({ ...facts, revealed }, view, settings))
      return JSON.stringify({ ...covered, revealed: null }) === JSON.stringify({ ...looked, revealed: null })
    })
    expect(holds).not.toThrow()
  })
})
