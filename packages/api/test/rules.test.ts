import { expect, test } from 'vitest'

import * as accounts from '../src/calls/accounts.ts'
import { instance, instanceV2 } from '../src/calls/instance.ts'
import * as bookmarks from '../src/calls/bookmarks.ts'
import * as instanceDetails from '../src/calls/instanceDetails.ts'
import { linkedNodeInfo } from '../src/calls/linkedNodeInfo.ts'
import * as media from '../src/calls/media.ts'
import * as notifications from '../src/calls/notifications.ts'
import * as notificationMarks from '../src/calls/notificationMarks.ts'
import * as oauth from '../src/calls/oauth.ts'
import * as reactions from '../src/calls/reactions.ts'
import * as statuses from '../src/calls/statuses.ts'
import * as statusWriting from '../src/calls/statusWriting.ts'
import * as timelines from '../src/calls/timelines.ts'
import { accountRefusal, isDeadToken, verify } from '../src/calls/credentials.ts'
import { randomState } from '../src/calls/pkce.ts'
import { ApiError } from '../src/http/ApiError.ts'
import { encodeQuery } from '../src/http/encodeForm.ts'
import { readCursors } from '../src/http/linkHeader.ts'
import { streamingAddress } from '../src/stream/streamingAddress.ts'
import { decodeAccount } from '../src/wire/account.ts'
import { compareIds } from '../src/wire/ids.ts'
import { decodeInstance } from '../src/wire/instance.ts'
import { decodeNotification } from '../src/wire/notification.ts'
import { decodeStatus } from '../src/wire/status.ts'
import { capabilitiesIn } from './capabilitiesIn.ts'
import { fakeServer, json, page } from './fakeServer.ts'
import { response } from './responses.ts'
import { columnServers } from './columnServers.ts'
import { serverColumns } from '../src/servers/CapabilityRow.ts'
import type { Capabilities } from '../src/capabilities.ts'
import type { ServerColumn } from '../src/servers/CapabilityRow.ts'
import type { AccountId, AttachmentId, NotificationId, StatusId } from '../src/wire/model.ts'

// The rules for servers of any kind, by their numbers in docs/SERVER-RULES.md, which lists these tests and those of the client.

const author = { id: '1', username: 'ada', acct: 'ada' }
const post = { id: '9', account: author }
const id = '9' as StatusId

function capabilitiesOn(column: ServerColumn): Capabilities {
  const { instance, second, nodeInfo } = columnServers[column]
  return capabilitiesIn({ ...instance, ...second }, nodeInfo)
}

const columnsWith = (name: keyof Capabilities) => serverColumns.filter((column) => capabilitiesOn(column)[name] === true)

test('1: a text ping goes only to software that is known to respond', () => {
  expect(columnsWith('streamPongs')).toEqual(['akkoma-3.16', 'iceshrimp-net'])
})

test('2: neither a pleroma object nor a word in the version is the server', () => {
  const version = '4.0.0 (compatible; Marsh 1.0; like Akkoma)'
  const pretender = capabilitiesIn({ version, pleroma: { metadata: { features: ['pleroma_api', 'akkoma_api'] } } }, null)
  expect(pretender).toMatchObject({ preview: false, localScope: false, accountCare: false, moderation: false, rejectsBy403: false })
})

test('3: previews, schedules, ends of posts and the local scope go only to software that honours them', () => {
  const family = ['akkoma-3.16', 'pleroma-2.9']
  for (const name of ['preview', 'expiringPosts', 'localScope'] as const) expect.soft(columnsWith(name), name).toEqual(family)
  const mastodon = serverColumns.filter((column) => /^(?:mastodon|glitch)/.test(column))
  expect(columnsWith('scheduledPosts')).toEqual([...mastodon, ...family, 'gotosocial-0.20', 'friendica', 'snac'])
})

test('4: a scheduled post that went out at once is told from one that waits', async () => {
  const { client } = fakeServer(json(post), json({ id: '3', scheduled_at: '2026-12-01T00:00:00.000Z', params: { text: 'x' } }))
  const draft = { text: 'x', visibility: 'public' } as const
  const found = [
    await statusWriting.schedule(client(), draft, '2026-12-01T00:00:00.000Z'),
    await statusWriting.schedule(client(), draft, '2026-12-01T00:00:00.000Z'),
  ]
  expect(found.map((one) => 'scheduledAt' in one)).toEqual([false, true])
})

