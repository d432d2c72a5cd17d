import { CompiledQuery } from 'kysely'
import { expect, test } from 'vitest'
import { startTestInstance, type TestClient, type TestInstance } from '../../testing.ts'
import { everything } from './filters.ts'
import { bubbleTimeline, homeTimeline, publicTimeline } from './timelines.ts'

interface Status {
  id: string
  content: string
}

const texts = (list: readonly Status[]) => list.map((status) => status.content.replaceAll(/<[^>]*>/g, ''))

/** Ada follows Bob; everybody else is a stranger to everybody. */
async function pond() {
  const world = await startTestInstance()
  const people = {
    ada: await world.as('ada'),
    bob: await world.as('bob'),
    carol: await world.as('carol'),
    dave: await world.as('dave'),
    visitor: await world.as(),
  }
  await relate(world, 'ada', 'bob')
  const post = async (who: TestClient, status: string, more: object = {}) =>
    (await who.post<Status>('/api/v1/statuses', { status, ...more })).body
  const home = async (who: TestClient, query = '') => texts((await who.get<Status[]>(`/api/v1/timelines/home?${query}`)).body)
  return { ...people, world, post, home }
}

async function relate(world: TestInstance, from: string, to: string, kind?: 'block' | 'mute' | 'reblog_mute'): Promise<void> {
  const { db } = world.instance.context
  const pair = { account_id: (await world.account(from)).id, target_id: (await world.account(to)).id, created_at: 0 }
  if (kind)
    await db
      .insertInto('account_relations')
      .values({ ...pair, kind })
      .execute()
  else
    await db
      .insertInto('follows')
      .values({ ...pair, state: 'accepted' })
      .execute()
}

test('home contains own posts, those of followed people and those that mention the reader, and no others', async () => {
  const { ada, bob, dave, home, post, world } = await pond()
  await post(ada, 'mine')
  await post(bob, 'public')
  await post(bob, 'private', { visibility: 'private' })
  await post(bob, 'local', { visibility: 'local' })
  await post(bob, 'direct to another', { visibility: 'direct' })
  await post(dave, 'stranger')
  await post(dave, '@ada named')
  await post(dave, '@ada psst', { visibility: 'direct' })
  expect(await home(ada)).toEqual(['@ada psst', '@ada named', 'local', 'private', 'public', 'mine'])
  await world.close()
})

test('home contains public posts with a followed tag, but not their repeats by strangers', async () => {
  const { ada, carol, dave, home, post, world } = await pond()
  const { id } = await post(dave, 'low #tides')
  await ada.post('/api/v1/tags/Tides/follow')
  await post(dave, 'quiet #tides', { visibility: 'unlisted' })
  await carol.post(`/api/v1/statuses/${id}/reblog`)
  expect(await home(ada)).toEqual(['low #tides'])
  await world.close()
})

test('home has repeats as wrappers, except repeats of own posts and by accounts with hidden repeats', async () => {
  const { ada, bob, dave, home, post, world } = await pond()
  const { id: own } = await post(ada, 'own')
  const { id: other } = await post(dave, 'other')
  await bob.post(`/api/v1/statuses/${own}/reblog`)
  await bob.post(`/api/v1/statuses/${other}/reblog`)
  const { body } = await ada.get<{ content: string; reblog: Status | null }[]>('/api/v1/timelines/home')
  expect(body.map((status) => status.reblog?.content ?? status.content)).toEqual(['other', 'own'])
  await relate(world, 'ada', 'bob', 'reblog_mute')
  expect(await home(ada)).toEqual(['own'])
  await world.close()
})

test.each(['block', 'mute'] as const)('a %s removes posts, repeats and posts that mention the person', async (kind) => {
  const { ada, bob, dave, home, post, world } = await pond()
  await relate(world, 'ada', 'dave', kind)
  const { id } = await post(dave, '@ada from dave')
  await bob.post(`/api/v1/statuses/${id}/reblog`)
  await post(bob, '@dave hello')
  await post(bob, 'plain')
  expect(await home(ada)).toEqual(['plain'])
  const withMuted = await home(ada, 'with_muted=true')
  expect(withMuted.length).toBe(kind === 'mute' ? 4 : 1)
  await world.close()
})

