import process from 'node:process'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createStatus } from '../domain/statuses/createStatus.ts'
import { emptyStatusInput } from '../domain/statuses/StatusInput.ts'
import { startTestInstance, type TestClient } from '../testing.ts'

interface Status {
  id: string
  content: string
  [key: string]: unknown
}

async function pond() {
  const world = await startTestInstance()
  const people = {
    ada: await world.as('ada'),
    mona: await world.as('mona'),
    bob: await world.as('bob'),
    carol: await world.as('carol'),
    dave: await world.as('dave'),
    visitor: await world.as(),
  }
  const post = async (who: TestClient, status: string, more: object = {}) =>
    (await who.post<Status>('/api/v1/statuses', { status, ...more })).body
  const follow = async (from: string, to: string) => {
    const row = {
      account_id: (await world.account(from)).id,
      target_id: (await world.account(to)).id,
      state: 'accepted' as const,
      created_at: 0,
    }
    await world.instance.context.db.insertInto('follows').values(row).execute()
  }
  return { ...people, world, post, follow }
}

const missing = { status: 404, body: { error: 'Record not found' } }

test('every route with a status id enforces the post’s scope', async () => {
  const { bob, carol, dave, follow, mona, post, visitor, world } = await pond()
  await follow('carol', 'bob')
  const readers = { bob, carol, dave, mona, visitor }
  const seen: Record<string, string[]> = {}
  for (const visibility of ['public', 'unlisted', 'local', 'private', 'direct']) {
    const { id } = await post(bob, '@dave hello', { visibility })
    seen[visibility] = []
    for (const [name, reader] of Object.entries(readers)) {
      const replies = [
        await reader.get(`/api/v1/statuses/${id}`),
        await reader.get(`/api/v1/statuses/${id}/source`),
        await reader.get(`/api/v1/statuses/${id}/history`),
      ]
      if (reader !== visitor) replies.push(await reader.post(`/api/v1/statuses/${id}/favourite`))
      const statuses = new Set(replies.map((reply) => reply.status))
      if (statuses.size !== 1) throw new Error(`${name} gets ${[...statuses].join()} for ${visibility}`)
      if (statuses.has(200)) seen[visibility].push(name)
      const { body } = await reader.get<Status[]>(`/api/v1/statuses?ids[]=${id}`)
      expect(body.length).toBe(statuses.has(200) ? 1 : 0)
    }
  }
  expect(seen).toEqual({
    public: ['bob', 'carol', 'dave', 'mona', 'visitor'],
    unlisted: ['bob', 'carol', 'dave', 'mona', 'visitor'],
    local: ['bob', 'carol', 'dave', 'mona'],
    private: ['bob', 'carol', 'dave'],
    direct: ['bob', 'dave'],
  })
  await world.close()
})

test('requests that crash Akkoma are not errors of the instance, and are not reported as such', async () => {
  const { visitor } = await pond()
  const notified = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => notified.mockRestore())
  expect((await visitor.get('/api/v1/statuses/9ynynynynynynynyny/context')).status).toBe(500)
  expect(notified).not.toHaveBeenCalled()
})

test('a conversation contains all posts with its context that the reader may see, around the requested post', async () => {
  const { bob, dave, post, visitor, world } = await pond()
  const root = await post(bob, 'root')
  const first = await post(dave, 'first', { in_reply_to_id: root.id })
  const second = await post(bob, 'second', { in_reply_to_id: first.id })
  await post(dave, '@bob quietly', { in_reply_to_id: root.id, visibility: 'direct' })
  const ids = (list: Status[]) => list.map((status) => status.id)
  const { body } = await visitor.get<{ ancestors: Status[]; descendants: Status[] }>(`/api/v1/statuses/${first.id}/context`)
  expect([ids(body.ancestors), ids(body.descendants)]).toEqual([[root.id], [second.id]])
  expect((await bob.get<{ descendants: Status[] }>(`/api/v1/statuses/${first.id}/context`)).body.descendants.length).toBe(2)
  expect(await visitor.get('/api/v1/statuses/9ynynynynynynynyny/context')).toMatchObject({ status: 500, body: 'Something went wrong' })
  await world.close()
})

