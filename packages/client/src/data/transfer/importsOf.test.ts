import { onTestFinished, expect, test, vi } from 'vitest'
import type { Send } from '@rookery/api/http/client'
import * as accounts from '@rookery/api/calls/accounts'
import * as domainBlocks from '@rookery/api/calls/domainBlocks'
import * as statuses from '@rookery/api/calls/statuses'
import { createTestBrowser, openTestSession, type TestSessionOptions } from '#test/openTestSession.ts'
import { postAs } from '#test/postAs.ts'
import { collectTransfer } from './collectTransfer.ts'
import { importsOf } from './importsOf.ts'
import { readTransferFile, writeTransferFile } from './transferFile.ts'
import type { TransferKind, TransferRow } from './TransferRow.ts'

async function open(options: TestSessionOptions = {}) {
  const opened = await openTestSession({ as: 'bob', ...options })
  onTestFinished(opened.close)
  return { ...opened, imports: await importsOf.ready(opened.session) }
}

type Opened = Awaited<ReturnType<typeof open>>

async function run({ imports, server }: Opened, kind: TransferKind, rows: readonly TransferRow[]) {
  imports.start(kind, rows)
  server.clock.advance(1)
  await vi.waitFor(() => expect(imports.get()?.state).toBe('ended'))
  return imports.get()
}

const people: readonly TransferRow[] = [{ subject: 'ada' }, { subject: 'nobody-here' }, { subject: 'bob' }]

test('each line is done, or was so already, or says why not', async () => {
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

test('what one account takes along, another one has after the import', async () => {
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

test('asked too often it waits as long as the server says, and loses no line', async () => {
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
  server.clock.advance(1)
  await vi.waitFor(() => expect(imports.get()).toMatchObject({ state: 'waiting', at: 0 }))
  expect((imports.get()?.until ?? 0) - server.clock.now()).toBe(90_000)
  server.clock.advance(90_000)
  await vi.waitFor(() => expect(imports.get()).toMatchObject({ state: 'ended', done: 1 }))
})

test('a server is muted once and for all posts, though it cannot be asked about afterwards', async () => {
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
  const { client, entities, filters } = opened.session
  const post = await postAs(opened.server, 'rita@remote.example', 'From over there')
  entities.receive({ statuses: [await statuses.get(client, post)] })
  expect(await run(opened, 'domains', [{ subject: 'remote.example' }])).toMatchObject({ done: 1, already: 0, failed: [] })
  expect(asked.filter((method) => method === 'POST')).toHaveLength(1)
  expect(filters.of(post, { kind: 'conversation' })).not.toBeNull()
})

test('a reload leaves it paused where it was, and it goes on from there', async () => {
  const browser = createTestBrowser()
  let isReached = true
  const first = await open({
    browser,
    through: (send) => (url, init) => (isReached ? send(url, init) : Promise.reject(new TypeError('Failed to fetch'))),
  })
  const { server, imports } = first
  isReached = false
  imports.start('mutes', people)
  server.clock.advance(1)
  await vi.waitFor(() => expect(imports.get()?.state).toBe('waiting'))
  imports.pause()
  const next = await open({ browser, server })
  expect(next.imports.get()).toMatchObject({ kind: 'mutes', state: 'paused', at: 0, rows: people })
  next.imports.resume()
  server.clock.advance(1)
  await vi.waitFor(() => expect(next.imports.get()).toMatchObject({ state: 'ended', done: 1 }))
  next.imports.forget()
  expect((await open({ browser, server })).imports.get()).toBeNull()
})
