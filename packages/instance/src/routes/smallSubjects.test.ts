import { expect, test } from 'vitest'
import { startTestInstance, type TestClient } from '../testing.ts'

async function pond() {
  const world = await startTestInstance()
  const people = { ada: await world.as('ada'), bob: await world.as('bob'), dave: await world.as('dave'), visitor: await world.as() }
  const post = async (who: TestClient, status: string, more: object = {}) =>
    (await who.post<{ id: string; poll: { id: string } }>('/api/v1/statuses', { status, ...more })).body
  return { ...people, world, post }
}

test('a vote counts once, the poll’s author may not vote, and invalid choices are rejected', async () => {
  const { ada, bob, dave, post, visitor, world } = await pond()
  const { poll } = await post(bob, 'tea?', { poll: { options: ['yes', 'no'], expires_in: 600 } })
  const votes = `/api/v1/polls/${poll.id}/votes`
  expect((await ada.post(votes, { choices: [5] })).body).toEqual({ error: 'Invalid indices' })
  expect((await ada.post(votes, { choices: [0, 1] })).body).toEqual({ error: 'Too many choices' })
  expect((await bob.post(votes, { choices: [0] })).body).toEqual({ error: "Poll's author can't vote" })
  expect((await ada.post(votes, { choices: ['0'] })).body).toMatchObject({
    votes_count: 1,
    voted: true,
    own_votes: [0],
    voters_count: null,
  })
  expect((await ada.post(votes, { choices: [1] })).body).toMatchObject({ votes_count: 1, own_votes: [0] })
  world.clock.advance(7 * 3_600_000)
  expect(await ada.post(votes, { choices: [1] })).toMatchObject({ status: 422, body: { error: 'Already voted' } })
  expect((await dave.post(votes, { choices: [1] })).status).toBe(200)
  expect(Object.keys((await visitor.get<object>(`/api/v1/polls/${poll.id}`)).body)).not.toContain('voted')
  await world.close()
})

test('a poll of several choices counts the voters as well as the votes', async () => {
  const { ada, bob, dave, post, world } = await pond()
  const { poll } = await post(bob, 'which?', { poll: { options: ['a', 'b', 'c'], expires_in: 600, multiple: true } })
  await ada.post(`/api/v1/polls/${poll.id}/votes`, { choices: [0, 2, 2] })
  const { body } = await dave.post(`/api/v1/polls/${poll.id}/votes`, { choices: [2] })
  expect(body).toMatchObject({ votes_count: 3, voters_count: 2, options: [{ votes_count: 1 }, { votes_count: 0 }, { votes_count: 2 }] })
  await world.close()
})

test('reactions are grouped by emoji; a foreign emoji can only join existing ones', async () => {
  const { ada, bob, dave, post, visitor, world } = await pond()
  const { id } = await post(bob, 'hello')
  const react = (who: TestClient, emoji: string) =>
    who.put<{ emoji_reactions: unknown }>(`/api/v1/pleroma/statuses/${id}/reactions/${encodeURIComponent(emoji)}`)
  await react(ada, '❤️')
  await react(dave, '❤️')
  await react(dave, ':blobcat:')
  const { id: rita } = await world.account('rita@remote.example')
  await world.instance.context.db
    .insertInto('reactions')
    .values({ status_id: id, account_id: rita, name: 'wave@remote.example', url: 'https://remote.example/wave.png', created_at: 0 })
    .execute()
  expect((await react(ada, 'wave@remote.example')).body.emoji_reactions).toMatchObject([
    { name: '❤️', count: 2, me: true, url: null },
    { name: 'blobcat', count: 1, me: false, url: 'http://pond.example/emoji/pond/blobcat.png' },
    { name: 'wave@remote.example', count: 2, me: true, account_ids: [(await world.account('ada')).id, rita] },
  ])
  for (const emoji of ['x', 'notanemoji', 'nope@remote.example', '👍👍'])
    expect(await react(ada, emoji)).toMatchObject({ status: 400, body: { error: 'Could not add reaction emoji' } })
  expect((await visitor.get(`/api/v1/pleroma/statuses/${id}/reactions/blobcat`)).body).toMatchObject([
    { name: 'blobcat', accounts: [{ acct: 'dave' }] },
  ])
  expect((await ada.delete(`/api/v1/pleroma/statuses/${id}/reactions/blobcat`)).body).toEqual({ error: 'Could not remove reaction emoji' })
  await world.close()
})

