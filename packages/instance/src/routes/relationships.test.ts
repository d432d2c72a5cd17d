import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTestInstance, type TestInstance } from '../testing.ts'
import { ask } from '../testing/ask.ts'

let pond: TestInstance
let id: Record<'ada' | 'bob' | 'carol' | 'dave' | 'rita', string>

beforeEach(async () => {
  pond = await startTestInstance()
  const [ada, bob, carol, dave, rita] = await Promise.all(
    ['ada', 'bob', 'carol', 'dave', 'rita@remote.example'].map(async (name) => (await pond.account(name)).id),
  )
  id = { ada: ada ?? '', bob: bob ?? '', carol: carol ?? '', dave: dave ?? '', rita: rita ?? '' }
})
afterEach(() => pond.close())

const act = (as: string, what: string, json?: unknown) => ask(pond, `POST /api/v1/accounts/${what}`, { as, json })
const names = (body: unknown) => (Array.isArray(body) ? body.map((account: { acct: string }) => account.acct) : body)
const profile = async (as: string, whom: string) => (await ask(pond, `GET /api/v1/accounts/${whom}`, { as })).body
const notices = async (as: string) => {
  const { body } = await ask(pond, 'GET /api/v1/notifications', { as })
  return Array.isArray(body)
    ? body.map((notification: { type: string; account: { acct: string } }) => `${notification.type} ${notification.account.acct}`)
    : body
}

test('following an account counts, notifies and shows on both sides', async () => {
  expect(await act('bob', `${id.dave}/follow`)).toMatchObject({
    status: 200,
    body: { id: id.dave, following: true, requested: false, showing_reblogs: true },
  })
  expect(await profile('bob', 'dave')).toMatchObject({ followers_count: 1 })
  expect(await profile('dave', 'bob')).toMatchObject({ following_count: 1 })
  expect(await notices('dave')).toEqual(['follow bob'])
  expect((await ask(pond, 'GET /api/v1/accounts/relationships', { as: 'dave', query: { 'id[]': id.bob } })).body).toMatchObject([
    { followed_by: true, following: false },
  ])
  expect(names((await ask(pond, `GET /api/v1/accounts/${id.dave}/followers`)).body)).toEqual(['bob'])
  expect(names((await ask(pond, `GET /api/v1/accounts/bob/following`)).body)).toEqual(['dave'])
})

test('following again changes only the options, and an omitted option gets its default, as on Akkoma', async () => {
  const first = await act('bob', `${id.dave}/follow`, { reblogs: false, notify: true })
  expect(first.body).toMatchObject({ showing_reblogs: false, notifying: true, subscribing: true })
  expect(await profile('bob', 'dave')).toMatchObject({ followers_count: 1 })
  const again = await act('bob', `${id.dave}/follow`)
  expect(again.body).toMatchObject({ showing_reblogs: true, notifying: false, subscribing: false })
  expect(await profile('bob', 'dave')).toMatchObject({ followers_count: 1 })
})

test('a follow of a locked account is a request, which is accepted or rejected', async () => {
  expect((await act('bob', `${id.carol}/follow`)).body).toMatchObject({ following: false, requested: true })
  await act('dave', `${id.carol}/follow`)
  expect(await notices('carol')).toEqual(['follow_request dave', 'follow_request bob'])
  const requests = await ask(pond, 'GET /api/v1/follow_requests', { as: 'carol' })
  expect(names(requests.body)).toEqual(['dave', 'bob'])
  expect(requests.headers.get('link')).toBe(
    '<http://pond.example/api/v1/follow_requests?max_id=1>; rel="next", <http://pond.example/api/v1/follow_requests?min_id=2>; rel="prev"',
  )
  const decide = (what: string, whom: string) => ask(pond, `POST /api/v1/follow_requests/${whom}/${what}`, { as: 'carol' })
  expect((await decide('authorize', id.bob)).body).toMatchObject({ followed_by: true, requested_by: false })
  expect((await decide('reject', id.dave)).body).toMatchObject({ followed_by: false, requested_by: false })
  expect(await decide('authorize', id.ada)).toMatchObject({ status: 500, body: { errors: { detail: 'Internal server error' } } })
  expect(await notices('carol')).toEqual(['follow bob'])
  expect(await profile('ada', 'carol')).toMatchObject({ followers_count: 1 })
})

test('a locked account that permits it is followed back without a request', async () => {
  await ask(pond, 'PATCH /api/v1/accounts/update_credentials', { as: 'carol', json: { permit_followback: true } })
  await act('carol', `${id.bob}/follow`)
  expect((await act('bob', `${id.carol}/follow`)).body).toMatchObject({ following: true })
})