test('a reply gets the scope of its parent, and a direct post accepts only direct replies', async () => {
  const { bob, dave, post, world } = await pond()
  const unlisted = await post(bob, 'quiet', { visibility: 'unlisted' })
  expect(await post(dave, 'me too', { in_reply_to_id: unlisted.id })).toMatchObject({
    visibility: 'unlisted',
    mentions: [{ acct: 'bob' }],
    pleroma: { in_reply_to_account_acct: 'bob', parent_visible: true },
  })
  const direct = await post(bob, '@dave psst', { visibility: 'direct' })
  const loud = await dave.post('/api/v1/statuses', { status: 'WHAT', in_reply_to_id: direct.id, visibility: 'public' })
  expect(loud).toMatchObject({ status: 422, body: { error: 'The message visibility must be direct' } })
  expect(await post(dave, 'x', { in_reply_to_id: '9ynynynynynynynyny' })).toMatchObject({ in_reply_to_id: null, visibility: 'public' })
  await world.close()
})

test('a quote includes the quoted post only if the reader may see it, and marks a deleted one', async () => {
  const { ada, bob, dave, follow, post, world } = await pond()
  const quoted = await post(bob, 'wise words')
  const quote = await post(ada, 'so true', { quote_id: quoted.id })
  expect(quote).toMatchObject({
    quote_id: quoted.id,
    quote: { id: quoted.id, quote: null },
    content: expect.stringContaining('<span class="quote-inline"><br/><br/>RE: <a'),
  })
  await world.instance.context.db
    .insertInto('account_relations')
    .values({ account_id: (await world.account('dave')).id, target_id: (await world.account('bob')).id, kind: 'block', created_at: 0 })
    .execute()
  expect((await dave.get(`/api/v1/statuses/${quote.id}`)).body).toMatchObject({ quote_id: quoted.id, quote: null })
  await follow('ada', 'bob')
  const secret = await post(bob, 'secret', { visibility: 'private' })
  const rejected = { status: 422, body: { error: 'You can only quote public or unlisted statuses' } }
  expect(await ada.post('/api/v1/statuses', { status: 'x', quote_id: secret.id })).toMatchObject(rejected)
  expect((await ada.post('/api/v1/statuses', { status: 'x', quote_id: '9ynynynynynynynyny' })).body).toEqual({
    error: "You can't quote a status that doesn't exist",
  })
  await bob.delete(`/api/v1/statuses/${quoted.id}`)
  expect((await ada.get(`/api/v1/statuses/${quote.id}`)).body).toMatchObject({
    quote_id: '_',
    quote: null,
    akkoma: { quote_apid: expect.stringContaining('/objects/') },
  })
  await world.close()
})

test('counts go up with each action and down when it is undone', async () => {
  const { ada, bob, post, world } = await pond()
  const { id } = await post(bob, 'root')
  const response = await post(ada, 'answer', { in_reply_to_id: id })
  await ada.post(`/api/v1/statuses/${id}/favourite`)
  await ada.post(`/api/v1/statuses/${id}/favourite`)
  await ada.post(`/api/v1/statuses/${id}/reblog`)
  await ada.post(`/api/v1/statuses/${id}/reblog`)
  const counts = async () => (await ada.get(`/api/v1/statuses/${id}`)).body
  expect(await counts()).toMatchObject({ replies_count: 1, favourites_count: 1, reblogs_count: 1, favourited: true, reblogged: true })
  await ada.post(`/api/v1/statuses/${id}/unfavourite`)
  await ada.post(`/api/v1/statuses/${id}/unreblog`)
  await ada.delete(`/api/v1/statuses/${response.id}`)
  expect(await counts()).toMatchObject({ replies_count: 0, favourites_count: 0, reblogs_count: 0, favourited: false, reblogged: false })
  expect(await ada.post(`/api/v1/statuses/${id}/unfavourite`)).toMatchObject({ status: 400, body: { error: 'Could not unfavorite' } })
  expect(await ada.post(`/api/v1/statuses/${id}/unreblog`)).toMatchObject({ status: 400, body: { error: 'Could not unrepeat' } })
  expect((await world.account('ada')).statuses_count).toBe(0)
  await world.close()
})

