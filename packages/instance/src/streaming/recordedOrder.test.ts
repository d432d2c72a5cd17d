import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTestInstance, type SmallWorldName, type TestInstance } from '../testing.ts'
import recordedOrder from './recordedOrder.json'

/** A short name of a frame, to compare the order of events. */
function nameOf(text: string): string {
  const { event, payload = '', stream } = JSON.parse(text) as { event: string; payload?: string; stream?: string[] }
  const topic = stream?.[0]?.split(':')[0] ?? 'none'
  if (event === 'delete') return `${topic}: delete`
  const body = JSON.parse(payload) as { type?: string; state?: string; reblog?: unknown; visibility?: string }
  const detail = body.type ?? body.state ?? (body.reblog ? 'repeat' : body.visibility)
  return `${topic}: ${event}${detail ? ` ${detail}` : ''}`
}

/** Recorded events of Akkoma, as `event__reader_stream`, while an action ran. */
const recorded = (name: keyof typeof recordedOrder) => recordedOrder[name]

let world: TestInstance
beforeEach(async () => {
  world = await startTestInstance()
})
afterEach(() => world.close())

async function open(name: SmallWorldName, stream = 'user'): Promise<() => string[]> {
  const frames: string[] = []
  const socket = new world.WebSocket(`ws://pond.example/api/v1/streaming?stream=${stream}&access_token=${await world.signIn(name)}`)
  socket.addEventListener('message', ({ data = '' }) => frames.push(nameOf(data)))
  await new Promise<void>((resolve) => socket.addEventListener('open', () => resolve()))
  return () => frames.splice(0)
}

async function act(name: SmallWorldName, method: string, path: string, body: object = {}): Promise<string> {
  world.clock.advance(1000)
  const reply = await world.fetch(path, {
    method,
    headers: { authorization: `Bearer ${await world.signIn(name)}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`)
  const { id = '' } = (await reply.json()) as { id?: string }
  await world.instance.settled()
  // Frames are handed over a turn later.
  await world.fetch('/api/v1/timelines/public')
  return id
}

const idOf = async (name: SmallWorldName) => (await world.account(name)).id
const post = (name: SmallWorldName, status: string, more: object = {}) => act(name, 'POST', '/api/v1/statuses', { status, ...more })

test('a follow, a request and their ends are streamed as Akkoma streams them', async () => {
  const [follower, followed, locked] = [await open('bob'), await open('ada'), await open('carol')]
  await act('bob', 'POST', `/api/v1/accounts/${await idOf('ada')}/follow`)
  expect(follower()).toEqual(recorded('follow__carol_user'))
  expect(followed()).toEqual(recorded('follow__bob_user'))
  await act('bob', 'POST', `/api/v1/accounts/${await idOf('ada')}/unfollow`)
  expect(follower()).toEqual(recorded('unfollow__carol_user'))

  await act('bob', 'POST', `/api/v1/accounts/${await idOf('carol')}/follow`)
  expect(follower()).toEqual(recorded('follow_request__alice_user'))
  expect(locked()).toEqual(recorded('follow_request__carol_user'))
  await act('carol', 'POST', `/api/v1/follow_requests/${await idOf('bob')}/authorize`)
  expect(follower()).toEqual(recorded('follow_request_authorized__alice_user'))

  await act('bob', 'POST', `/api/v1/accounts/${await idOf('carol')}/block`)
  expect(follower()).toEqual(recorded('block__alice_user'))
})

test('actions on a post are streamed to its author, and a repeat to its repeater', async () => {
  const [author, reader] = [await open('bob'), await open('ada')]
  const id = await post('bob', 'Mine')
  author()
  await act('ada', 'POST', `/api/v1/statuses/${id}/favourite`)
  expect(author()).toEqual(recorded('favourite__bob_user'))
  await act('ada', 'PUT', `/api/v1/pleroma/statuses/${id}/reactions/${encodeURIComponent('🐟')}`)
  expect(author()).toEqual(recorded('emoji_reaction_unicode__bob_user'))
  expect(reader()).toEqual([])
  await act('ada', 'POST', `/api/v1/statuses/${id}/reblog`)
  expect(author()).toEqual(recorded('reblog__bob_user'))
  expect(reader()).toEqual(recorded('reblog__alice_user'))
  await act('bob', 'PUT', `/api/v1/statuses/${id}`, { status: 'Mine, edited' })
  expect(author()).toEqual(recorded('status_edit__bob_user'))
  const deleted = await post('bob', 'Gone soon')
  author()
  await act('bob', 'DELETE', `/api/v1/statuses/${deleted}`)
  expect(author()).toEqual(recorded('delete__alice_public-local'))
})

test('posts of every scope are sent over the same streams as on Akkoma', async () => {
  const streams = {
    user: await open('ada'),
    notes: await open('ada', 'user:notification'),
    own: await open('bob'),
    local: await open('ada', 'public:local'),
    public: await open('ada', 'public'),
    direct: await open('ada', 'direct'),
    ownDirect: await open('bob', 'direct'),
  }
  const drain = () => Object.fromEntries(Object.entries(streams).map(([name, frames]) => [name, frames()]))
  await act('ada', 'POST', `/api/v1/accounts/${await idOf('bob')}/follow`)
  drain()
  for (const visibility of ['unlisted', 'private'] as const) {
    const name = `new_status_${visibility}` as const
    await post('bob', '@ada hello', { visibility })
    expect(drain()).toEqual({
      user: recorded(`${name}__alice_user`),
      notes: recorded(`${name}__alice_user-notification`),
      own: recorded(`${name}__bob_user`),
      local: [],
      public: [],
      direct: [],
      ownDirect: [],
    })
  }
  await post('bob', '@ada on this server', { visibility: 'local' })
  expect(drain()).toMatchObject({
    user: recorded('new_status_local__alice_user'),
    local: recorded('new_status_local__alice_public-local'),
    public: [],
  })
  const id = await post('bob', '@ada psst', { visibility: 'direct' })
  expect(drain()).toMatchObject({ direct: recorded('direct_message__alice_direct'), ownDirect: recorded('direct_message__bob_direct') })
  await post('ada', '@bob yes', { visibility: 'direct', in_reply_to_id: id })
  expect(drain()).toMatchObject({
    own: recorded('conversation_reply__bob_user'),
    direct: recorded('conversation_reply__alice_direct'),
    ownDirect: recorded('conversation_reply__bob_direct'),
  })
})

test('a report is streamed to staff, and a list and a tag have their own streams', async () => {
  const staff = [await open('ada'), await open('ada', 'user:notification')]
  await act('dave', 'POST', '/api/v1/reports', { account_id: await idOf('bob'), comment: 'Look' })
  expect(staff.map((frames) => frames())).toEqual([recorded('report__alice_user'), recorded('report__alice_user-notification')])

  const list = await act('ada', 'POST', '/api/v1/lists', { title: 'Boats' })
  await act('ada', 'POST', `/api/v1/accounts/${await idOf('bob')}/follow`)
  await act('ada', 'POST', `/api/v1/lists/${list}/accounts`, { account_ids: [await idOf('bob')] })
  const [onList, tagged] = [await open('ada', `list&list=${list}`), await open('ada', 'hashtag&tag=Bench')]
  await post('bob', 'On the #bench')
  expect(onList()).toEqual(recorded('list_stream__bob'))
  expect(tagged()).toEqual(recorded('new_status_with_card__anon_hashtag-bench'))
})