test('unfollowing ends a follow or a request, and a follower can be removed', async () => {
  await act('bob', `${id.dave}/follow`, { notify: true })
  expect((await act('bob', `${id.dave}/unfollow`)).body).toMatchObject({ following: false, subscribing: false })
  expect(await profile('bob', 'dave')).toMatchObject({ followers_count: 0 })
  expect(await act('bob', `${id.dave}/unfollow`)).toMatchObject({ status: 400, body: { error: 'Not subscribed!' } })
  await act('bob', `${id.carol}/follow`)
  expect((await act('bob', `${id.carol}/unfollow`)).body).toMatchObject({ requested: false })
  expect(await notices('carol')).toEqual([])
  await act('bob', `${id.dave}/follow`)
  expect((await act('dave', `${id.bob}/remove_from_followers`)).body).toMatchObject({ followed_by: false })
  expect(await act('dave', `${id.bob}/remove_from_followers`)).toMatchObject({ status: 404 })
})

test('following oneself, an unknown account or a deactivated account is rejected', async () => {
  expect(await act('bob', `${id.bob}/follow`)).toMatchObject({ status: 400, body: { error: 'Can not follow yourself' } })
  expect(await act('bob', '9ynynynynynynynyny/follow')).toMatchObject({ status: 404, body: { error: 'Record not found' } })
  await pond.instance.context.db.updateTable('accounts').set({ is_active: 0 }).where('acct', '=', 'dave').execute()
  expect(await act('bob', `${id.dave}/follow`)).toMatchObject({
    status: 403,
    body: { error: 'Could not follow user: dave is deactivated.' },
  })
})

test('a block ends follows both ways, rejects new ones, and notifies no account', async () => {
  await act('bob', `${id.dave}/follow`)
  await act('dave', `${id.bob}/follow`)
  expect((await act('dave', `${id.bob}/block`)).body).toMatchObject({ blocking: true, following: false, followed_by: false })
  expect(await profile('bob', 'dave')).toMatchObject({ followers_count: 0, following_count: 0 })
  expect(await act('bob', `${id.dave}/follow`)).toMatchObject({ status: 403, body: { error: 'rejected' } })
  expect((await ask(pond, 'GET /api/v1/accounts/relationships', { as: 'bob', query: { id: id.dave } })).body).toMatchObject([
    { blocked_by: false },
  ])
  const blocks = await ask(pond, 'GET /api/v1/blocks', { as: 'dave' })
  expect(names(blocks.body)).toEqual(['bob'])
  expect(blocks.headers.get('link')).toContain(`/api/v1/blocks?max_id=${id.bob}>; rel="next"`)
  expect((await act('dave', `${id.bob}/unblock`)).body).toMatchObject({ blocking: false })
  expect(await act('dave', `${id.bob}/unblock`)).toMatchObject({ status: 403, body: { error: 'not_blocking' } })
  expect(await act('dave', `${id.dave}/block`)).toMatchObject({ status: 200, body: { blocking: false } })
})

test('a mute lasts as long as requested', async () => {
  expect((await act('bob', `${id.dave}/mute`, { expires_in: 3600 })).body).toMatchObject({ muting: true, muting_notifications: true })
  expect((await act('bob', `${id.ada}/mute`, { notifications: false })).body).toMatchObject({ muting: true, muting_notifications: false })
  expect(names((await ask(pond, 'GET /api/v1/mutes', { as: 'bob' })).body)).toEqual(['dave', 'ada'])
  pond.clock.advance(3_600_000)
  expect(names((await ask(pond, 'GET /api/v1/mutes', { as: 'bob' })).body)).toEqual(['ada'])
  expect((await act('bob', `${id.ada}/unmute`)).body).toMatchObject({ muting: false })
  expect(await act('bob', `${id.bob}/mute`)).toMatchObject({ status: 500 })
})

test('a note is visible only to its author', async () => {
  expect((await act('bob', `${id.dave}/note`, { comment: 'met at the weir' })).body).toMatchObject({ note: 'met at the weir' })
  expect((await act('ada', `${id.dave}/mute`)).body).toMatchObject({ note: '' })
  expect((await act('bob', `${id.dave}/note`, { comment: '' })).body).toMatchObject({ note: '' })
  expect((await act('bob', `${id.dave}/note`, {})).status).toBe(400)
})