test('a direct post creates a conversation for each participant, unread for all but its author', async () => {
  const { ada, bob, post, world } = await pond()
  const first = await post(bob, '@ada @dave one', { visibility: 'direct' })
  const { body: mine } = await ada.get<{ id: string }[]>('/api/v1/conversations')
  expect(mine).toMatchObject([{ unread: true, accounts: [{ acct: 'bob' }, { acct: 'dave' }], last_status: { id: first.id } }])
  expect((await bob.get('/api/v1/conversations')).body).toMatchObject([{ unread: false }])
  const second = await post(ada, 'two', { visibility: 'direct', in_reply_to_id: first.id })
  expect((await bob.get('/api/v1/conversations')).body).toMatchObject([{ unread: true, last_status: { id: second.id } }])
  await ada.delete(`/api/v1/statuses/${second.id}`)
  expect((await bob.get('/api/v1/conversations')).body).toMatchObject([{ last_status: { id: first.id } }])
  expect((await ada.post(`/api/v1/conversations/${mine[0]?.id}/read`)).body).toMatchObject({ unread: false })
  expect((await bob.post(`/api/v1/conversations/${mine[0]?.id}/read`)).status).toBe(404)
  await world.close()
})

test('search finds people by name, public posts by their words, and tags by the words of the query', async () => {
  const { ada, bob, dave, post, visitor, world } = await pond()
  await post(bob, 'Low Tide at <six>')
  await post(bob, 'low tide, quietly', { visibility: 'unlisted' })
  const remote = await world.account('rita@remote.example')
  const search = async (who: TestClient, query: string) => {
    const { body } = await who.get<{ accounts: { acct: string }[]; statuses: { content: string }[]; hashtags: { name: string }[] }>(
      `/api/v2/search?${query}`,
    )
    return {
      accounts: body.accounts.map(({ acct }) => acct),
      statuses: body.statuses.length,
      hashtags: body.hashtags.map(({ name }) => name),
    }
  }
  expect(await search(ada, 'q=low tide')).toEqual({ accounts: [], statuses: 1, hashtags: ['low', 'tide', 'LowTide'] })
  expect(await search(ada, 'q=span')).toMatchObject({ statuses: 0 })
  expect(await search(ada, 'q=%40rita%40remote.example&type=accounts')).toEqual({ accounts: [remote.acct], statuses: 0, hashtags: [] })
  expect(await search(visitor, 'q=rita&type=accounts')).toMatchObject({ accounts: [] })
  expect(await search(dave, 'q=%23one two&type=hashtags')).toMatchObject({ hashtags: ['one'] })
  expect(await search(ada, 'q=https://x.example/a/b/&type=hashtags')).toMatchObject({ hashtags: ['b'] })
  expect(await ada.get('/api/v2/search')).toMatchObject({ status: 400, body: { error: 'Missing field: q.' } })
  await world.close()
})

test('lists and bookmark folders belong to their owner', async () => {
  const { ada, bob, post, world } = await pond()
  const { body: list } = await ada.post<{ id: string }>('/api/v1/lists', { title: 'Friends' })
  for (const reply of [
    await bob.get(`/api/v1/lists/${list.id}`),
    await bob.put(`/api/v1/lists/${list.id}`, { title: 'x' }),
    await bob.delete(`/api/v1/lists/${list.id}`),
    await bob.get(`/api/v1/lists/${list.id}/accounts`),
  ]) {
    expect(reply).toMatchObject({ status: 404, body: { error: 'List not found' } })
  }
  expect((await ada.put(`/api/v1/lists/${list.id}`, { title: 'Best friends' })).body).toEqual({ id: list.id, title: 'Best friends' })
  expect(await ada.post('/api/v1/lists', { title: ' ' })).toMatchObject({ status: 422, body: { error: "can't be blank" } })

  const root = '/api/v1/pleroma/bookmark_folders'
  // As on Akkoma.
  expect((await ada.get(root)).status).toBe(404)
  const { id } = await post(bob, 'hello')
  const mark = async (folder_id?: string) =>
    (await ada.post<{ pleroma: object }>(`/api/v1/statuses/${id}/bookmark`, { folder_id })).body.pleroma
  expect(await mark()).not.toHaveProperty('bookmark_folder')
  world.instance.context.config.bookmarkFolders = true
  const instance = (await ada.get('/api/v1/instance')).body
  expect(instance).toMatchObject({ pleroma: { metadata: { features: expect.arrayContaining(['pleroma:bookmark_folders']) } } })
  const { body: cakes } = await ada.post<{ id: string }>(root, { name: 'Cakes', emoji: 'blobcat' })
  const emoji_url = 'http://pond.example/emoji/pond/blobcat.png'
  expect(cakes).toEqual({ id: expect.any(String), name: 'Cakes', emoji: ':blobcat:', emoji_url })
  const own = `${root}/${cakes.id}`
  for (const reply of [await bob.patch(own, { name: 'x' }), await bob.delete(own)]) expect(reply.status).toBe(403)
  expect((await bob.get(root)).body).toEqual([])
  expect(await ada.post(root, {})).toMatchObject({ status: 400 })
  for (const rejected of [{ name: 'Cakes' }, { name: ' ' }, { name: 'Pies', emoji: 'no such' }])
    expect((await ada.post(root, rejected)).status).toBe(422)
  expect((await ada.patch(own, { name: 'Cakes', emoji: '🍰' })).body).toMatchObject({ emoji: '🍰', emoji_url: null })
  expect((await ada.patch(own, { name: 'Pies' })).body).toMatchObject({ name: 'Pies', emoji: null })

  const marked = async (query: string) => (await ada.get<{ id: string }[]>(`/api/v1/bookmarks${query}`)).body.map((one) => one.id)
  expect(await mark(cakes.id)).toMatchObject({ bookmark_folder: cakes.id })
  expect([await marked(`?folder_id=${cakes.id}`), await marked('?folder_id=0')]).toEqual([[id], []])
  // A folder of others is none.
  const { body: bobs } = await bob.post<{ id: string }>(root, { name: 'Pies' })
  expect(await mark(bobs.id)).toMatchObject({ bookmark_folder: null })
  expect(await mark(cakes.id)).toMatchObject({ bookmark_folder: cakes.id })
  expect((await ada.delete(own)).body).toMatchObject({ name: 'Pies' })
  expect((await ada.get(root)).body).toEqual([])
  expect(await marked('')).toEqual([id])
  expect((await ada.get(`/api/v1/statuses/${id}`)).body).toMatchObject({ bookmarked: true, pleroma: { bookmark_folder: null } })
  await world.close()
})