test('a muted conversation is not on home unless requested', async () => {
  const { ada, bob, home, post, world } = await pond()
  const { id } = await post(bob, 'root')
  await ada.post(`/api/v1/statuses/${id}/mute`)
  await post(bob, 'answer', { in_reply_to_id: id })
  await post(bob, 'else')
  expect(await home(ada)).toEqual(['else'])
  expect(await home(ada, 'with_muted=1')).toEqual(['else', 'answer', 'root'])
  await world.close()
})

test('replies are shown according to the reply visibility', async () => {
  const { ada, bob, carol, dave, home, post, world } = await pond()
  await relate(world, 'ada', 'carol')
  const { id: fromDave } = await post(dave, 'dave')
  const { id: fromCarol } = await post(carol, 'carol')
  const { id: fromAda } = await post(ada, 'ada')
  await post(bob, 'to dave', { in_reply_to_id: fromDave })
  await post(bob, 'to carol', { in_reply_to_id: fromCarol })
  await post(bob, 'to ada', { in_reply_to_id: fromAda })
  expect(await home(ada, 'reply_visibility=following')).toEqual(['to ada', 'to carol', 'ada', 'carol'])
  expect(await home(ada, 'reply_visibility=self')).toEqual(['to ada', 'ada', 'carol'])
  expect(await home(ada, 'reply_visibility=all')).toEqual(['to ada', 'to carol', 'to dave', 'ada', 'carol'])
  await world.close()
})

test('the public timeline has no repeats, and local-only posts for people of this server only', async () => {
  const { ada, bob, post, visitor, world } = await pond()
  const { id } = await post(bob, 'public')
  await post(bob, 'unlisted', { visibility: 'unlisted' })
  await post(bob, 'local', { visibility: 'local' })
  await ada.post(`/api/v1/statuses/${id}/reblog`)
  expect(texts((await ada.get<Status[]>('/api/v1/timelines/public')).body)).toEqual(['local', 'public'])
  expect(texts((await visitor.get<Status[]>('/api/v1/timelines/public?local=true')).body)).toEqual(['public'])
  expect((await visitor.get<Status[]>('/api/v1/timelines/public?remote=true')).body).toEqual([])
  await world.close()
})

test('visitors see nothing of the bubble, and nothing on a private instance', async () => {
  const { ada, visitor, world } = await pond()
  expect(await visitor.get('/api/v1/timelines/bubble')).toMatchObject({
    status: 401,
    body: { error: 'authorization required for timeline view' },
  })
  expect((await ada.get('/api/v1/timelines/bubble')).status).toBe(200)
  world.instance.context.config.isPublic = false
  expect((await visitor.get('/api/v1/timelines/public')).status).toBe(401)
  await world.close()
})

test('pages meet without gap or overlap in both directions, and an empty one has no links', async () => {
  const { ada, post, world } = await pond()
  for (let index = 0; index < 7; index++) await post(ada, `post ${index}`)
  const { body: all } = await ada.get<Status[]>('/api/v1/timelines/home')
  const follow = async (link: string | null, rel: 'next' | 'prev') => {
    const path = new RegExp(`<http://pond.example([^>]+)>; rel="${rel}"`).exec(link ?? '')?.[1]
    return ada.get<Status[]>(path ?? '')
  }
  const first = await ada.get<Status[]>('/api/v1/timelines/home?limit=3')
  const second = await follow(first.link, 'next')
  const third = await follow(second.link, 'next')
  expect([...first.body, ...second.body, ...third.body].map(({ id }) => id)).toEqual(all.map(({ id }) => id))
  expect((await follow(third.link, 'prev')).body).toEqual(second.body)
  expect(await follow(third.link, 'next')).toMatchObject({ body: [], link: null })
  const newer = await ada.get<Status[]>(`/api/v1/timelines/home?since_id=${all[3]?.id}&limit=2`)
  expect(newer.body.map(({ id }) => id)).toEqual(all.slice(0, 2).map(({ id }) => id))
  await world.close()
})