test('an account may subscribe to another without following, unless blocked', async () => {
  const subscribe = (as: string, what: string) => ask(pond, `POST /api/v1/pleroma/accounts/${id.dave}/${what}`, { as })
  expect((await subscribe('bob', 'subscribe')).body).toMatchObject({ subscribing: true, notifying: true, following: false })
  expect((await subscribe('bob', 'unsubscribe')).body).toMatchObject({ subscribing: false })
  await act('dave', `${id.bob}/block`)
  expect(await subscribe('bob', 'subscribe')).toMatchObject({ status: 403, body: { error: 'Could not subscribe: dave is blocking you' } })
})

test('domains are blocked and unblocked by body or query', async () => {
  const blocks = async () => (await ask(pond, 'GET /api/v1/domain_blocks', { as: 'bob' })).body
  await ask(pond, 'POST /api/v1/domain_blocks', { as: 'bob', json: { domain: 'Bad.example' } })
  await ask(pond, 'POST /api/v1/domain_blocks', { as: 'bob', query: { domain: 'remote.example' } })
  expect(await blocks()).toEqual(['bad.example', 'remote.example'])
  expect((await ask(pond, 'GET /api/v1/accounts/relationships', { as: 'bob', query: { id: id.rita } })).body).toMatchObject([
    { domain_blocking: true },
  ])
  await ask(pond, 'DELETE /api/v1/domain_blocks', { as: 'bob', json: { domain: 'bad.example' } })
  await ask(pond, 'DELETE /api/v1/domain_blocks', { as: 'bob', query: { domain: 'remote.example' } })
  expect(await blocks()).toEqual([])
  expect(await ask(pond, 'POST /api/v1/domain_blocks', { as: 'bob', json: {} })).toMatchObject({
    status: 400,
    body: { errors: { detail: 'Internal server error' } },
  })
  expect((await ask(pond, 'POST /api/v1/domain_blocks', { as: 'bob', json: { domain: 'x'.repeat(256) } })).status).toBe(422)
  expect(await blocks()).toEqual([])
})

test('lists of people are paged by the id of the person', async () => {
  for (const name of ['ada', 'bob', 'carol']) await act(name, `${id.dave}/follow`)
  const first = await ask(pond, `GET /api/v1/accounts/${id.dave}/followers`, { query: { limit: '2' } })
  expect(names(first.body)).toEqual(['carol', 'bob'])
  expect(first.headers.get('link')).toBe(
    `<http://pond.example/api/v1/accounts/${id.dave}/followers?max_id=${id.bob}&limit=2>; rel="next", ` +
      `<http://pond.example/api/v1/accounts/${id.dave}/followers?min_id=${id.carol}&limit=2>; rel="prev"`,
  )
  expect(names((await ask(pond, `GET /api/v1/accounts/${id.dave}/followers`, { query: { max_id: id.bob } })).body)).toEqual(['ada'])
  expect(names((await ask(pond, `GET /api/v1/accounts/${id.dave}/followers`, { query: { min_id: id.ada, limit: '1' } })).body)).toEqual([
    'bob',
  ])
  const past = await ask(pond, `GET /api/v1/accounts/${id.dave}/followers`, { query: { max_id: id.ada } })
  expect([past.body, past.headers.get('link')]).toEqual([[], null])
})

test('hidden followers are visible only to their owner', async () => {
  await act('bob', `${id.dave}/follow`)
  await ask(pond, 'PATCH /api/v1/accounts/update_credentials', { as: 'dave', json: { hide_followers: true } })
  expect((await ask(pond, `GET /api/v1/accounts/${id.dave}/followers`, { as: 'bob' })).body).toEqual([])
  expect(names((await ask(pond, `GET /api/v1/accounts/${id.dave}/followers`, { as: 'dave' })).body)).toEqual(['bob'])
})

test('the same person may be followed and unfollowed twice a minute, and any person ten times in ten seconds', async () => {
  await pond.close()
  pond = await startTestInstance({ rateLimits: true })
  const dave = (await pond.account('dave')).id
  expect((await act('bob', `${dave}/follow`)).status).toBe(200)
  expect((await act('bob', `${dave}/unfollow`)).status).toBe(200)
  expect(await act('bob', `${dave}/follow`)).toMatchObject({ status: 429, body: { error: 'Throttled' } })
  pond.clock.advance(60_000)
  expect((await act('bob', `${dave}/follow`)).status).toBe(200)
  const statuses = []
  for (let turn = 0; turn < 10; turn += 1) statuses.push((await act('bob', `missing${turn}/follow`)).status)
  expect(statuses).toEqual([404, 404, 404, 404, 404, 404, 404, 404, 404, 429])
})