test('5: a sign-in asks for exactly the scopes of the registered app', async () => {
  const { asked, client } = fakeServer(json({ client_id: 'a', client_secret: 'b', scopes: ['read', 'write'] }))
  const app = await oauth.registerApp(client(), { clientName: 'x', redirectUris: 'https://a.example/', scopes: 'read write follow push' })
  expect(new URLSearchParams(asked[0]?.body).get('scopes')).toBe('read write follow push')
  const address = new URL(oauth.authorizeUrl('https://pond.example', { app, redirectUri: 'https://a.example/', state: 's' }))
  expect(address.searchParams.get('scope')).toBe('read write')
})

test('6: each refusal of a token call tells that the app may be lost', async () => {
  for (const status of [400, 401, 403]) {
    const { client } = fakeServer(json({ error: 'invalid_client' }, status))
    const app = { clientId: 'a', clientSecret: 'b', scopes: 'read' }
    const failed = oauth.appToken(client(), { app, redirectUri: 'https://a.example/' })
    await expect.soft(failed).rejects.toMatchObject({ kind: 'http', status })
  }
})

test('7: the state of a sign-in needs no encoding in any address', () => {
  const states = Array.from({ length: 200 }, randomState)
  expect(states.filter((state) => !/^[\w-]{20,}$/.test(state))).toEqual([])
})

test('8: nodeinfo is where the server links to, on the server itself', async () => {
  const links = [{ href: 'https://thief.example/other/2.1' }, { href: 'https://pond.example/nodeinfo/2.1' }]
  const { asked, client } = fakeServer(json({ links }), json({ software: { name: 'hollo', version: '0.10.0' } }))
  expect((await linkedNodeInfo(client())).software.name).toBe('hollo')
  expect(asked.map(({ url }) => url.href)).toEqual(['https://pond.example/.well-known/nodeinfo', 'https://pond.example/nodeinfo/2.1'])
})

test('9: the first version alone has the push key and the features of Iceshrimp.NET, the second alone the number of Hollo', () => {
  const [first, second] = ['instance_v1', 'instance_v2'].map((part) => decodeInstance(response('iceshrimp-net', part)))
  expect([first?.vapidPublicKey, second?.vapidPublicKey]).toEqual([expect.any(String), null])
  expect(first?.features).toContain('editing')
  expect(second?.features).toEqual([])
  const { instance: ofHollo, second: further } = columnServers.hollo
  expect([ofHollo, { ...ofHollo, ...further }].map((raw) => decodeInstance(raw).mastodonApi)).toEqual([0, 7])
})

test('10: the number of the interface proves nothing on a server that is known to lack calls', () => {
  expect(capabilitiesOn('hollo')).toMatchObject({ notificationRequests: false, domainBlocks: false, removeFromFollowers: false })
  expect(capabilitiesOn('ktistec')).toMatchObject({ editing: false, polls: false })
})

test('11: each way to say that a call is missing is remembered, and no request follows', async () => {
  const ways = [404, 405, 410, 418, 501].map((status) => json({ error: 'no' }, status))
  for (const way of ways) {
    const { asked, client } = fakeServer(way)
    const c = client()
    expect.soft(await accounts.directory(c)).toEqual([])
    expect.soft(await accounts.directory(c)).toEqual([])
    expect.soft(asked.length, String(way.status)).toBe(1)
  }
  // A page may as well come from a proxy that has lost its server: the list is not empty, and the next request is sent.
  const proxied = fakeServer(page(), json([author]))
  const behind = proxied.client()
  await expect(accounts.directory(behind)).rejects.toMatchObject({ kind: 'notJson' })
  expect(await accounts.directory(behind)).toHaveLength(1)
  expect(await instanceDetails.panel(fakeServer(page()).client())).toBeNull()
  expect(await instanceDetails.panel(fakeServer(json({ error: 'no' }, 501)).client())).toBeNull()
})

