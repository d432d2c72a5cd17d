import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startTestInstance, type TestInstance } from '../testing.ts'

interface Frame {
  event: string
  payload: string
  stream?: string[]
}

async function open(world: TestInstance, query: string, protocol?: string) {
  const frames: Frame[] = []
  const other: string[] = []
  const socket = new world.WebSocket(`ws://pond.example/api/v1/streaming?${query}`, protocol)
  let code: number | undefined
  socket.addEventListener('message', ({ data = '' }) => (data.startsWith('{') ? frames.push(JSON.parse(data)) : other.push(data)))
  const opened = await new Promise<boolean>((resolve) => {
    socket.addEventListener('open', () => resolve(true))
    socket.addEventListener('close', (event) => {
      code = event.code
      resolve(false)
    })
  })
  return {
    frames,
    opened,
    other,
    socket,
    code: () => code,
    events: () => frames.map((frame) => `${frame.event} ${frame.stream?.join() ?? '-'}`),
  }
}

async function act(world: TestInstance, token: string, path: string, body: object = {}, method = 'POST') {
  const reply = await world.fetch(path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status}`)
  const response: { id: string } = await reply.json()
  await world.instance.settled()
  return response
}

test('a post reaches the author, followers and the public streams, with the topic as Akkoma names it', async () => {
  const world = await startTestInstance()
  const [ada, bob] = [await world.signIn('ada'), await world.signIn('bob')]
  const { id: bobId } = await world.account('bob')
  await world.instance.context.db
    .insertInto('follows')
    .values({ account_id: (await world.account('ada')).id, target_id: bobId, state: 'accepted', created_at: 0 })
    .execute()
  const home = await open(world, `stream=user&access_token=${ada}`)
  const own = await open(world, 'stream=user', bob)
  const stranger = await open(world, `stream=user&access_token=${await world.signIn('dave')}`)
  const local = await open(world, 'stream=public:local')
  const tides = await open(world, 'stream=hashtag&tag=Tides')
  const media = await open(world, 'stream=public:media')
  const { id } = await act(world, bob, '/api/v1/statuses', { status: 'Low #tides' })
  expect(home.events()).toEqual([`update user:${(await world.account('ada')).id}`])
  expect(own.events()).toEqual([`update user:${bobId}`])
  expect(local.events()).toEqual(['update public:local'])
  expect(tides.events()).toEqual(['update hashtag:tides'])
  expect([stranger.frames, media.frames]).toEqual([[], []])
  expect(JSON.parse(home.frames[0]?.payload ?? '')).toMatchObject({ id, account: { acct: 'bob' }, favourited: false })
  await world.close()
})

test('edits and deletions follow the post; a deletion names no stream', async () => {
  const world = await startTestInstance()
  const bob = await world.signIn('bob')
  const stream = await open(world, 'stream=public')
  const { id } = await act(world, bob, '/api/v1/statuses', { status: 'one' })
  await act(world, bob, `/api/v1/statuses/${id}`, { status: 'two' }, 'PUT')
  await act(world, bob, `/api/v1/statuses/${id}`, {}, 'DELETE')
  expect(stream.events()).toEqual(['update public', 'status.update public', 'delete -'])
  expect(stream.frames[2]).toEqual({ event: 'delete', payload: id })
  await world.close()
})

test('a mention is streamed before the post, and a direct post adds its conversation', async () => {
  const world = await startTestInstance()
  const [ada, bob] = [await world.signIn('ada'), await world.signIn('bob')]
  const { id: adaId } = await world.account('ada')
  const user = await open(world, `stream=user&access_token=${ada}`)
  const direct = await open(world, `stream=direct&access_token=${ada}`)
  const notes = await open(world, `stream=user:notification&access_token=${ada}`)
  const everybody = await open(world, 'stream=public')
  await act(world, bob, '/api/v1/statuses', { status: '@ada psst', visibility: 'direct' })
  expect(user.events()).toEqual(['notification user', `update user:${adaId}`])
  expect(notes.events()).toEqual(['notification user:notification'])
  expect(direct.events()).toEqual([`update direct:${adaId}`, `conversation direct:${adaId}`])
  expect(everybody.frames).toEqual([])
  await world.close()
})

test('dismissed content is not streamed to its reader', async () => {
  const world = await startTestInstance()
  const [ada, bob] = [await world.signIn('ada'), await world.signIn('bob')]
  await world.instance.context.db
    .insertInto('account_relations')
    .values({ account_id: (await world.account('ada')).id, target_id: (await world.account('bob')).id, kind: 'mute', created_at: 0 })
    .execute()
  const reader = await open(world, `stream=public&access_token=${ada}`)
  const visitor = await open(world, 'stream=public')
  const user = await open(world, `stream=user&access_token=${ada}`)
  await act(world, bob, '/api/v1/statuses', { status: '@ada hello' })
  expect([reader.events(), user.events(), visitor.events()]).toEqual([[], [], ['update public']])
  await world.close()
})

test('an unavailable stream is rejected before it opens', async () => {
  const world = await startTestInstance()
  const narrow = await world.signIn('ada', 'read:accounts')
  for (const query of [
    'stream=user',
    'stream=public&access_token=wrong',
    `stream=user&access_token=${narrow}`,
    'stream=tea',
    'stream=hashtag',
    `stream=list&list=7&access_token=${await world.signIn('ada')}`,
  ]) {
    const { opened, code } = await open(world, query)
    expect([query, opened, code()]).toEqual([query, false, 1006])
  }
  const asked = (query: string) =>
    world.instance.connect(new Request(`http://pond.example/api/v1/streaming/?${query}`), () => {
      throw new Error('opened')
    })
  expect(await Promise.all([asked('stream=user'), asked('stream=tea')])).toEqual([401, 404])
  await world.close()
})

