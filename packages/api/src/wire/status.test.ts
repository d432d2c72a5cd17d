import { expect, test } from 'vitest'

import { DecodeError } from './DecodeError.ts'
import { decodeStatus } from './status.ts'
import { recorded } from '../../test/recordings.ts'

const account = { id: 'A7hEron', username: 'heron', acct: 'heron' }
const status = (fields: object = {}) => decodeStatus({ id: 'B0mZ4', account, ...fields })

test('a status with nothing but id and author is complete', () => {
  expect(status()).toMatchObject({
    id: 'B0mZ4',
    uri: 'B0mZ4',
    url: null,
    content: '',
    visibility: 'public',
    reblog: null,
    quote: null,
    poll: null,
    createdAt: '1970-01-01T00:00:00.000Z',
    reactions: [],
    attachments: [],
  })
})

test.each([
  ['nothing', null],
  ['a list', []],
  ['no id', { account }],
  ['no author', { id: '1' }],
  ['an empty author, as Akkoma sends for a deactivated one', { id: '1', account: {} }],
  ['a repeat of a vanished post', { id: '1', account, reblog: {} }],
  ['a repeat of a post without author', { id: '1', account, reblog: { id: '2', account: {} } }],
])('%s is not a status', (_, raw) => {
  expect(() => decodeStatus(raw)).toThrow(DecodeError)
})

test('an id may be a number', () => {
  expect(status({ id: 17, in_reply_to_id: 16 })).toMatchObject({ id: '17', inReplyToId: '16' })
})

test('a reply to a post that the server cannot show is marked, without its ghost id', () => {
  expect(status({ in_reply_to_id: '_', in_reply_to_account_id: '_', akkoma: { in_reply_to_apid: 'https://a.example/1' } })).toMatchObject({
    inReplyToId: null,
    inReplyToAccountId: null,
    inReplyToHidden: true,
    inReplyToUri: 'https://a.example/1',
    parentVisible: false,
  })
})

test.each([
  ['public', 'public'],
  ['unlisted', 'unlisted'],
  ['private', 'private'],
  ['direct', 'direct'],
  ['local', 'local'],
  ['list', 'private'],
  ['mutuals_only', 'private'],
  [undefined, 'public'],
  [7, 'public'],
])('the scope %s is read as %s', (visibility, read) => {
  expect(status({ visibility }).visibility).toBe(read)
})

const quoted = { id: 'Q1', account, content: 'quoted' }

test.each([
  ['Akkoma', { quote: quoted, quote_id: 'Q1' }, { state: 'accepted', id: 'Q1' }],
  ['Akkoma, hidden from the reader', { quote: null, quote_id: 'Q1' }, { state: 'unavailable', id: 'Q1', status: null }],
  [
    'Akkoma, unknown to the server',
    { quote: null, quote_id: '_', akkoma: { quote_apid: 'https://a.example/1' } },
    { state: 'unavailable', id: null, status: null },
  ],
  [
    'Akkoma, known by address only',
    { quote: null, quote_id: null, akkoma: { quote_apid: 'https://a.example/1' } },
    { state: 'unavailable', id: null },
  ],
  ['Akkoma with both forms', { quote: { ...quoted, state: 'accepted' }, quote_id: 'Q1' }, { state: 'accepted', id: 'Q1' }],
  ['Pleroma', { pleroma: { quote: quoted, quote_id: 'Q1', quote_visible: true } }, { state: 'accepted', id: 'Q1' }],
  ['Pleroma, hidden', { pleroma: { quote: null, quote_id: 'Q1', quote_visible: false } }, { state: 'unavailable', id: 'Q1', status: null }],
  ['Mastodon', { quote: { state: 'accepted', quoted_status: quoted } }, { state: 'accepted', id: 'Q1' }],
  ['Mastodon, nested', { quote: { state: 'accepted', quoted_status_id: 'Q1' } }, { state: 'accepted', id: 'Q1', status: null }],
  ['Mastodon, revoked', { quote: { state: 'revoked', quoted_status: null } }, { state: 'revoked', id: null, status: null }],
  ['Mastodon, author blocked', { quote: { state: 'blocked_account', quoted_status_id: 'Q1' } }, { state: 'blocked', id: 'Q1' }],
  ['Mastodon, a new word', { quote: { state: 'constructor' } }, { state: 'unavailable', id: null }],
])('a quote is read in the dialect of %s', (_, fields, quote) => {
  expect(status(fields).quote).toMatchObject(quote)
})

