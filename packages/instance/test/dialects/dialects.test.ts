import { expect, test } from 'vitest'

import { capabilitiesOf, type Capabilities } from '@rookery/api/capabilities'
import * as accounts from '@rookery/api/calls/accounts'
import * as bookmarks from '@rookery/api/calls/bookmarks'
import * as credentials from '@rookery/api/calls/credentials'
import * as instanceCalls from '@rookery/api/calls/instance'
import { linkedNodeInfo } from '@rookery/api/calls/linkedNodeInfo'
import * as lists from '@rookery/api/calls/lists'
import * as media from '@rookery/api/calls/media'
import * as notificationMarks from '@rookery/api/calls/notificationMarks'
import * as notifications from '@rookery/api/calls/notifications'
import * as oauth from '@rookery/api/calls/oauth'
import { oauthMetadata } from '@rookery/api/calls/oauthMetadata'
import { isMissing } from '@rookery/api/calls/optional'
import * as ownFilters from '@rookery/api/calls/ownFilters'
import * as polls from '@rookery/api/calls/polls'
import * as reactions from '@rookery/api/calls/reactions'
import * as search from '@rookery/api/calls/search'
import * as statuses from '@rookery/api/calls/statuses'
import * as statusWriting from '@rookery/api/calls/statusWriting'
import * as timelines from '@rookery/api/calls/timelines'
import { ApiError } from '@rookery/api/http/ApiError'
import { createClient, type ApiClient } from '@rookery/api/http/client'
import { systemClock } from '@rookery/api/http/Clock'
import { knownAbilities } from '@rookery/api/knownSoftware'
import { serverColumns, supportOf, type CapabilityRow, type ServerColumn, type Support } from '@rookery/api/servers/CapabilityRow'
import { capabilityTable } from '@rookery/api/servers/capabilityTable'
import { openStreamClient, type StreamState } from '@rookery/api/stream/StreamClient'
import type { StreamEvent } from '@rookery/api/stream/decodeFrame'
import { smallWorldPassword, startTestInstance, startTestInstanceOn, type TestInstance } from '../../src/testing.ts'
import { runDay } from '../../../../scripts/day/runDay.ts'
import { dialects } from '../../src/dialects/dialects.ts'
import type { Dialect } from '../../src/dialects/Difference.ts'
import { signInThrough } from './signInThrough.ts'

const rows: [string, CapabilityRow][] = capabilityTable.flatMap(({ rows: some }) => Object.entries(some))
const columnOf = ({ name }: Dialect) => serverColumns.find((column) => column === name)

