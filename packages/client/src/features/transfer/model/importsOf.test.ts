import { onTestFinished, expect, test, vi } from 'vitest'
import type { Send } from '@rookery/api/http/client'
import * as accounts from '@rookery/api/calls/accounts'
import * as domainBlocks from '@rookery/api/calls/domainBlocks'
import * as ownFilters from '@rookery/api/calls/ownFilters'
import * as statuses from '@rookery/api/calls/statuses'
import { isRecord } from '#lib/isRecord.ts'
import { createTestBrowser, openTestSession, type TestSessionOptions } from '#test/openTestSession.ts'
import { postAs } from '#test/postAs.ts'
import { collectTransfer } from './collectTransfer.ts'
import { importsOf, type Imports } from './importsOf.ts'
import { readTransferFile, writeTransferFile } from './transferFile.ts'
import type { TransferKind, TransferRow } from './TransferRow.ts'
import { filtersOf } from '#features/filters/model/filtersOf.ts'

/** Until an import has begun, and no other window with it. */
const aMoment = 200

async function open(options: TestSessionOptions = {}) {
  const opened = await openTestSession({ as: 'bob', ...options })
  onTestFinished(opened.close)
  return { ...opened, imports: await importsOf.ready(opened.session) }
}

/** The import that was begun last. */
const last = (imports: Imports) => imports.get().at(-1) ?? null

type Opened = Awaited<ReturnType<typeof open>>

async function run({ imports, server }: Opened, kind: TransferKind, rows: readonly TransferRow[]) {
  imports.start(kind, rows)
  server.clock.advance(aMoment)
  await vi.waitFor(() => expect(last(imports)?.state).toBe('ended'))
  return last(imports)
}

const people: readonly TransferRow[] = [{ subject: 'ada' }, { subject: 'nobody-here' }, { subject: 'bob' }]

test('each line is done, or was already done, or has its reason', async () => {
  const opened = await open()
  const { session } = opened
  expect(await run(opened, 'mutes', people)).toMatchObject({
    at: 3,
    done: 1,
    already: 1,
    failed: [{ row: { subject: 'nobody-here' }, reason: null }],
  })
  expect(await run(opened, 'mutes', people)).toMatchObject({ done: 0, already: 2 })
  const { id } = await accounts.lookup(session.client, 'ada')
  expect(session.entities.relationships.get(id)?.muting).toBe(true)
})

test('data exported from one account is in another one after the import', async () => {
  const one = await open()
  const { client } = one.session
  await postAs(one.server, 'ada', 'A #heron by the weir')
  await run(one, 'follows', [{ subject: 'ada', reblogs: false }])
  await run(one, 'domains', [{ subject: 'bad.example' }])
  await run(one, 'lists', [{ subject: 'ada', list: 'Friends' }])
  await run(one, 'notes', [{ subject: 'ada', note: 'met at the weir' }])
  await run(one, 'tags', [{ subject: 'heron' }])
  await run(one, 'filters', [{ subject: 'eel', filter: { contexts: ['home'], wholeWord: true, hides: true, expiresAt: null } }])
  expect(await domainBlocks.list(client)).toContain('bad.example')
  const other = await open({ as: 'dave', server: one.server })
  for (const kind of ['follows', 'domains', 'lists', 'notes', 'tags', 'filters'] as const) {
    const rows = await collectTransfer(one.session, kind, () => {})
    const read = readTransferFile(kind, writeTransferFile(kind, rows))
    expect(read.unreadable, kind).toBe(0)
    expect(read.rows.length, kind).toBeGreaterThan(0)
    expect(await run(other, kind, read.rows), kind).toMatchObject({ failed: [] })
    const again = await collectTransfer(other.session, kind, () => {})
    expect(again, kind).toEqual(expect.arrayContaining([...rows]))
  }
})

test('a filter of a newer server is imported as far as this server supports it, and applies immediately', async () => {
  const opened = await open()
  const { client, entities, server } = opened.session
  const filters = filtersOf(opened.session)
  const post = await postAs(opened.server, 'ada', 'An eel in the weir')
  entities.receive({ statuses: [await statuses.get(client, post)] })
  const filter = { wholeWord: true, hides: false, expiresAt: null }
  const rows = [
    { subject: 'eel', filter: { ...filter, contexts: ['home', 'account'] } },
    { subject: 'trout', filter: { ...filter, contexts: ['account'] } },
  ]
  expect(await run(opened, 'filters', rows)).toMatchObject({
    done: 1,
    failed: [{ row: { subject: 'trout' }, reason: { key: 'transfer.impossible' } }],
  })
  const stored = await ownFilters.list(client, server.get().capabilities.ownFilters)
  expect(stored).toMatchObject([{ title: 'eel', contexts: ['home'] }])
  await vi.waitFor(() => expect(filters.of(post, { kind: 'timeline', place: 'home' })).not.toBeNull())
})