test('the quoted post of an accepted quote is inside', () => {
  expect(status({ quote: quoted }).quote?.status?.content).toBe('quoted')
})

test('a quote inside a quote has only its id', () => {
  const inner = { ...quoted, quote: { id: 'Q2', account }, quote_id: 'Q2' }
  expect(status({ quote: inner }).quote?.status?.quote).toEqual({ state: 'accepted', id: 'Q2', status: null })
})

test('repeats and quotes nested a thousand deep do no harm', () => {
  let raw: object = { id: '0', account }
  for (let depth = 1; depth < 1000; depth += 1) raw = { id: String(depth), account, reblog: raw, quote: raw }
  expect(decodeStatus(raw).reblog?.reblog).toBeNull()
})

test('reactions come from either place, with or without colons and pictures', () => {
  const unicode = { name: '🌊', count: 2, me: true, url: null, account_ids: ['1'] }
  const custom = { name: ':blobcat:', count: 1, me: false, url: 'https://pond.example/blob cat.png' }
  const remote = { name: 'wave@river.example', count: 1, me: false, url: 'https://pond.example/wave.png', account_ids: ['2', null] }
  const read = status({ emoji_reactions: [], pleroma: { emoji_reactions: [unicode, custom, remote, { count: 3 }, null] } }).reactions
  expect(read).toEqual([
    { name: '🌊', count: 2, me: true, url: null, accountIds: ['1'] },
    { name: 'blobcat', count: 1, me: false, url: 'https://pond.example/blob%20cat.png', accountIds: [] },
    { name: 'wave@river.example', count: 1, me: false, url: 'https://pond.example/wave.png', accountIds: ['2'] },
  ])
})

test('reactions of forks of Mastodon, in the field `reactions`, are read', () => {
  const raw = { name: 'blobcat', count: 2, me: true, url: 'https://m.example/blobcat.png', static_url: 'https://m.example/still.png' }
  const read = { name: 'blobcat', count: 2, me: true, url: 'https://m.example/blobcat.png', accountIds: [] }
  expect(status({ reactions: [raw] }).reactions).toEqual([read])
  expect(status({ emoji_reactions: [raw], reactions: [{ name: 'x', count: 1 }] }).reactions).toEqual([read])
})

test('an address that would run a script is rejected', () => {
  const script = ['javascript', 'alert(1)'].join(':')
  const read = status({
    url: script,
    account: { ...account, url: ` ${script}`, avatar: 'data:text/html,x' },
    card: { url: 'vbscript:x', title: 'a card' },
    media_attachments: [{ id: '1', type: 'image', url: script }],
    mentions: [{ id: '2', acct: 'otter', url: '//evil.example' }],
  })
  expect(read).toMatchObject({ url: null, account: { url: '', avatar: '' }, card: null, mentions: [{ url: '' }] })
  expect(read.attachments[0]?.url).toBe('')
})

test('only the boolean true counts as true', () => {
  expect(status({ sensitive: 'false', favourited: 1, bookmarked: {}, pinned: null, reblogged: true })).toMatchObject({
    sensitive: false,
    favourited: false,
    bookmarked: false,
    pinned: false,
    reblogged: true,
  })
})

test('an unreadable time gets a default', () => {
  expect(status({ created_at: 'yesterday', edited_at: 'now' })).toMatchObject({ createdAt: '1970-01-01T00:00:00.000Z', editedAt: null })
})