const image = new Blob(
  [Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')],
  { type: 'image/png' },
)

/** A server in a dialect, and clients of it. */
interface World {
  readonly server: TestInstance
  readonly support: (row: string) => Support
  readonly clientOf: (token: string | null) => ApiClient
}

async function worldIn(dialect: Dialect): Promise<World> {
  const server = await startTestInstance({ dialect })
  const clientOf = (token: string | null) =>
    createClient({ origin: server.origin, token, clock: server.clock, fetch: (url, init) => server.fetch(url, init) })
  const support = (id: string): Support => {
    const row = rows.find(([name]) => name === id)?.[1]
    const column = columnOf(dialect)
    if (!row || !column) throw new Error(`No row "${id}", or no column "${dialect.name}".`)
    return supportOf(row, column)
  }
  return { server, support, clientOf }
}

async function nodeInfoOf(visitor: ApiClient) {
  try {
    return await instanceCalls.nodeInfo(visitor)
  } catch (error) {
    if (!isMissing(error)) throw error
    return linkedNodeInfo(visitor)
  }
}

async function capabilitiesAt(visitor: ApiClient): Promise<Capabilities> {
  const first = await instanceCalls.instance(visitor)
  const nodeInfo = await nodeInfoOf(visitor)
  const second = await instanceCalls.instanceV2(visitor).catch((error: unknown) => {
    if (!isMissing(error)) throw error
    return null
  })
  const instance = {
    ...first,
    ...(second && {
      mastodonApi: Math.max(first.mastodonApi, second.mastodonApi),
      vapidPublicKey: first.vapidPublicKey ?? second.vapidPublicKey,
      translation: second.translation,
    }),
  }
  return capabilitiesOf({ ...instance, known: knownAbilities(instance, nodeInfo) }, nodeInfo)
}

test.each(dialects)('$name responds as the table says', async (dialect) => {
  const { server, clientOf } = await worldIn(dialect)
  const column = columnOf(dialect)
  expect(column).toBeDefined()
  const visitor = clientOf(null)
  const capabilities = await capabilitiesAt(visitor)
  const ada = clientOf(await server.signIn('ada'))
  for (const [id, row] of rows) {
    const support = supportOf(row, column as ServerColumn)
    if (support !== 'yes' && support !== 'no') continue
    const value = row.capability && capabilities[row.capability]
    if (typeof value === 'boolean') expect.soft(value, id).toBe(support === 'yes')
    const call = row.read.length === 1 && row.without !== 'unused' ? /^call GET ([^:]+)$/.exec(row.read[0] ?? '')?.[1] : undefined
    if (call === undefined) continue
    expect.soft(await isThere(ada, call), `${id}: ${call}`).toBe(support === 'yes')
  }
  await server.close()
})

test('each difference has a source, and no capability rests on an inferred one', () => {
  const sources = dialects.flatMap(({ differences }) => differences.map(({ source }) => source))
  expect(sources.filter((source) => !/^(?:inferred|(?:\d\d-[a-z-]+)(?: §[\d., §]+)?(?: row \d+)?(?:; .+)?)$/.test(source))).toEqual([])
  const calls = rows.flatMap(([, { read }]) => read.flatMap((reading) => /^call \w+ (\S+)$/.exec(reading)?.[1] ?? []))
  const inferred = dialects.flatMap(({ differences }) =>
    differences.flatMap((difference) => (difference.source === 'inferred' && difference.kind === 'missing' ? difference.routes : [])),
  )
  expect(inferred.filter((route) => route.startsWith('GET ') && calls.includes(route.slice(4)))).toEqual([])
})

test.each(dialects)('a day on $name', async (dialect) => {
  const { server, support, clientOf } = await worldIn(dialect)
  const visitor = clientOf(null)
  const capabilities = await capabilitiesAt(visitor)
  const metadata = await oauthMetadata(visitor)
  expect(metadata?.paths.token ?? null).toBe(support('signInPageMetadata') === 'yes' ? '/oauth/token' : null)
  const { app, token } = await signInThrough(visitor, (url, init) => server.fetch(url, init), { name: 'ada', password: smallWorldPassword })
  const ada = clientOf(token.accessToken)
  const bob = clientOf(await server.signIn('bob'))
  const [me, other] = [await credentials.verify(ada), await credentials.verify(bob)]
  expect([me.username, me.own === null]).toEqual(['ada', false])

  // People.
  if (support('lookup') === 'yes') expect((await accounts.lookup(ada, 'bob')).id).toBe(other.id)
  const found = await search.search(ada, 'bob', { type: 'accounts' })
  expect(found.accounts.map(({ id }) => id)).toContain(other.id)
  expect((await accounts.follow(ada, other.id)).following).toBe(true)
  expect((await accounts.relationships(ada, [other.id])).map(({ following }) => following)).toEqual([true])

  // A post with an image and a warning, and one below it.
  const file = await media.upload(ada, image, { description: 'A grey dot' })
  const draft = { text: 'Low tide', spoilerText: 'Sea', sensitive: true, visibility: 'public', mediaIds: [file.id] } as const
  const posted = await statusWriting.create(ada, draft, { idempotencyKey: 'first' })
  expect(posted).toMatchObject({ spoilerText: 'Sea', visibility: 'public', account: { id: me.id } })
  expect(posted.attachments.map(({ description }) => description)).toEqual(['A grey dot'])
  const reply = await statusWriting.create(bob, { text: '@ada So low', visibility: 'public', inReplyToId: posted.id })
  expect(reply).toMatchObject({ inReplyToId: posted.id, inReplyToAccountId: me.id })
  const around = []
  for await (const some of await statuses.context(ada, posted.id)) around.push(...some.map(({ id }) => id))
  expect(around).toEqual([reply.id])

  // Home, page by page.
  for (const text of ['one', 'two', 'three']) await statusWriting.create(bob, { text, visibility: 'public', mediaIds: [] })
  const home = { path: '/api/v1/timelines/home' }
  const page = await timelines.fetch(ada, home, { limit: 2 })
  const next = await timelines.fetch(ada, home, { limit: 2, cursor: page.older })
  expect([page.items.length, next.items.length]).toEqual([2, 2])
  expect(page.items.map(({ id }) => id)).not.toContain(next.items[0]?.id)
  expect(page.unreadable + next.unreadable).toBe(0)

  // Actions.
  expect((await statuses.favourite(ada, reply.id)).favourited).toBe(true)
  expect((await statuses.unfavourite(ada, reply.id)).favourited).toBe(false)
  expect((await bookmarks.bookmark(ada, reply.id)).bookmarked).toBe(true)
  expect((await statuses.reblog(ada, reply.id)).reblog?.id).toBe(reply.id)
  expect((await statuses.unreblog(ada, reply.id)).id).toBe(reply.id)
  if (capabilities.reactions) {
    expect((await reactions.add(ada, reply.id, '🌊')).reactions).toMatchObject([{ name: '🌊', count: 1, me: true }])
    await reactions.remove(ada, reply.id, '🌊')
  }
  if (capabilities.polls) {
    const poll = { options: ['wade', 'swim'], expiresIn: 600, multiple: false }
    const asked = await statusWriting.create(bob, { text: 'Well?', visibility: 'public', poll })
    if (!asked.poll) throw new Error('The poll is missing.')
    expect(await polls.vote(ada, asked.poll.id, [1])).toMatchObject({ voted: true, ownVotes: [1] })
  }
  if (capabilities.quoting && support('quotes') === 'yes') {
    const quoting = await statusWriting.create(ada, { text: 'Hear this', visibility: 'public', quoteId: reply.id })
    expect(quoting.quote).toMatchObject({ state: 'accepted', id: reply.id })
  }
  if (capabilities.editing) {
    const changes = { text: 'Lower tide', spoilerText: 'Sea', sensitive: true, mediaIds: posted.attachments.map(({ id }) => id) }
    expect((await statusWriting.edit(ada, posted.id, changes)).content).toContain('Lower tide')
  }

  // Lists and filters.
  if (support('lists') === 'yes') {
    const list = await lists.create(ada, 'Shore')
    await lists.addAccounts(ada, list.id, [other.id])
    expect((await lists.accounts(ada, list.id)).items.map(({ id }) => id)).toEqual([other.id])
    const shown = await timelines.fetch(ada, { path: `/api/v1/timelines/list/${list.id}` })
    expect(shown.items.map(({ account }) => account.id)).toContain(other.id)
    await lists.remove(ada, list.id)
  }
  expect(await lists.all(ada)).toEqual([])
  if (support('ownFilters') === 'yes') {
    const filter = {
      title: 'mud',
      phrases: [{ id: null, phrase: 'mud', wholeWord: true }],
      contexts: ['home'],
      hides: true,
      expiresIn: null,
    } as const
    const made = await ownFilters.create(ada, capabilities.ownFilters, filter)
    expect((await ownFilters.list(ada, capabilities.ownFilters)).map(({ id }) => id)).toEqual([made.id])
    await ownFilters.remove(ada, capabilities.ownFilters, made.id)
  }
  expect(await ownFilters.list(ada, capabilities.ownFilters).catch(emptyIfMissing)).toEqual([])

  // Notifications.
  const { items } = await notifications.fetch(ada, { types: ['mention'] })
  expect(items).toMatchObject([{ type: 'mention', status: { id: reply.id }, account: { id: other.id } }])
  const [first] = items
  if (first) await notificationMarks.markRead(ada, { maxId: first.id })
  if (first && capabilities.dismissNotification) {
    await notificationMarks.dismiss(ada, first.id)
    expect((await notifications.fetch(ada, { types: ['mention'] })).items).toEqual([])
  }

  // Live updates.
  const events: StreamEvent[] = []
  const states: StreamState['kind'][] = []
  const stream = openStreamClient({
    url: server.origin,
    host: new URL(server.origin).host,
    token: token.accessToken,
    stream: 'user',
    clock: server.clock,
    WebSocket: server.WebSocket,
    respondsToPings: () => capabilities.streamPongs,
    onEvent: (event) => events.push(event),
    onState: ({ kind }) => states.push(kind),
  })
  if (support('streaming') === 'yes') {
    await expect.poll(() => states.at(-1)).toBe('joined')
    server.clock.advance(60_000)
    const live = await statusWriting.create(bob, { text: 'Now', visibility: 'public' })
    await server.instance.settled()
    await expect.poll(() => events).toMatchObject([{ kind: 'update', status: { id: live.id } }])
    expect(states.at(-1)).toBe('joined')
  } else await expect.poll(() => states.at(-1)).toBe('error')
  stream.close()

  // The end.
  expect((await statusWriting.remove(ada, posted.id)).text).not.toBe('')
  await oauth.revoke(visitor, { app, token: token.accessToken }).catch((error: unknown) => {
    if (support('revokeElsewhere') === 'yes' || !isMissing(error)) throw error
  })
  if (support('revokeElsewhere') !== 'no') {
    const dead = await credentials.verify(ada).catch((error: unknown) => error)
    expect(dead).toBeInstanceOf(ApiError)
    if (dead instanceof ApiError && dialect.name !== 'friendica')
      expect(credentials.isDeadToken(dead, capabilities.rejectsBy403)).toBe(true)
  }
  await server.close()
})

test('the day as a command deletes its own data, stops on request and prints errors', async () => {
  for (const name of ['mastodon-4.5', 'gotosocial-0.20', null]) {
    const dialect = dialects.find((one) => one.name === name)
    const server = await startTestInstanceOn(systemClock, dialect ? { dialect } : {})
    const [token, other] = [await server.signIn('ada'), await server.signIn('bob')]
    const lines: string[] = []
    let stop = new AbortController()
    const run = (...args: string[]) =>
      runDay(args, {
        fetch: (url, init) => server.fetch(url, init),
        WebSocket: server.WebSocket,
        signal: stop.signal,
        print: (line) => lines.push(line),
      })
    const counts = async () => {
      const { db } = server.instance.context
      const tables = ['statuses', 'lists', 'filters', 'follows'] as const
      return Promise.all(tables.map(async (table) => (await db.selectFrom(table).selectAll().execute()).length))
    }
    const before = await counts()
    const code = await run('--server', server.origin, '--token', token, '--other', other)
    expect(lines[0], lines[0]).not.toContain('| failed |')
    expect([name, code], lines.join('\n')).toEqual([name, 0])
    expect(lines[0]).toMatch(/\| Live updates \| works \| \d+ ms \|/)
    expect(lines[0]).toMatch(/\| Sign out \| left out \|/)
    expect(lines[0]).toMatch(name === null ? /\| Reaction \| works/ : /\| Reaction \| missing/)
    expect(await counts()).toEqual(before)

    // A step that fails, and one that the server lacks.
    const undo = server.fail('POST /api/v1/statuses/:id/favourite', 500)
    expect(await run('--server', server.origin, '--token', token)).toBe(1)
    expect(lines[1]).toMatch(/\| Favourite \| failed \| \d+ ms \| POST .*: status 500/)
    expect(lines[1]).toMatch(/\| Follow \| left out/)
    undo()
    expect(await counts()).toEqual(before)

    // Ctrl-C while the first post is on its way.
    const release = server.hold('POST /api/v1/statuses')
    const stopped = run('--server', server.origin, '--token', token)
    await release.arrived
    stop.abort()
    release()
    expect(await stopped).toBe(130)
    expect(lines[2]).not.toContain('Favourite')
    expect(lines[2]).toContain('1 things taken away')
    expect(await counts()).toEqual(before)

    stop = new AbortController()
    const narrow = await server.signIn('ada', 'read')
    await run('--token', token)
    await run('--server', server.origin, '--token', '-nonsense')
    await run('--server', server.origin, '--token', narrow, '--revoke')
    // The whole day with a token of the app flow, which is dead in the end.
    const visitor = createClient({ origin: server.origin, token: null, fetch: (url, init) => server.fetch(url, init) })
    const ada = await signInThrough(visitor, (url, init) => server.fetch(url, init), { name: 'ada', password: smallWorldPassword })
    const own = ['--token', ada.token.accessToken, '--client-id', ada.app.clientId, '--client-secret', ada.app.clientSecret]
    expect([name, await run('--server', server.origin, ...own, '--other', other, '--revoke')], lines.at(-1)).toEqual([name, 0])
    expect(lines.pop()).toMatch(/\| Sign out \| works \| \d+ ms \| the token is dead/)
    expect(await counts()).toEqual(before)
    expect(lines.slice(3)).toEqual([
      expect.stringMatching(/^Which server\?/),
      expect.stringMatching(/^The token of --token is wrong or has ended\./),
      expect.stringMatching(
        /\| Post with a file and a warning \| failed \| \d+ ms \| The token lacks a scope for POST[^]*\| Sign out \| (?:works|failed) /,
      ),
    ])
    await server.close()
  }
  const unreachable = (): Promise<Response> =>
    Promise.reject(new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ENOTFOUND' }) }))
  const lines: string[] = []
  class NoSocket {
    addEventListener() {}
    send() {}
    close() {}
  }
  const place = { fetch: unreachable, WebSocket: NoSocket, print: (line: string) => lines.push(line) }
  expect(await runDay(['--server', 'nowhere.example', '--token', 'x'], place)).toBe(2)
  expect(lines).toEqual(['https://nowhere.example: The server cannot be reached (ENOTFOUND).'])
})

async function isThere(client: ApiClient, path: string): Promise<boolean> {
  try {
    await client.request('GET', path)
    return true
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.status !== 403 && !isMissing(error)
  }
}

function emptyIfMissing(error: unknown): [] {
  if (!isMissing(error)) throw error
  return []
}
