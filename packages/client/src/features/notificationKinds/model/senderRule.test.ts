import { expect, test } from 'vitest'
import { senderVerdict, type SenderFacts, type SenderRules } from './senderRule.ts'

const now = Date.parse('2026-03-02T12:00:00.000Z')
const everybody: SenderRules = { from: 'everybody', notFromNew: false, isUnwantedServer: null, now }
const old = { acct: 'newt@mire.example', createdAt: '2020-01-01T00:00:00.000Z' }
const fresh = { ...old, createdAt: '2026-02-20T00:00:00.000Z' }
const stranger = { following: false, followedBy: false }
const facts = (change: Partial<SenderFacts> = {}): SenderFacts => ({ type: 'favourite', account: old, relationship: stranger, ...change })

test.each([
  ['everybody is wanted', {}, {}, 'wanted'],
  ['by a stranger', {}, { from: 'following' }, 'notFollowed'],
  ['by a followed account', { relationship: { following: true, followedBy: false } }, { from: 'following' }, 'wanted'],
  ['by an account that does not follow', {}, { from: 'followers' }, 'notFollower'],
  ['by a follower', { relationship: { following: false, followedBy: true } }, { from: 'followers' }, 'wanted'],
  ['by an account without a fetched relationship', { relationship: undefined }, { from: 'following' }, 'unknown'],
  ['by an account without a relationship in the response', { relationship: null }, { from: 'following' }, 'wanted'],
  ['by a new account', { account: fresh }, { notFromNew: true }, 'new'],
  ['by an old account', {}, { notFromNew: true }, 'wanted'],
  [
    'by a new account that the reader follows',
    { account: fresh, relationship: { following: true, followedBy: false } },
    { notFromNew: true },
    'wanted',
  ],
  ['by an account of unknown age', { account: { ...old, createdAt: null } }, { notFromNew: true }, 'wanted'],
  ['from an unwanted server', {}, { isUnwantedServer: (acct: string) => acct.endsWith('@mire.example') }, 'server'],
  ['without an account', { account: undefined, relationship: undefined }, { from: 'following' }, 'wanted'],
  ['a request to follow', { type: 'follow_request' }, { from: 'following' }, 'wanted'],
  ['a warning of the moderators', { type: 'moderation_warning' }, { from: 'following' }, 'wanted'],
] as const)('%s', (_, given, rules, verdict) => {
  expect(senderVerdict(facts(given), { ...everybody, ...rules })).toBe(verdict)
})