test('an import that is rate-limited waits as long as the server says, and loses no line', async () => {
  let refusals = 1
  const limited =
    (send: Send): Send =>
    async (url, init) =>
      url.includes('/mute') && init.method === 'POST' && refusals-- > 0
        ? Response.json({ error: 'Throttled' }, { status: 429, headers: { 'retry-after': '90' } })
        : send(url, init)
  const opened = await open({ through: limited })
  const { imports, server } = opened
  imports.start('mutes', people)
  server.clock.advance(aMoment)
  await vi.waitFor(() => expect(last(imports)).toMatchObject({ state: 'waiting', at: 0 }))
  expect((last(imports)?.until ?? 0) - server.clock.now()).toBe(90_000)
  server.clock.advance(90_000 + aMoment)
  await vi.waitFor(() => expect(last(imports)).toMatchObject({ state: 'ended', done: 1 }))
})

test('a server is muted once and for all posts, although the list cannot be fetched afterwards', async () => {
  const asked: string[] = []
  const failing =
    (send: Send): Send =>
    (url, init) => {
      if (!url.includes('/domain_blocks')) return send(url, init)
      asked.push(init.method ?? 'GET')
      const isLate = init.method !== 'POST' && asked.includes('POST')
      return isLate ? Promise.resolve(Response.json({ error: 'The pond is frozen' }, { status: 500 })) : send(url, init)
    }
  const opened = await open({ through: failing })
  const { client, entities } = opened.session
  const filters = filtersOf(opened.session)
  const post = await postAs(opened.server, 'rita@remote.example', 'From over there')
  entities.receive({ statuses: [await statuses.get(client, post)] })
  expect(await run(opened, 'domains', [{ subject: 'remote.example' }])).toMatchObject({ done: 1, already: 0, failed: [] })
  expect(asked.filter((method) => method === 'POST')).toHaveLength(1)
  expect(filters.of(post, { kind: 'conversation' })).not.toBeNull()
})

const isMute = (...[url, { method }]: Parameters<Send>) => method === 'POST' && url.endsWith('/mute')

/** Lets the first mute through, and everything behind it as `then` says. */
function afterOneMute(then: (send: Send, ...call: Parameters<Send>) => Promise<Response>): (send: Send) => Send {
  let isBehind = false
  return (send) => async (url, init) => {
    if (isBehind) return then(send, url, init)
    const response = await send(url, init)
    isBehind = isMute(url, init)
    return response
  }
}

const unreached = () => Promise.reject(new TypeError('Failed to fetch'))

/** An import of mutes that has come as far as the line was there. */
async function openWaiting() {
  const world = await open({ through: afterOneMute(unreached) })
  world.imports.start('mutes', people)
  world.server.clock.advance(aMoment)
  await vi.waitFor(() => expect(last(world.imports)?.state).toBe('waiting'))
  return world
}

test('an import that is started during another one waits for it, and neither is lost', async () => {
  const { browser, server, imports } = await openWaiting()
  imports.start('domains', [{ subject: 'bad.example' }])
  imports.start('tags', [{ subject: 'heron' }])
  const states = (all: Imports) => all.get().map(({ kind, state, at }) => [kind, state, at])
  expect(states(imports)).toEqual([
    ['mutes', 'waiting', 1],
    ['domains', 'queued', 0],
    ['tags', 'queued', 0],
  ])
  imports.pause()
  const next = await open({ browser, server })
  expect(states(next.imports)).toEqual([
    ['mutes', 'paused', 1],
    ['domains', 'queued', 0],
    ['tags', 'queued', 0],
  ])
  // A waiting import can be cancelled; the following ones stay.
  next.imports.forget(next.imports.get().find(({ kind }) => kind === 'tags')?.id ?? '')
  next.imports.resume()
  server.clock.advance(aMoment)
  await vi.waitFor(() =>
    expect(states(next.imports)).toEqual([
      ['mutes', 'ended', 3],
      ['domains', 'ended', 1],
    ]),
  )
  expect(await domainBlocks.list(next.session.client)).toContain('bad.example')
  // The report with a failed line stays until it is read; the other one makes room.
  next.imports.start('tags', [{ subject: 'heron' }])
  expect(states(next.imports)).toEqual([
    ['mutes', 'ended', 3],
    ['tags', 'running', 0],
  ])
})