test('12: a refusal is no dead token where it has other meanings', () => {
  const rejected = (status: number, body: unknown) => new ApiError({ kind: 'http', method: 'GET', path: '/', status, body })
  const sentences = [
    'Your login is missing a confirmed e-mail address',
    'Your login is currently pending approval',
    'Your login is currently disabled',
    'This action is outside the authorized scopes',
    'Record not found',
  ]
  for (const error of sentences) {
    const refusal = rejected(403, { error })
    expect.soft(isDeadToken(refusal, false), error).toBe(false)
    expect.soft(accountRefusal(refusal), error).not.toBeNull()
  }
  expect(isDeadToken(rejected(403, response('pleroma-2.9', 'error_no_token')), true)).toBe(true)
  expect(isDeadToken(rejected(400, 'Invalid Bearer token'), false)).toBe(true)
  expect(isDeadToken(rejected(400, { error: 'param is missing' }), false)).toBe(false)
  // A page of HTML, as Friendica sends to visitors.
  expect(isDeadToken(rejected(401, null), false)).toBe(false)
})

test('13: a failed call asks for a check of the token, and the check itself asks for none', async () => {
  for (const [status, body, checks] of [
    [401, json({ error: 'x' }, 401), 1],
    [403, json({ error: 'x' }, 403), 1],
    [400, new Response('Invalid Bearer token', { status: 400, headers: { 'content-type': 'text/plain' } }), 1],
    [400, json({ error: 'x' }, 400), 0],
    [404, json({ error: 'x' }, 404), 0],
  ] as const) {
    const { client } = fakeServer(body)
    let count = 0
    await statuses.get(client({ token: 't', onUnauthorized: () => (count += 1) }), id).catch(() => null)
    expect.soft(count, String(status)).toBe(checks)
    await verify(fakeServer(json({ error: 'x' }, status)).client({ token: 't', onUnauthorized: () => (count += 1) })).catch(() => null)
    expect.soft(count, `the check: ${status}`).toBe(checks)
  }
})

test('14: each name of a cursor leads on, and an empty one does not', () => {
  const link = (query: string) => readCursors(`<https://pond.example/api/v1/favourites?${query}>; rel="next"`).older
  for (const name of ['max_id', 'before', 'until', 'older_than', 'offset', 'page']) {
    expect.soft(link(`limit=20&${name}=0198`), name).toEqual({ [name]: '0198' })
  }
  expect(link('max_id=')).toBeNull()
  expect(link('access_token=x')).toBeNull()
})

test('15: without a readable header the last item leads on, where its id is the order', async () => {
  const items = (...ids: string[]) => json(ids.map((one) => ({ ...post, id: one })))
  const older = async (path: string, cursor: object = {}, ...ids: string[]) =>
    (await timelines.fetch(fakeServer(items(...ids)).client(), { path }, { cursor: { ...cursor } })).older
  expect.soft(await older('/api/v1/timelines/home', {}, '9', '8')).toEqual({ max_id: '8' })
  expect.soft(await older('/api/v1/timelines/home', { max_id: '8' }, '9', '8')).toBeNull()
  expect.soft(await older('/api/v1/timelines/home', { max_id: '8' })).toBeNull()
  for (const path of ['/api/v1/favourites', '/api/v1/bookmarks']) expect.soft(await older(path, {}, '9', '8'), path).toBeNull()
  const mutes = await accounts.followers(fakeServer(json([author])).client(), '1' as AccountId)
  expect(mutes.older).toBeNull()
  const withHeader = new Response(JSON.stringify([post]), { headers: { link: '<https://pond.example/?min_id=9>; rel="prev"' } })
  const last = await timelines.fetch(fakeServer(withHeader).client(), { path: '/api/v1/timelines/home' })
  expect(last).toMatchObject({ older: null, newer: { min_id: '9' } })
})

test('16: no empty cursor is sent, and no page is larger than 40 posts', async () => {
  expect(encodeQuery({ max_id: null, min_id: undefined, limit: 20 })).toBe('?limit=20')
  const { asked, client } = fakeServer(json([]), json([]))
  await timelines.fetch(client(), { path: '/api/v1/timelines/home' }, { cursor: null, sinceId: null })
  await notifications.fetch(client(), { cursor: null, sinceId: null })
  expect(asked.map(({ url }) => [...url.searchParams])).toEqual([[['limit', '20']], [['limit', '20']]])
})

test('17: a list of notifications names its length', async () => {
  const { asked, client } = fakeServer(json([]))
  await notifications.fetch(client())
  expect(asked[0]?.url.searchParams.get('limit')).toBe('20')
})