test('a socket without a stream takes subscriptions, answers a ping and ignores the rest', async () => {
  const world = await startTestInstance()
  const bob = await world.signIn('bob')
  const stream = await open(world, `access_token=${bob}`)
  for (const text of ['ping', 'nonsense', '{"type":"subscribe","stream":"public"}', '{"type":"subscribe","stream":"user"}'])
    stream.socket.send(text)
  await world.fetch('/api/v1/timelines/public')
  await act(world, bob, '/api/v1/statuses', { status: 'hello' })
  expect(stream.other).toEqual(['pong'])
  expect(stream.events().toSorted()).toEqual(['update public', `update user:${(await world.account('bob')).id}`])
  await world.close()
})

test('revoking a token closes its streams with 1000 and leaves the others open', async () => {
  const world = await startTestInstance()
  const one = await open(world, 'stream=user', await world.signIn('bob'))
  const other = await open(world, 'stream=user', await world.signIn('bob'))
  const { context } = world.instance
  const [row] = await context.db.selectFrom('oauth_tokens').select('id').orderBy('id').execute()
  context.hub.closeToken(row?.id ?? 0)
  await world.fetch('/api/v1/timelines/public')
  expect([one.code(), other.code()]).toEqual([1000, undefined])
  await world.close()
})

test('every kind of frame has the keys of the recorded ones', async () => {
  const folder = join(import.meta.dirname, '../../../api/recordings/streaming')
  const recorded = new Map<string, string[]>()
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.txt'))) {
    for (const line of readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter((text) => text.startsWith('{'))) {
      const frame = JSON.parse(line) as Frame
      recorded.set(frame.event, Object.keys(frame))
    }
  }
  const world = await startTestInstance()
  const bob = await world.signIn('bob')
  const { context } = world.instance
  const streams = [await open(world, `stream=user&access_token=${bob}`), await open(world, `stream=direct&access_token=${bob}`)]
  const { id } = await act(world, await world.signIn('ada'), '/api/v1/statuses', { status: '@bob hi', visibility: 'direct' })
  const own = await act(world, bob, '/api/v1/statuses', { status: 'one', in_reply_to_id: id, visibility: 'direct' })
  await act(world, bob, `/api/v1/statuses/${own.id}`, { status: 'two' }, 'PUT')
  await act(world, bob, `/api/v1/statuses/${own.id}`, {}, 'DELETE')
  context.notify({
    kind: 'relationshipChanged',
    state: 'follow_accept',
    followerId: (await world.account('bob')).id,
    followingId: (await world.account('ada')).id,
  })
  await world.instance.settled()
  await world.fetch('/api/v1/timelines/public')
  const sent = new Map(streams.flatMap(({ frames }) => frames).map((frame) => [frame.event, Object.keys(frame)]))
  expect([...sent.keys()].toSorted()).toEqual([
    'conversation',
    'delete',
    'notification',
    'pleroma:follow_relationships_update',
    'status.update',
    'update',
  ])
  for (const [event, keys] of recorded) expect([event, sent.get(event)]).toEqual([event, keys])
  await world.close()
})