test('a report names its person, and only posts of that person', async () => {
  const { ada, bob, dave, post, world } = await pond()
  const bad = await post(dave, 'spam')
  const good = await post(ada, 'ham')
  const reply = await bob.post('/api/v1/reports', {
    account_id: (await world.account('dave')).id,
    status_ids: [bad.id, good.id],
    comment: 'c'.repeat(1000),
  })
  expect(reply.body).toMatchObject({ action_taken: false })
  const row = await world.instance.context.db.selectFrom('reports').selectAll().executeTakeFirstOrThrow()
  expect(JSON.parse(row.status_ids_json)).toEqual([bad.id])
  expect((await bob.post('/api/v1/reports', { account_id: 'nobody' })).body).toEqual({ error: 'Account not found' })
  expect((await bob.post('/api/v1/reports', { account_id: (await world.account('dave')).id, comment: 'c'.repeat(1001) })).body).toEqual({
    error: 'Comment must be up to 1000 characters',
  })
  await world.close()
})

test('filters are stored for their owner, and expire', async () => {
  const { ada, bob, visitor, world } = await pond()
  const { body: first } = await bob.post<{ id: string }>('/api/v1/filters', { phrase: 'spoilers', context: ['home', 'public'] })
  expect(first).toEqual({
    ...first,
    phrase: 'spoilers',
    context: ['home', 'public'],
    irreversible: false,
    whole_word: true,
    expires_at: null,
  })
  const { body: second } = await bob.post<{ id: string }>('/api/v1/filters', {
    phrase: 'later',
    context: ['thread'],
    irreversible: true,
    whole_word: false,
    expires_in: 3600,
  })
  const expires_at = new Date(world.clock.now() + 3_600_000).toISOString().replace(/\d{3}Z$/, '000Z')
  expect((await bob.get('/api/v1/filters')).body).toEqual([{ ...second, expires_at, irreversible: true, whole_word: false }, first])
  expect((await ada.get('/api/v1/filters')).body).toEqual([])
  const path = `/api/v1/filters/${first.id}`
  expect((await bob.put(path, { phrase: 'spoiler alert', context: ['home'], irreversible: true })).body).toMatchObject({
    irreversible: true,
  })
  expect((await bob.get(path)).body).toMatchObject({ phrase: 'spoiler alert', context: ['home'], irreversible: true })
  for (const ask of [() => ada.get(path), () => ada.put(path, { phrase: 'x', context: [] }), () => ada.delete(path)])
    expect(await ask()).toMatchObject({ status: 404, body: { error: 'Record not found' } })
  expect((await bob.post('/api/v1/filters', { phrase: 'x' })).status).toBe(400)
  expect((await bob.post('/api/v1/filters', { phrase: 'x', context: ['bogus'] })).status).toBe(500)
  expect((await visitor.get('/api/v1/filters')).status).toBe(403)
  expect((await bob.delete(path)).body).toEqual({})
  expect((await bob.get(path)).status).toBe(404)
  await world.close()
})