test('18: the post behind a repeat is recognized by its own id', () => {
  const repeat = decodeStatus(response('pixelfed', 'status_reblog'))
  expect(repeat.reblog?.id).toBeDefined()
  expect(repeat.reblog?.id).not.toBe(repeat.id)
})

test('19: ids are encoded in paths and never numbers', async () => {
  const strange = '2026-08-01T10:00:00.000Z/favourite/0198'
  const { asked, client } = fakeServer(json(post), json({}), json(post))
  await statuses.get(client(), strange as StatusId)
  await notificationMarks.dismiss(client(), strange as NotificationId)
  await reactions.add(client(), 'a/b' as StatusId, '❤')
  expect(asked.map(({ url }) => url.pathname)).toEqual([
    `/api/v1/statuses/${encodeURIComponent(strange)}`,
    `/api/v1/notifications/${encodeURIComponent(strange)}/dismiss`,
    `/api/v1/pleroma/statuses/a%2Fb/reactions/${encodeURIComponent('❤')}`,
  ])
  expect(['9007199254740993', '9007199254740992', '99'].toSorted(compareIds)).toEqual(['99', '9007199254740992', '9007199254740993'])
})

test('20: a list with null or broken items is the rest of it', async () => {
  const { client } = fakeServer(json([null, 7, {}, post]), json(response('pixelfed', 'context_with_null')))
  const found = await timelines.fetch(client(), { path: '/api/v1/timelines/home' })
  expect([found.items.map((item) => item.id), found.unreadable]).toEqual([['9'], 3])
  for await (const some of await statuses.context(client(), id)) expect(some).toEqual([])
})

test('21: a bookmark that Sharkey shows on no post stays as it is known, and the call itself sets it', async () => {
  const shark = { ...post, content_type: 'text/x.misskeymarkdown', favourited: false, reblogged: false, muted: false, bookmarked: false }
  expect(decodeStatus(shark).unstated).toEqual(['bookmarked'])
  expect(decodeStatus({ ...shark, bookmarked: true }).unstated).toBeUndefined()
  // Iceshrimp.NET knows it.
  expect(decodeStatus({ ...shark, pleroma: {} }).unstated).toBeUndefined()
  const c = fakeServer(() => json(shark)).client()
  for (const [status, bookmarked] of [
    [await bookmarks.bookmark(c, id), true],
    [await bookmarks.unbookmark(c, id), false],
  ] as const) {
    expect.soft([status.bookmarked, status.unstated]).toEqual([bookmarked, []])
  }
})

test('21: a null flag is no flag that is set, and not one that is off', () => {
  const { favourited, reblogged, bookmarked, muted, unstated } = decodeStatus({
    ...post,
    favourited: null,
    reblogged: false,
    bookmarked: null,
  })
  expect([favourited, reblogged, bookmarked, muted]).toEqual([false, false, false, false])
  // `entityKinds` of the client keeps the known values of these fields.
  expect(unstated).toEqual(['favourited', 'bookmarked', 'muted'])
})

test('22: counts are read from numbers and texts, and a hidden one is no count', () => {
  const { followersCount, statusesCount, hideFollowersCount } = decodeAccount({ ...author, followers_count: -1, statuses_count: '12' })
  expect([followersCount, statusesCount, hideFollowersCount]).toEqual([0, 12, true])
  expect(decodeInstance(response('pixelfed', 'instance_v1')).stats.statuses).toBeGreaterThan(0)
})

test('23: a handle with the host of the server is that of a local account, in a post, a mention and a list', async () => {
  const own = { id: '1', username: 'ada', acct: 'ada@pond.example', fqn: 'ada@pond.example' }
  const far = { id: '2', username: 'bob', acct: 'bob@far.pond.example' }
  const mentions = [own, far].map((account) => ({ ...account, url: 'https://pond.example/x' }))
  const { client } = fakeServer(json({ id: '9', account: own, mentions, content: 'acct of ada@pond.example' }), json([own, far]))
  const c = client()
  const status = await statuses.get(c, id)
  expect(status).toMatchObject({ isLocal: true, account: { acct: 'ada', fqn: 'ada@pond.example', isLocal: true } })
  expect(status.mentions.map(({ acct }) => acct)).toEqual(['ada', 'bob@far.pond.example'])
  expect(status.content).toBe('acct of ada@pond.example')
  const people = await accounts.search(c, 'a')
  expect(people.map(({ acct, isLocal }) => [acct, isLocal])).toEqual([
    ['ada', true],
    ['bob@far.pond.example', false],
  ])
})