test('only public and unlisted posts are repeated, and private ones by their author', async () => {
  const { ada, bob, follow, post, world } = await pond()
  await follow('ada', 'bob')
  const secret = await post(bob, 'secret', { visibility: 'private' })
  expect(await ada.post(`/api/v1/statuses/${secret.id}/reblog`)).toMatchObject(missing)
  expect((await bob.post(`/api/v1/statuses/${secret.id}/reblog`)).body).toMatchObject({ visibility: 'private', reblog: { id: secret.id } })
  expect((await bob.post(`/api/v1/statuses/${(await post(bob, 'direct', { visibility: 'direct' })).id}/reblog`)).status).toBe(404)
  await world.close()
})

test('an edit keeps the earlier versions, scope and poll, and clears omitted fields', async () => {
  const { ada, bob, post, world } = await pond()
  const poll = { options: ['a', 'b'], expires_in: 600 }
  const { id } = await post(bob, 'one', { visibility: 'unlisted', spoiler_text: 'cw', poll })
  world.clock.advance(1000)
  const edited = await bob.put(`/api/v1/statuses/${id}`, { status: '**two**', content_type: 'text/markdown' })
  expect(edited.body).toMatchObject({
    content: '<p><strong>two</strong></p>',
    spoiler_text: '',
    visibility: 'unlisted',
    edited_at: '2026-03-02T12:00:01.000Z',
    poll: { options: [{ title: 'a' }, { title: 'b' }] },
  })
  const { body: history } = await ada.get(`/api/v1/statuses/${id}/history`)
  expect(history).toMatchObject([
    { content: 'one', spoiler_text: 'cw', created_at: '2026-03-02T12:00:00.000Z' },
    { content: '<p><strong>two</strong></p>', spoiler_text: '', created_at: '2026-03-02T12:00:01.000Z' },
  ])
  expect((await ada.get(`/api/v1/statuses/${id}/source`)).body).toEqual({
    id,
    text: '**two**',
    spoiler_text: '',
    content_type: 'text/markdown',
  })
  expect(await ada.put(`/api/v1/statuses/${id}`, { status: 'mine now' })).toMatchObject({ status: 403, body: { error: 'Access denied' } })
  expect(await bob.put(`/api/v1/statuses/${id}`, { status: '' })).toMatchObject({ status: 400, body: { error: 'internal_server_error' } })
  await world.close()
})

test('authors and staff delete; the author gets the source back, others get nothing', async () => {
  const { bob, dave, mona, post, world } = await pond()
  const { id } = await post(bob, '**draft**', { content_type: 'text/markdown' })
  const response = await post(dave, 'answer', { in_reply_to_id: id })
  await dave.post(`/api/v1/statuses/${id}/reblog`)
  expect(await dave.delete(`/api/v1/statuses/${id}`)).toMatchObject(missing)
  expect((await bob.delete(`/api/v1/statuses/${id}`)).body).toMatchObject({ text: '**draft**', content: '<p><strong>draft</strong></p>' })
  expect(await bob.get(`/api/v1/statuses/${id}`)).toMatchObject(missing)
  expect((await dave.get(`/api/v1/statuses/${response.id}`)).body).toMatchObject({
    in_reply_to_id: '_',
    in_reply_to_account_id: '_',
    pleroma: { parent_visible: false },
  })
  expect((await bob.get<Status[]>('/api/v1/accounts/dave/statuses')).body.length).toBe(1)
  expect((await mona.delete(`/api/v1/statuses/${response.id}`)).status).toBe(200)
  await world.close()
})