test('a profile shows posts by the reader’s permissions, without direct posts to others', async () => {
  const { ada, bob, dave, post, visitor, world } = await pond()
  const { id: rootId } = await post(dave, 'root')
  for (const visibility of ['public', 'unlisted', 'local', 'private', 'direct']) await post(bob, visibility, { visibility })
  await post(bob, '@dave direct to dave', { visibility: 'direct' })
  await post(bob, 'answer', { in_reply_to_id: rootId })
  await bob.post(`/api/v1/statuses/${rootId}/reblog`)
  const profile = async (who: TestClient, query = '') =>
    (await who.get<Status[]>(`/api/v1/accounts/bob/statuses?${query}`)).body.map((status) => texts([status])[0])
  expect(await profile(visitor)).toEqual(['', 'answer', 'unlisted', 'public'])
  expect(await profile(dave, 'exclude_reblogs=true')).toEqual(['answer', '@dave direct to dave', 'local', 'unlisted', 'public'])
  expect(await profile(ada, 'exclude_reblogs=true&exclude_replies=true')).toEqual(['private', 'local', 'unlisted', 'public'])
  await world.close()
})

test('a list shows only posts by members that its owner follows', async () => {
  const { ada, bob, dave, post, world } = await pond()
  const { body: list } = await ada.post<{ id: string }>('/api/v1/lists', { title: 'Friends' })
  await ada.post(`/api/v1/lists/${list.id}/accounts`, {
    account_ids: [(await world.account('bob')).id, (await world.account('dave')).id, 'nobody'],
  })
  await post(bob, 'bob')
  await post(dave, 'dave')
  expect(texts((await ada.get<Status[]>(`/api/v1/timelines/list/${list.id}`)).body)).toEqual(['bob'])
  expect(await dave.get(`/api/v1/timelines/list/${list.id}`)).toMatchObject({ status: 403, body: { error: 'Error.' } })
  await world.close()
})

test('pages of favourites and bookmarks go by when the mark was made', async () => {
  const { ada, bob, post, world } = await pond()
  const ids = [(await post(bob, 'one')).id, (await post(bob, 'two')).id, (await post(bob, 'three')).id]
  for (const index of [1, 2, 0]) {
    await ada.post(`/api/v1/statuses/${ids[index]}/favourite`)
    await ada.post(`/api/v1/statuses/${ids[index]}/bookmark`)
  }
  for (const kind of ['favourites', 'bookmarks']) {
    const first = await ada.get<Status[]>(`/api/v1/${kind}?limit=2`)
    expect(texts(first.body)).toEqual(['one', 'three'])
    const next = /<http:\/\/pond.example([^>]+)>; rel="next"/.exec(first.link ?? '')?.[1] ?? ''
    expect(texts((await ada.get<Status[]>(next)).body)).toEqual(['two'])
  }
  await world.close()
})

test('a page is read in the order of ids, and never sorts all posts', async () => {
  const { world } = await pond()
  const { context } = world.instance
  const ada = await world.account('ada')
  const filter = { ...everything, replyVisibility: 'following' as const, remote: true }
  await relate(world, 'ada', 'dave', 'mute')
  for (const query of [
    await homeTimeline(context, ada, filter),
    await publicTimeline(context, ada, filter),
    await bubbleTimeline(context, null, filter),
  ]) {
    const { sql, parameters } = query.orderBy('statuses.id', 'desc').limit(20).compile()
    const { rows } = await context.db.executeQuery<{ detail: string }>(CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]))
    const plan = rows.map((row) => row.detail)
    expect(plan[0]).toContain('COVERING INDEX statuses_timeline')
    expect(plan.join()).not.toContain('TEMP B-TREE')
  }
  await world.close()
})

test('a page of forty costs as many queries as a page of one', async () => {
  const { ada, post, world } = await pond()
  const count = async (path: string) => {
    let queries = 0
    const { db } = world.instance.context
    const counted = db.withPlugin({
      transformQuery: ({ node }) => {
        queries += 1
        return node
      },
      transformResult: ({ result }) => Promise.resolve(result),
    })
    Object.assign(world.instance.context, { db: counted })
    await ada.get(path)
    Object.assign(world.instance.context, { db })
    return queries
  }
  for (let index = 0; index < 40; index++) await post(ada, `@bob post ${index} #tag :blobcat:`)
  const ofOne = await count('/api/v1/timelines/home?limit=1')
  expect(ofOne).toBeGreaterThan(10)
  expect(await count('/api/v1/timelines/home?limit=40')).toBe(ofOne)
  await world.close()
})