test('23: the handle of a mention stands for the account where its id does not', () => {
  const [mention] = decodeStatus({
    ...post,
    mentions: [{ id: '0', acct: 'bob@snac.example', username: 'bob', url: 'https://snac.example/bob' }],
  }).mentions
  expect(mention).toMatchObject({ acct: 'bob@snac.example', url: 'https://snac.example/bob' })
})

test('24: text is taken as it is, with rich markup, and its links name the tags where no list does', () => {
  const friendica = decodeStatus(response('friendica', 'status_with_title'))
  expect(friendica.content).toMatch(/<(?:h4|table|blockquote|ul|img)/)
  expect(decodeStatus(response('iceshrimp-net', 'status_quote_reactions')).tags).toEqual([
    { name: 'fog', url: 'https://ice.example/tags/fog' },
  ])
  // Not where there is a list, and not of another link.
  const { tags } = decodeStatus({ ...post, content: '<a class="hashtag" href="/x">#x</a>', tags: [{ name: 'reeds', url: '' }] })
  expect(tags.map(({ name }) => name)).toEqual(['reeds'])
  expect(decodeStatus({ ...post, content: '<a href="https://pond.example/hashtag">#x</a>' }).tags).toEqual([])
})

test('25: a notice of GoToSocial arrives with its class, apart from the words of the author', () => {
  const { content } = decodeStatus(response('gotosocial-0.20', 'status_media_not_downloaded'))
  expect(content).toContain('gts-system-message')
})

test('26: reactions are read from three keys, added by two calls, and notified of by three names', async () => {
  const reaction = { name: '❤', count: 2, me: true }
  for (const raw of [{ emoji_reactions: [reaction] }, { pleroma: { emoji_reactions: [reaction] } }, { reactions: [reaction] }]) {
    expect.soft(decodeStatus({ ...post, ...raw }).reactions, JSON.stringify(raw)).toMatchObject([reaction])
  }
  for (const type of ['pleroma:emoji_reaction', 'reaction', 'emoji_reaction']) {
    expect.soft(decodeNotification({ id: '1', type, account: author, status: post, emoji: '❤' }).type, type).toBe('reaction')
  }
  const { asked, client } = fakeServer(json({ error: 'no' }, 404), json(post), json(post), json({ error: 'no' }, 404))
  const c = client()
  await reactions.add(c, id, '❤')
  await reactions.remove(c, id, '❤')
  expect(await reactions.list(c, id)).toEqual([])
  const name = encodeURIComponent('❤')
  expect(asked.map(({ method, url }) => `${method} ${url.pathname}`)).toEqual([
    `PUT /api/v1/pleroma/statuses/9/reactions/${name}`,
    `POST /api/v1/statuses/9/react/${name}`,
    `POST /api/v1/statuses/9/unreact/${name}`,
    'GET /api/v1/pleroma/statuses/9/reactions',
  ])
})

test('27: a quote is a post or a state with a post', () => {
  const forms = [
    { quote: { ...post, id: '7' } },
    { pleroma: { quote: { ...post, id: '7' } } },
    { quote: { state: 'accepted', quoted_status: { ...post, id: '7' } } },
  ]
  for (const form of forms) {
    expect
      .soft(decodeStatus({ ...post, ...form }).quote, JSON.stringify(form))
      .toMatchObject({ state: 'accepted', id: '7', status: { id: '7' } })
  }
})

