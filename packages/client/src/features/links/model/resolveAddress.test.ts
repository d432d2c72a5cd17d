import type { StatusId } from '@rookery/api/wire/model'
import { expect, onTestFinished, test } from 'vitest'
import { openTestSession } from '#test/openTestSession.ts'
import { postAs } from '#test/postAs.ts'
import { resolveAddress } from './resolveAddress.ts'

async function open() {
  const searches: string[] = []
  const world = await openTestSession({
    through: (send) => (url, init) => {
      if (url.includes('/api/v2/search')) searches.push(url)
      return send(url, init)
    },
  })
  onTestFinished(world.close)
  const resolve = (address: string) => resolveAddress(world.session, address, new AbortController().signal)
  return { ...world, searches, resolve }
}

async function addressOf({ session, server }: Awaited<ReturnType<typeof open>>, id: StatusId): Promise<string> {
  const reply = await server.fetch(`/api/v1/statuses/${id}`, { headers: { authorization: `Bearer ${session.token?.accessToken}` } })
  const { uri } = (await reply.json()) as { uri: string } // the instance's own answer
  return uri
}

test('a post is found by its address, fetched, and then stored', async () => {
  const world = await open()
  const id = await postAs(world.server, 'ada', 'Hello')
  const address = await addressOf(world, id)
  expect(await world.resolve(address)).toEqual({ kind: 'status', id })
  expect(await world.resolve(`${address}/`)).toEqual({ kind: 'status', id })
  expect(world.searches).toHaveLength(1)
  expect(new URL(world.searches[0] ?? '').searchParams.get('resolve')).toBe('true')
  expect(world.session.entities.statuses.get(id)?.content).toContain('Hello')
})

test('an address within a post resolves to the post, and a deleted post is fetched again', async () => {
  const world = await open()
  const id = await postAs(world.server, 'ada', 'Hello')
  const address = await addressOf(world, id)
  await world.resolve(address)
  expect(await world.resolve(`${address}#second`)).toEqual({ kind: 'status', id })
  expect(world.searches).toHaveLength(1)
  world.session.entities.statuses.patch(id, (status) => ({ ...status, deleted: true }))
  await world.resolve(address)
  expect(world.searches).toHaveLength(2)
})

test('a person is found by their address', async () => {
  const { server, resolve } = await open()
  const rita = await server.account('rita@remote.example')
  expect(await resolve(rita.url ?? rita.ap_id)).toEqual({ kind: 'account', id: rita.id })
})

test('an address that only occurs in the text of a post finds nothing', async () => {
  const { server, resolve } = await open()
  const raw = {
    id: 'S1',
    uri: 'https://a.example/1',
    created_at: '2026-03-01T10:00:00.000Z',
    account: { id: 'A1', username: 'x', acct: 'x' },
  }
  const content = '<a href="https://x.example/@y/1?a=b&amp;c=d">x</a>'
  const reply = (found: object[]) => Response.json({ accounts: [], statuses: found, hashtags: [] })
  const mend = server.fail('GET /api/v2/search', reply([{ ...raw, content }]))
  expect(await resolve('https://x.example/@y/1?a=b&c=d')).toBeNull()
  mend()
  server.fail('GET /api/v2/search', reply([{ ...raw, content: 'The post, under another name.' }]))
  expect(await resolve('https://x.example/@y/1?a=b&c=d')).toEqual({ kind: 'status', id: 'S1' })
})

const person = (acct: string, url: string) => ({ id: 'A1', username: acct.split('@')[0], acct, url })

test.each([
  ['https://remote.example/users/Rita', 'rita@remote.example', 'https://remote.example/@rita'],
  ['https://social.remote.example/~rita/', 'rita@remote.example', 'https://remote.example/@rita'],
  ['https://pond.example/@rita@remote.example', 'rita@remote.example', 'https://remote.example/@rita'],
  ['https://pond.example/@bob', 'bob', 'https://pond.example/users/bob'],
  ['https://remote.example/?author=1', 'rita@remote.example', 'https://remote.example/author/rita'],
])('%s is one of the addresses of a person', async (address, acct, url) => {
  const { server, resolve } = await open()
  server.fail('GET /api/v2/search', Response.json({ accounts: [person(acct, url)], statuses: [], hashtags: [] }))
  expect(await resolve(address)).toEqual({ kind: 'account', id: 'A1' })
})

test.each([
  ['https://unreachable.example/notes/1', 'rita@remote.example'],
  ['https://remote.example/@rita/999', 'rita@remote.example'],
  ['https://remote.example/@ria', 'rita@remote.example'],
  ['https://elsewhere.example/@rita', 'rita@remote.example'],
  ['https://remote.example.net/@rita', 'rita@remote.example'],
])('an account that merely matches the text of %s is not used', async (address, acct) => {
  const { server, resolve } = await open()
  const accounts = [person(acct, 'https://remote.example/@rita')]
  server.fail('GET /api/v2/search', Response.json({ accounts, statuses: [], hashtags: [] }))
  expect(await resolve(address)).toBeNull()
})

test('if none of several posts has the address, none is used', async () => {
  const { server, resolve } = await open()
  const found = ['S1', 'S2'].map((id) => ({
    id,
    uri: `https://a.example/${id}`,
    created_at: '2026-03-01T10:00:00.000Z',
    account: { id: 'A1', username: 'x', acct: 'x' },
    content: 'Something else.',
  }))
  server.fail('GET /api/v2/search', Response.json({ accounts: [], statuses: found, hashtags: [] }))
  expect(await resolve('https://x.example/@y/1')).toBeNull()
})

test.each([403, 429, 500, 502])('a server that answers %i finds nothing', async (status) => {
  const { server, resolve } = await open()
  server.fail('GET /api/v2/search', status)
  expect(await resolve('https://x.example/@y/1')).toBeNull()
})

test('an aborted lookup finds nothing', async () => {
  const { server, session } = await open()
  const release = server.hold('GET /api/v2/search')
  const waiting = new AbortController()
  const found = resolveAddress(session, 'https://x.example/@y/1', waiting.signal)
  waiting.abort()
  expect(await found).toBeNull()
  release()
})