test('a post of a remote account belongs to its server', async () => {
  const { ada, visitor, world } = await pond()
  const rita = await world.account('rita@remote.example')
  const { id } = await createStatus(world.instance.context, rita, { ...emptyStatusInput, text: '@ada hello' })
  const { body } = await ada.get(`/api/v1/statuses/${id}`)
  expect(body).toMatchObject({
    url: `https://remote.example/@rita/${id}`,
    uri: expect.stringContaining('https://remote.example/objects/'),
    pleroma: { local: false },
  })
  expect((await visitor.get<Status[]>('/api/v1/timelines/public?remote=true')).body.length).toBe(1)
  expect((await visitor.get<Status[]>('/api/v1/timelines/public?local=true')).body).toEqual([])
  await world.close()
})

test('a preview returns the rendered post and stores nothing', async () => {
  const { bob, ada, world } = await pond()
  const draft = { status: '@ada **hi** #new', content_type: 'text/markdown', poll: { options: ['a', 'b'], expires_in: 600 }, preview: true }
  const { body } = await bob.post<Status>('/api/v1/statuses', draft)
  expect(body).toMatchObject({
    id: 'pleroma:fakeid',
    uri: 'pleroma:fake_object_id',
    mentions: [{ acct: 'ada' }],
    tags: [{ name: 'new' }],
    poll: { options: [{ title: 'a' }, { title: 'b' }] },
  })
  expect((await bob.get('/api/v1/timelines/home')).body).toEqual([])
  expect((await ada.get('/api/v1/notifications')).body).toEqual([])
  expect((await ada.get('/api/v1/tags/new')).status).toBe(404)
  await world.close()
})

test.each([
  [{ status: '' }, 422, 'Cannot post an empty status without attachments'],
  [{ status: 'x'.repeat(5001) }, 422, 'The status is over the character limit'],
  [{ status: 'x'.repeat(4990), spoiler_text: 'y'.repeat(11) }, 422, 'The status is over the character limit'],
  [{ status: 'x', language: 'klingon' }, 422, 'Invalid language'],
  [{ status: 'x', expires_in: 10 }, 422, 'Expiry date is too soon'],
  [{ status: 'x', poll: { options: ['a', 'a'], expires_in: 600 } }, 422, 'Poll must contain at least 2 options'],
  [{ status: 'x', poll: { options: ['a', 'b'], expires_in: 10 ** 9 } }, 422, 'Expiration date is too far in the future'],
  [{ status: 'x', poll: { options: ['a', 'b'] } }, 400, 'Missing field: expires_in.'],
  [{ status: 'x', scheduled_at: 'tomorrow' }, 400, 'scheduled_at - Invalid format. Expected :"date-time".'],
])('%j is rejected with Akkoma’s text', async (draft, status, error) => {
  const { bob, world } = await pond()
  expect(await bob.post('/api/v1/statuses', draft)).toMatchObject({ status, body: { error } })
  await world.close()
})

test('the length of a post is counted in grapheme clusters', async () => {
  const { bob, world } = await pond()
  expect((await bob.post('/api/v1/statuses', { status: '👩‍👩‍👧'.repeat(5000) })).status).toBe(200)
  await world.close()
})

test('the same key returns the first response, errors too, for six hours and only to its owner', async () => {
  const { bob, world } = await pond()
  const send = async (token: string | null, status: string, key = 'k1') => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key }
    const reply = await world.fetch('/api/v1/statuses', { method: 'POST', headers, body: JSON.stringify({ status }) })
    const [announced, again] = ['idempotency-key', 'idempotent-replayed'].map((name) => reply.headers.get(name))
    return { status: reply.status, announced, again, body: (await reply.json()) as Status }
  }
  const first = await send(bob.token, 'one')
  expect((await send(bob.token, 'two')).body.id).toBe(first.body.id)
  expect((await send(await world.signIn('dave'), 'three')).body.id).not.toBe(first.body.id)
  expect(await send(bob.token, '', 'k2')).toMatchObject({ status: 422, announced: 'k2', again: null })
  expect(await send(bob.token, 'fine now', 'k2')).toMatchObject({ status: 422, announced: 'k2', again: 'true' })
  world.clock.advance(6 * 3_600_000)
  expect((await send(bob.token, 'two')).body.id).not.toBe(first.body.id)
  await world.close()
})