test('28: limits decide: no polls with 0 choices, any file with one general type, and an empty list for an object', () => {
  expect(columnsWith('polls')).not.toEqual(expect.arrayContaining(['pixelfed']))
  expect(capabilitiesIn({ version: '4.5.0', configuration: { polls: { max_options: 0 } } }, null).polls).toBe(false)
  expect(decodeInstance(response('pleroma-2.9', 'instance_v2')).uploadLimits.types).toEqual([])
  expect(decodeInstance(response('friendica', 'instance_v1_without_contact'))).toMatchObject({ title: 'Friends' })
  expect(decodeStatus(response('friendica', 'status_poll')).poll).toMatchObject({ ownVotes: [], voted: expect.any(Boolean) })
  // Ktistec takes no files, Pixelfed no post without one; the audience that a server would change is not offered.
  expect(serverColumns.filter((column) => !columnsWith('filesInPosts').includes(column))).toEqual(['ktistec'])
  expect(serverColumns.filter((column) => !columnsWith('plainPosts').includes(column))).toEqual(['pixelfed'])
  expect(serverColumns.filter((column) => !columnsWith('directScope').includes(column))).toEqual(['pixelfed'])
  expect(serverColumns.filter((column) => !columnsWith('unlistedScope').includes(column))).toEqual(['mitra', 'ktistec', 'wildebeest'])
  expect(serverColumns.filter((column) => !columnsWith('contentWarnings').includes(column))).toEqual(['mitra'])
  const fields = { max_profile_fields: 6, profile_field_name_limit: 200, profile_field_value_limit: 250 }
  const { fieldsLimits } = decodeInstance({ configuration: { accounts: fields } })
  expect(fieldsLimits).toEqual({ maxFields: 6, nameLength: 200, valueLength: 250 })
})

test('28: the picture of a server has the address of the server where it is a path', async () => {
  const path = json({ uri: 'pond.example', thumbnail: '/static-assets/transparent.png' })
  const whole = json({ domain: 'pond.example', thumbnail: { url: 'https://files.example/a.png' } })
  const c = fakeServer(path, whole, json({ uri: 'pond.example' })).client()
  const found = [await instance(c), await instanceV2(c), await instance(c)].map(({ thumbnail }) => thumbnail)
  expect(found).toEqual(['https://pond.example/static-assets/transparent.png', 'https://files.example/a.png', null])
})

test('29: live updates come only from an address of the server itself, and only of software that has them', () => {
  const silent = ['sharkey', 'takahe', 'pixelfed', 'friendica', 'hollo', 'mitra', 'neodb', 'snac', 'ktistec', 'wildebeest']
  expect(serverColumns.filter((column) => !columnsWith('liveUpdates').includes(column))).toEqual(silent)
  expect(streamingAddress('wss://pond.example/streaming', 'https://pond.example')).toBeNull()
  expect(streamingAddress('wss://pond.example/api/v1/streaming', 'https://pond.example')).not.toBeNull()
  const named = (address: string) => streamingAddress(address, 'https://pond.example')
  expect([named('wss://stream.pond.example'), named('wss://river.example'), named('ws://pond.example'), named('')]).toEqual([
    'wss://stream.pond.example',
    null,
    null,
    null,
  ])
})

test('30: bodies are JSON, and a repeat has none', async () => {
  const { asked, client } = fakeServer(() => json(post))
  const c = client()
  await statusWriting.create(c, { text: 'x', visibility: 'public', sensitive: false }, { idempotencyKey: 'once' })
  await statusWriting.edit(c, id, { text: 'x', spoilerText: '', sensitive: false, mediaIds: [] })
  await media.describe(c, '3' as AttachmentId, 'reeds')
  await statuses.reblog(c, id)
  expect(asked.map(({ headers }) => headers.get('content-type'))).toEqual([...Array(3).fill('application/json'), null])
  expect(asked.map(({ headers }) => headers.get('accept'))).toEqual(Array(4).fill('application/json'))
  expect(asked.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['once', null, null, null])
  expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({ sensitive: false, visibility: 'public' })
})

test('30: a poll goes as a form to the server that reads it nowhere else', async () => {
  const { asked, client } = fakeServer(() => json(post))
  const poll = { options: ['a', 'b'], expiresIn: 60, multiple: false }
  await statusWriting.create(client(), { text: 'x', visibility: 'public', poll }, { asForm: true })
  expect(new URLSearchParams(asked[0]?.body).getAll('poll[options][]')).toEqual(['a', 'b'])
  expect(columnsWith('formPolls')).toEqual(['snac'])
})

test('30: servers that make a second post of a repeated attempt, or take no name of it, are known', () => {
  const doubling = [
    'gotosocial-0.16',
    'gotosocial-0.20',
    'sharkey',
    'takahe',
    'pixelfed',
    'friendica',
    'neodb',
    'snac',
    'ktistec',
    'bonfire',
  ]
  expect(serverColumns.filter((column) => !columnsWith('deduplicates').includes(column))).toEqual(doubling)
  expect(serverColumns.filter((column) => !columnsWith('idempotencyKeys').includes(column))).toEqual(['ktistec'])
})