test('when the current import is cancelled, the next one continues', async () => {
  const { imports, server } = await open({ through: afterOneMute(unreached) })
  imports.start('mutes', people)
  server.clock.advance(aMoment)
  await vi.waitFor(() => expect(last(imports)?.state).toBe('waiting'))
  imports.pause()
  imports.start('domains', [{ subject: 'bad.example' }])
  imports.start('tags', [{ subject: 'heron' }])
  imports.forget(imports.get()[0]?.id ?? '')
  expect(imports.get().map(({ kind, state }) => [kind, state])).toEqual([
    ['domains', 'paused'],
    ['tags', 'queued'],
  ])
  imports.resume()
  server.clock.advance(aMoment)
  await vi.waitFor(() => expect(imports.get()[0]?.state).toBe('waiting'))
  imports.forget(imports.get()[0]?.id ?? '')
  server.clock.advance(aMoment)
  await vi.waitFor(() => expect(imports.get()).toMatchObject([{ kind: 'tags', state: 'waiting' }]))
})

test('a reload leaves it paused in its place, and it continues from there', async () => {
  const { browser, server, imports } = await openWaiting()
  imports.pause()
  const next = await open({ browser, server })
  expect(last(next.imports)).toMatchObject({ kind: 'mutes', state: 'paused', at: 1, done: 1, rows: people })
  next.imports.resume()
  server.clock.advance(aMoment)
  await vi.waitFor(() => expect(last(next.imports)).toMatchObject({ state: 'ended', done: 1, already: 1 }))
  expect(last(next.imports)?.failed).toHaveLength(1)
  expect(next.asked.filter((call) => call.endsWith('/ada'))).toEqual([])
  next.imports.forget(last(next.imports)?.id ?? '')
  expect(last((await open({ browser, server })).imports)).toBeNull()
})

test.each([401, 403])(
  'a server that ends the session with %i stops it at its line, and the next session continues automatically',
  async (status) => {
    const browser = createTestBrowser()
    const end = async () => Response.json({ error: 'Invalid credentials.' }, { status })
    const first = await open({ browser, through: afterOneMute(end) })
    const { server, imports } = first
    const isStopped = () => expect(last(imports)).toMatchObject({ state: 'signedOut', at: 1, done: 1, failed: [] })
    imports.start('mutes', people)
    server.clock.advance(aMoment)
    await vi.waitFor(isStopped)
    // To try again changes nothing, and loses nothing.
    imports.resume()
    server.clock.advance(aMoment)
    expect(last(imports)?.state).toBe('running')
    await vi.waitFor(isStopped)
    await first.session.close()
    const next = await open({ browser, server })
    server.clock.advance(aMoment)
    await vi.waitFor(() => expect(last(next.imports)).toMatchObject({ state: 'ended', done: 1, already: 1 }))
  },
)

const page = () => new Response('<!doctype html><p>Sign in to the train', { headers: { 'content-type': 'text/html' } })
const stumble = () => Response.json({ error: 'Something went wrong' }, { status: 500 })
const gateway = () => new Response('<h1>Bad gateway', { status: 502, headers: { 'content-type': 'text/html' } })
const refusal = () => Response.json({ error: 'Not by you' }, { status: 403 })
const odd = () => Response.json([])

test.each([
  ['a page of somebody else', page],
  ['an error of its own', stumble],
  ['the error of a gateway', gateway],
  ['nothing', unreached],
])('an import waits for a server that responds with %s to everything, and no line fails', async (_, response) => {
  let isDown = true
  const down = afterOneMute(async (send, ...call) => (isDown ? response() : send(...call)))
  const { imports, server } = await open({ through: down })
  imports.start('mutes', people)
  server.clock.advance(aMoment)
  await vi.waitFor(() => expect(last(imports)).toMatchObject({ state: 'waiting', at: 1, failed: [] }))
  isDown = false
  server.clock.advance(15_000 + aMoment)
  await vi.waitFor(() => expect(last(imports)).toMatchObject({ state: 'ended', done: 1, already: 1 }))
})

test.each([
  ['a page', page, 1, 'errors.unreadable'],
  ['an error', stumble, 3, null],
  ['the error of a gateway', gateway, 3, 'errors.unexpectedStatus'],
  ['a refusal', refusal, 1, null],
  ['something odd', odd, 1, 'errors.unreadable'],
])('a single line that fails with %s does not stop the others, and has its reason', async (_, response, times, key) => {
  let asked = 0
  const opened = await open({
    through: (send) => async (url, init) => {
      if (!isMute(url, init)) return send(url, init)
      asked += 1
      return response()
    },
  })
  const job = await run(opened, 'mutes', people)
  expect(job).toMatchObject({ at: 3, done: 0, already: 1 })
  expect(job?.failed[0]).toMatchObject({ row: { subject: 'ada' }, reason: key === null ? { text: expect.any(String) } : { key } })
  expect(asked).toBe(times)
})