test('a private instance shows visitors no post and no conversation', async () => {
  const { bob, post, visitor, world } = await pond()
  const { id } = await post(bob, 'hello')
  world.instance.context.config.isPublic = false
  expect(await visitor.get(`/api/v1/statuses/${id}`)).toMatchObject(missing)
  for (const part of ['context', 'source', 'history', 'favourited_by', 'reblogged_by']) {
    expect(await visitor.get(`/api/v1/statuses/${id}/${part}`)).toMatchObject({
      status: 403,
      body: { error: 'This resource requires authentication.' },
    })
  }
  expect((await bob.get(`/api/v1/statuses/${id}/context`)).status).toBe(200)
  await world.close()
})

test('over time polls end, posts expire and scheduled posts are published', async () => {
  const { ada, bob, dave, post, world } = await pond()
  const inMinutes = (minutes: number) => new Date(world.clock.now() + minutes * 60_000).toISOString()
  const asked = await post(bob, 'tea?', { poll: { options: ['yes', 'no'], expires_in: 600 } })
  await dave.post(`/api/v1/polls/1/votes`, { choices: [0] })
  const fleeting = await post(bob, 'soon gone', { expires_in: 700 })
  const scheduled = await bob.post<{ id: string }>('/api/v1/statuses', { status: 'later', scheduled_at: inMinutes(20) })
  expect(scheduled.body).toMatchObject({ id: '1', params: { text: 'later' } })
  const pass = async (minutes: number) => {
    world.clock.advance(minutes * 60_000)
    // The work of a tick runs on by itself: the next request waits for the database behind it.
    for (let round = 0; round < 3; round++) await ada.get('/api/v1/timelines/public')
  }
  await pass(11)
  expect((await dave.get('/api/v1/notifications')).body).toMatchObject([
    { type: 'poll', status: { id: asked.id, poll: { expired: true } } },
  ])
  expect((await bob.get('/api/v1/notifications')).body).toMatchObject([{ type: 'poll' }])
  await pass(1)
  expect(await ada.get(`/api/v1/statuses/${fleeting.id}`)).toMatchObject(missing)
  expect((await ada.get<Status[]>('/api/v1/timelines/public')).body[0]?.content).toBe('tea?')
  await pass(9)
  expect((await ada.get<Status[]>('/api/v1/timelines/public')).body[0]?.content).toBe('later')
  await world.close()
})

test('every change needs a token with its scope', async () => {
  const { bob, post, visitor, world } = await pond()
  const { id } = await post(bob, 'hello')
  const expected = {
    favourite: 'write:favourites',
    reblog: 'write:statuses',
    bookmark: 'write:bookmarks',
    pin: 'write:accounts',
    mute: 'write:mutes',
  }
  const reader = await world.signIn('bob', 'read')
  for (const [action, scope] of Object.entries(expected)) {
    expect(await visitor.post(`/api/v1/statuses/${id}/${action}`)).toMatchObject({ status: 403, body: { error: 'Invalid credentials.' } })
    const ask = async (token: string) =>
      (await world.fetch(`/api/v1/statuses/${id}/${action}`, { method: 'POST', headers: { authorization: `Bearer ${token}` } })).status
    const reply = await world.fetch(`/api/v1/statuses/${id}/${action}`, { method: 'POST', headers: { authorization: `Bearer ${reader}` } })
    expect(await reply.json()).toEqual({ error: `Insufficient permissions: ${scope}.` })
    expect(await ask(await world.signIn('bob', scope))).toBe(200)
  }
  await world.close()
})