test('on Mastodon the thread is muted; Akkoma sends both', () => {
  expect(status({ muted: true })).toMatchObject({ muted: true, threadMuted: true })
  expect(status({ muted: true, pleroma: { thread_muted: false } })).toMatchObject({ muted: true, threadMuted: false })
})

test.each([
  [{ type: 'image' }, 'image'],
  [{ type: 'gifv' }, 'gifv'],
  [{ type: 'unknown', pleroma: { mime_type: 'application/x-shockwave-flash' } }, 'flash'],
  [{ type: 'unknown', pleroma: { mime_type: 'text/html' } }, 'html'],
  [{ type: 'unknown', pleroma: { mime_type: 'video/x-matroska' } }, 'video'],
  // Akkoma's type for unknown files before 3.17.
  [{ type: 'unknown', pleroma: { mime_type: 'image' } }, 'unknown'],
  [{}, 'unknown'],
])('the attachment %j is of kind %s', (fields, kind) => {
  expect(status({ media_attachments: [{ id: '1', url: 'https://a.example/x', ...fields }] }).attachments[0]?.kind).toBe(kind)
})

test('own votes are sorted, without invalid entries', () => {
  const poll = {
    id: '1',
    options: [
      { title: 'a', votes_count: null },
      { title: 'b', votes_count: 2 },
    ],
    own_votes: [1, null, 0],
  }
  expect(status({ poll }).poll).toMatchObject({
    ownVotes: [0, 1],
    options: [
      { title: 'a', votesCount: null },
      { title: 'b', votesCount: 2 },
    ],
  })
})

test('a recorded post with everything keeps its values', () => {
  expect(decodeStatus(recorded('statuses/show_with_everything.json'))).toMatchObject({
    editedAt: '2026-11-21T08:34:56.000Z',
    spoilerText: 'edited cw',
    pinned: true,
    sourceType: 'text/markdown',
    context: 'http://localhost:4100/contexts/789bc999-315e-4fd4-8a2e-59cae2013056',
    isLocal: true,
    account: { displayName: 'Bob & <b>Co</b>', fqn: 'bob@localhost', instance: { name: 'localhost', software: 'akkoma' } },
  })
})

test.each([
  ['en', 'en'],
  ['zh-Hant-TW', 'zh-Hant-TW'],
  ['ja_JP', 'ja-JP'],
  ['not a language!', null],
  ['', null],
  [null, null],
])('the language %j is read as %j', (language, expected) => {
  const account = { id: 'A7hEron', username: 'heron', acct: 'heron' }
  expect(decodeStatus({ id: 'B0mZ4', account, language }).language).toBe(expected)
})

test('a recorded repeat holds the original with its counts and reactions', () => {
  const { reblog, reblogsCount } = decodeStatus(recorded('statuses/show_boost.json'))
  expect(reblogsCount).toBe(0)
  expect(reblog?.reblogsCount).toBeGreaterThan(0)
  expect(reblog?.reactions.length).toBeGreaterThan(0)
})

test.each([
  ['of the mentions, where nothing else names them', { in_reply_to_account_id: '4711' }, 'lost@x.example'],
  ['of the author in their own thread', { in_reply_to_account_id: 'A7hEron' }, 'heron'],
  [
    'of the field that Akkoma has',
    { in_reply_to_account_id: '4711', pleroma: { in_reply_to_account_acct: 'lost@y.example' } },
    'lost@y.example',
  ],
  ['of nobody', { in_reply_to_account_id: '4712' }, null],
])('the parent’s author has the name %s', (_, fields, expected) => {
  const mentions = [{ id: '4711', username: 'lost', acct: 'lost@x.example', url: 'https://x.example/@lost' }]
  const post = { id: 'B0mZ4', account: { id: 'A7hEron', username: 'heron', acct: 'heron' }, in_reply_to_id: '113', mentions, ...fields }
  expect(decodeStatus(post).inReplyToAcct).toBe(expected)
})