test('an import runs in one window at a time, and another window takes over the rest', async () => {
  const browser = createTestBrowser()
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  const one = await open({
    browser,
    through: (send) => async (url, init) => {
      if (isMute(url, init)) await held
      return send(url, init)
    },
  })
  const { server } = one
  one.imports.start('mutes', people)
  server.clock.advance(aMoment)
  await vi.waitFor(() => expect(one.asked.some((call) => call.includes('/lookup') || call.includes('/ada'))).toBe(true))
  const other = await open({ browser, server })
  const before = other.asked.length
  other.imports.resume()
  server.clock.advance(aMoment)
  await vi.waitFor(() => expect(last(other.imports)?.state).toBe('waiting'))
  expect(other.asked.slice(before).filter((call) => call.startsWith('POST'))).toEqual([])
  letGo()
  await vi.waitFor(() => expect(last(one.imports)).toMatchObject({ state: 'ended', done: 1, already: 1 }))
  server.clock.advance(15_000 + aMoment)
  await vi.waitFor(() => expect(last(other.imports)).toMatchObject({ state: 'ended', done: 1, already: 1 }))
})

/** Makes the server store languages of a follow, as Mastodon does. */
function withLanguages(send: Send): Send {
  let languages: readonly string[] | null = null
  return async (url, init) => {
    const response = await send(url, init)
    const { pathname } = new URL(url, 'http://pond.example')
    if (!pathname.startsWith('/api/v1/accounts/')) return response
    const json: unknown = await response.json()
    const all = (change: (one: object) => unknown) => Response.json(Array.isArray(json) ? json.map(change) : change(json ?? {}), response)
    // It sends accounts without their relationship.
    if (!/\/(follow|relationships)$/.test(pathname)) return all((one) => ({ ...one, pleroma: undefined }))
    const given: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : {}
    if (isRecord(given) && Array.isArray(given.languages)) languages = given.languages
    return all((one) => ({ ...one, languages }))
  }
}

test('an existing follow gets the options of its line, and keeps options that the line omits', async () => {
  const opened = await open({ through: withLanguages })
  const { client, entities } = opened.session
  const { id } = await accounts.lookup(client, 'ada')
  const follow = async (row: Partial<TransferRow>) => run(opened, 'follows', [{ subject: 'ada', ...row }])
  const stands = () => entities.relationships.get(id)
  expect(await follow({})).toMatchObject({ done: 1 })
  expect(stands()).toMatchObject({ following: true, showingReblogs: true, subscribing: false, languages: [] })
  for (const [row, expected] of [
    [{ reblogs: false }, { showingReblogs: false, subscribing: false, languages: [] }],
    [{ notify: true }, { showingReblogs: false, subscribing: true, languages: [] }],
    [{ languages: ['en', 'de'] }, { showingReblogs: false, subscribing: true, languages: ['en', 'de'] }],
    [{ notify: false }, { showingReblogs: false, subscribing: false, languages: ['en', 'de'] }],
    [{ languages: ['fr'] }, { showingReblogs: false, subscribing: false, languages: ['fr'] }],
    [
      { reblogs: true, notify: true, languages: [] },
      { showingReblogs: true, subscribing: true, languages: [] },
    ],
  ] as const) {
    expect(await follow(row), JSON.stringify(row)).toMatchObject({ done: 1, already: 0 })
    expect(stands()).toMatchObject(expected)
    expect(await follow(row)).toMatchObject({ done: 0, already: 1 })
    expect(await follow({})).toMatchObject({ done: 0, already: 1 })
  }
  await follow({ languages: ['en', 'de'] })
  expect(await follow({ languages: ['de', 'en'] })).toMatchObject({ done: 0, already: 1 })
  const [row] = await collectTransfer(opened.session, 'follows', () => {})
  expect(row).toMatchObject({ reblogs: true, notify: true, languages: ['en', 'de'] })
})

test('if the server stores no languages of a follow, a line with some is done once', async () => {
  const opened = await open()
  const expected = [{ subject: 'ada', reblogs: true, notify: false, languages: ['en'] }]
  expect(await run(opened, 'follows', expected)).toMatchObject({ done: 1 })
  expect(await run(opened, 'follows', expected)).toMatchObject({ done: 0, already: 1 })
})
