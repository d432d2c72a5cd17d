import type { Status } from '@rookery/api/wire/model'
import { expect, test } from 'vitest'
import { viewOfFeed } from '#features/filters/model/FilterViewContext.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'
import { nameOfStream, streamOfFeed } from '#live/streamOfFeed.ts'
import { accountId, exampleStatus } from '#test/examples.ts'
import { openTestSession } from '#test/openTestSession.ts'
import { isNotificationFeed, kindOf, subjectOf, typesIn, type FeedKey, type NotificationFeedKey, type StatusFeedKey } from './FeedKey.ts'

const muted = '&with_muted=true'
const public20 = '/api/v1/timelines/public?local=true&only_media=false&limit=20'

test.each<[FeedKey, string]>([
  ['home', `/api/v1/timelines/home?limit=20${muted}&reply_visibility=following`],
  ['public', `${public20}${muted}&reply_visibility=following`],
  ['all', `/api/v1/timelines/public?only_media=false&limit=20${muted}&reply_visibility=following`],
  ['bubble', `/api/v1/timelines/bubble?limit=20${muted}&reply_visibility=following`],
  ['direct', `/api/v1/timelines/direct?limit=20${muted}`],
  ['bookmarks', '/api/v1/bookmarks?limit=20'],
  ['bookmarkFolder:a/ä', '/api/v1/bookmarks?folder_id=a%2F%C3%A4&limit=20'],
  ['tag:küste/ä', `/api/v1/timelines/tag/k%C3%BCste%2F%C3%A4?limit=20${muted}`],
  ['list:12', `/api/v1/timelines/list/12?limit=20${muted}`],
  ['user:A7', `/api/v1/accounts/A7/statuses?exclude_replies=true&limit=20${muted}`],
  ['userReplies:A7', `/api/v1/accounts/A7/statuses?limit=20${muted}`],
  ['userMedia:A7', `/api/v1/accounts/A7/statuses?only_media=true&exclude_reblogs=true&limit=20${muted}`],
  ['pinned:A7', `/api/v1/accounts/A7/statuses?pinned=true&limit=20${muted}`],
  ['notifications', `/api/v1/notifications?limit=20${muted}`],
  [
    'interactions:reports',
    `/api/v1/notifications?limit=20&include_types[]=pleroma%3Areport&include_types[]=admin.report&types[]=pleroma%3Areport&types[]=admin.report${muted}`,
  ],
  ['interactions:follows', `/api/v1/notifications?limit=20&include_types[]=follow&types[]=follow${muted}`],
])('the feed %s is requested at %s', async (key, address) => {
  const asked: string[] = []
  const { session, close } = await openTestSession({
    through: (send) => (url, init) => {
      asked.push(url)
      return send(url, init)
    },
  })
  settingsOf(session).set('replyVisibility', 'following')
  asked.length = 0
  await feedsOf(session).loadNewer(key)
  await close()
  expect(asked.map((url) => decodeURI(url))).toContain(decodeURI(`http://pond.example${address}`))
})

test.each<[FeedKey, string | null]>([
  ['home', 'user'],
  ['notifications', 'user'],
  ['public', 'public:local'],
  ['all', 'public'],
  ['direct', 'direct'],
  ['tag:tides', 'hashtag:tides'],
  ['list:12', 'list:12'],
  ['bubble', null],
  ['bookmarks', null],
  ['user:A7', null],
  ['interactions:likes', null],
])('new entries of the feed %s arrive by the stream %s', (key, name) => {
  const stream = streamOfFeed(key)
  expect(stream && nameOfStream(stream)).toBe(name)
})

test('only lists that the reader alone changes are not polled', () => {
  const keys = [
    'home',
    'direct',
    'bookmarks',
    'bookmarkFolder:A7',
    'favourites',
    'tag:tides',
    'user:A7',
    'pinned:A7',
    'notifications',
  ] as const
  expect(keys.filter((key) => !kindOf(key).polled)).toEqual(['bookmarks', 'bookmarkFolder:A7', 'favourites', 'pinned:A7'])
})

const me = accountId('A7')
const reply: Partial<Status> = { inReplyToId: exampleStatus(1).id }
const keys = ['home', 'public', 'all', 'bubble', 'direct', 'tag:tides', 'user:A7', 'userReplies:A7', 'user:B2', 'userReplies:B2'] as const

test.each<[string, Partial<Status>, string]>([
  ['a public post', {}, 'home public all user:A7 userReplies:A7'],
  ['an unlisted one', { visibility: 'unlisted' }, 'home user:A7 userReplies:A7'],
  ['a reply', reply, 'home userReplies:A7'],
])('an own %s appears in the feeds that show own posts', (_, change, feeds) => {
  const status = exampleStatus(2, change)
  expect(keys.filter((key) => kindOf(key).showsOwn(status, { subject: subjectOf(key), me })).join(' ')).toBe(feeds)
})

test.each<[StatusFeedKey, object]>([
  ['home', { kind: 'timeline', place: 'home' }],
  ['list:12', { kind: 'timeline', place: 'home' }],
  ['favourites', { kind: 'timeline', place: 'home' }],
  ['all', { kind: 'timeline', place: 'public' }],
  ['tag:tides', { kind: 'timeline', place: 'public' }],
  ['pinned:A7', { kind: 'profile', of: 'A7' }],
])('filters see the posts of %s in the context %o', (key, view) => {
  expect(viewOfFeed(key)).toEqual(view)
})

test.each<[NotificationFeedKey, readonly string[] | undefined]>([
  ['notifications', undefined],
  ['interactions:likes', ['reblog', 'favourite']],
])('the feed %s has the notifications of the types %o', (key, types) => {
  expect(isNotificationFeed(key)).toBe(true)
  expect(typesIn(key)).toEqual(types)
})

test('the text after the first colon of a key is its subject', () => {
  expect(['home', 'tag:a:b', 'list:'].map((key) => subjectOf(key as FeedKey))).toEqual(['', 'a:b', ''])
})
