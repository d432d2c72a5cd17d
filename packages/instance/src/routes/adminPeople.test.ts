import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTestInstance, type TestInstance } from '../testing.ts'
import { ask, textField } from '../testing/ask.ts'

let pond: TestInstance
beforeEach(async () => {
  pond = await startTestInstance()
})
afterEach(() => pond.close())

const root = '/api/v1/pleroma/admin/users'
const act = (what: string, json?: unknown, as = 'ada') => ask(pond, what.replace(' ', ` ${root}`), { as, json })
const post = (as: string, json: object) => ask(pond, 'POST /api/v1/statuses', { as, json })
const shown = async (path: string, as?: string) => {
  const { body } = await ask(pond, `GET /api/v1/${path}`, as === undefined ? {} : { as })
  return Array.isArray(body) ? body.map((status: { content: string }) => status.content) : body
}
const listed = async (query: Record<string, string>) => {
  const { body } = await ask(pond, `GET ${root}`, { as: 'mona', query })
  const { count, users } = body as { count: number; users: { nickname: string }[] }
  return `${count}: ${users.map((user) => user.nickname).join(' ')}`
}

test.each([
  [{}, '6: rita@remote.example dave carol bob mona ada'],
  [{ page_size: '2', page: '2' }, '6: carol bob'],
  [{ filters: 'local,is_admin' }, '1: ada'],
  [{ filters: 'external' }, '1: rita@remote.example'],
  [{ filters: 'is_moderator,nonsense' }, '1: mona'],
  [{ query: 'remote' }, '1: rita@remote.example'],
  [{ query: '%' }, '0: '],
  [{ name: 'Car' }, '1: carol'],
  [{ email: 'bob@mail.example' }, '1: bob'],
  [{ 'actor_types[]': 'Service' }, '0: '],
])('the list of people by %j', async (query, expected) => {
  expect(await listed(query)).toBe(expected)
})

test('a person by name or id, and an unknown one', async () => {
  const { id } = await pond.account('bob')
  const bob = { nickname: 'bob', email: 'bob@mail.example', is_active: true, roles: { admin: false, moderator: false } }
  expect(await act('GET /bob')).toMatchObject({ status: 200, body: { id, ...bob } })
  expect(await act(`GET /${id}`, undefined, 'mona')).toMatchObject({ status: 200, body: bob })
  expect(await act('GET /nobody')).toMatchObject({ status: 404, body: { error: 'Not found' } })
})

test('a deactivated account can do nothing, is shown to staff only, and returns unchanged', async () => {
  await post('bob', { status: 'bobs words' })
  const daves = textField(await post('dave', { status: 'daves words', visibility: 'private' }), 'id')
  const { body } = await ask(pond, 'GET /api/v1/accounts/bob/statuses')
  const [{ id } = { id: '' }] = body as { id: string }[]
  await ask(pond, `POST /api/v1/statuses/${id}/reblog`, { as: 'dave' })
  await ask(pond, `POST /api/v1/statuses/${id}/favourite`, { as: 'dave' })
  await ask(pond, `POST /api/v1/statuses/${daves}/favourite`, { as: 'bob' })
  const token = await pond.signIn('bob')

  expect(await act('PATCH /deactivate', { nicknames: ['bob'] }, 'mona')).toMatchObject({
    status: 200,
    body: { users: [{ nickname: 'bob', is_active: false }] },
  })
  expect(await ask(pond, 'GET /api/v1/accounts/verify_credentials', { token })).toMatchObject({ status: 403 })
  expect(await ask(pond, 'GET /api/v1/accounts/bob')).toMatchObject({ status: 404 })
  expect(await ask(pond, 'GET /api/v1/accounts/bob', { as: 'ada' })).toMatchObject({
    status: 200,
    body: { pleroma: { deactivated: true } },
  })
  for (const [path, as] of [
    ['timelines/public'],
    ['timelines/public', 'dave'],
    ['accounts/dave/statuses', 'carol'],
    ['favourites', 'dave'],
    ['notifications', 'dave'],
    [`statuses?ids[]=${id}`, 'dave'],
  ] as const)
    expect(await shown(path, as), path).toEqual([])
  expect(await ask(pond, `GET /api/v1/statuses/${id}`)).toMatchObject({ status: 404 })
  expect(await listed({ filters: 'deactivated' })).toBe('1: bob')

  await act('PATCH /activate', { nicknames: ['bob'] })
  expect(await shown('timelines/public')).toEqual(['bobs words'])
  expect(await ask(pond, 'GET /api/v1/accounts/verify_credentials', { token })).toMatchObject({ status: 200 })
})

test('deactivating an account closes its open streams', async () => {
  const token = await pond.signIn('bob')
  const closed = new Promise<number>((resolve) => {
    const socket = new pond.WebSocket(`ws://pond.example/api/v1/streaming?stream=user&access_token=${token}`)
    socket.addEventListener('open', () => void act('PATCH /deactivate', { nicknames: ['bob'] }))
    socket.addEventListener('close', ({ code }) => resolve(code ?? 0))
  })
  expect(await closed).toBe(1000)
})

test('rights are granted and removed by admins', async () => {
  expect(await act('POST /dave/permission_group/moderator')).toMatchObject({ status: 200, body: { is_moderator: true } })
  expect(await act('GET /dave/permission_group')).toMatchObject({ body: { is_admin: false, is_moderator: true } })
  expect(await ask(pond, `GET ${root}`, { as: 'dave' })).toMatchObject({ status: 200 })
  expect(await act('DELETE /dave/permission_group/moderator')).toMatchObject({ status: 200, body: { is_moderator: false } })
  expect(await act('POST /permission_group/admin', { nicknames: ['dave', 'carol'] })).toMatchObject({ body: { is_admin: true } })
  expect(await listed({ filters: 'is_admin' })).toBe('3: dave carol ada')
  expect(await act('DELETE /permission_group/admin', { nicknames: ['dave', 'ada'] })).toMatchObject({ status: 403 })
  expect(await act('POST /dave/permission_group/king')).toMatchObject({ status: 404, body: { error: 'No such permission_group' } })
  expect(await act('POST /nobody/permission_group/admin')).toMatchObject({ status: 500 })
})

test('tags are set and removed, each once, and show on the profile', async () => {
  const names = { nicknames: ['bob', 'rita@remote.example'] }
  const tagsOf = async (name: string) => ((await act(`GET /${name}`)).body as { tags: string[] }).tags
  expect(await act('PUT /tag', { ...names, tags: ['Loud', 'mrf_tag:sandbox'] }, 'mona')).toMatchObject({ status: 204, body: '' })
  await act('PUT /tag', { nicknames: ['bob'], tags: ['loud'] })
  expect((await tagsOf('bob')).toSorted()).toEqual(['loud', 'mrf_tag:sandbox'])
  expect(await act('DELETE /tag', { ...names, tags: ['loud'] }, 'mona')).toMatchObject({ status: 204 })
  expect(await tagsOf('rita@remote.example')).toEqual(['mrf_tag:sandbox'])
  expect(await ask(pond, 'GET /api/v1/accounts/bob')).toMatchObject({ body: { pleroma: { tags: ['mrf_tag:sandbox'] } } })
  expect(await listed({ 'tags[]': 'mrf_tag:sandbox' })).toBe('2: rita@remote.example bob')
  expect(await act('PUT /tag', { nicknames: ['nobody'], tags: ['x'] })).toMatchObject({ status: 500 })
  expect(await act('PUT /tag', { nicknames: ['bob'] })).toMatchObject({ status: 400 })
})

test.each([
  ['mrf_tag:force-unlisted', 'public', 'unlisted'],
  ['mrf_tag:force-unlisted', 'private', 'private'],
  ['mrf_tag:sandbox', 'public', 'private'],
  ['mrf_tag:sandbox', 'unlisted', 'private'],
  ['mrf_tag:sandbox', 'direct', 'direct'],
  ['loud', 'public', 'public'],
])('the tag %s makes of a %s post one that is %s', async (tag, expected, got) => {
  await act('PUT /tag', { nicknames: ['bob'], tags: [tag] })
  expect((await post('bob', { status: 'words', visibility: expected })).body).toMatchObject({ visibility: got })
})

test.each([
  ['mrf_tag:media-force-nsfw', 1, true],
  ['mrf_tag:media-strip', 0, false],
  ['loud', 1, false],
])('a file posted under the tag %s', async (tag, files, sensitive) => {
  await act('PUT /tag', { nicknames: ['bob'], tags: [tag] })
  const multipart = new FormData()
  multipart.append('file', new Blob(['words']), 'words.txt')
  const id = textField(await ask(pond, 'POST /api/v1/media', { as: 'bob', multipart }), 'id')
  const { body } = await post('bob', { status: 'words', media_ids: [id] })
  const status = body as { sensitive: boolean; media_attachments: unknown[] }
  expect([status.media_attachments.length, status.sensitive]).toEqual([files, sensitive])
  expect((await post('bob', { status: 'words alone' })).body).toMatchObject({ sensitive: false })
})

test.each([
  ['mrf_tag:disable-any-subscription', 403],
  ['mrf_tag:disable-remote-subscription', 200],
])('a local account follows a person with the tag %s', async (tag, status) => {
  await act('PUT /tag', { nicknames: ['bob'], tags: [tag] })
  const { id } = await pond.account('bob')
  expect(await ask(pond, `POST /api/v1/accounts/${id}/follow`, { as: 'dave' })).toMatchObject({ status })
})

test('a deleted person leaves only the name', async () => {
  const { id: bob } = await pond.account('bob')
  const { id: dave } = await pond.account('dave')
  const daves = textField(await post('dave', { status: 'daves words' }), 'id')
  const bobs = textField(await post('bob', { status: 'bobs words' }), 'id')
  await ask(pond, `POST /api/v1/accounts/${bob}/follow`, { as: 'dave' })
  await ask(pond, `POST /api/v1/accounts/${dave}/follow`, { as: 'bob' })
  for (const what of ['favourite', 'reblog']) await ask(pond, `POST /api/v1/statuses/${daves}/${what}`, { as: 'bob' })
  await ask(pond, `POST /api/v1/statuses/${bobs}/reblog`, { as: 'dave' })
  const token = await pond.signIn('bob')

  expect(await act('DELETE ?nickname=bob', undefined, 'mona')).toMatchObject({ status: 403 })
  expect(await act('DELETE ?nickname=bob')).toMatchObject({ status: 200, body: ['bob'] })
  expect(await ask(pond, `GET /api/v1/statuses/${bobs}`)).toMatchObject({ status: 404 })
  expect(await ask(pond, `GET /api/v1/accounts/${bob}`)).toMatchObject({ status: 404 })
  expect(await shown('accounts/dave/statuses')).toEqual(['daves words'])
  expect((await ask(pond, `GET /api/v1/statuses/${daves}`)).body).toMatchObject({ favourites_count: 0, reblogs_count: 0 })
  expect((await ask(pond, 'GET /api/v1/accounts/dave')).body).toMatchObject({ followers_count: 0, following_count: 0 })
  expect((await ask(pond, 'GET /api/v1/notifications', { as: 'dave' })).body).toEqual([])
  expect(await ask(pond, 'GET /api/v1/accounts/verify_credentials', { token })).toMatchObject({ status: 403 })
  expect(await act('GET /bob')).toMatchObject({ body: { is_active: false, display_name: '', email: null } })
  expect(await act('DELETE ?nickname=nobody')).toMatchObject({ status: 500 })
})

test('pending accounts are approved, confirmed and suggested', async () => {
  await pond.instance.context.db.updateTable('accounts').set({ is_approved: 0, is_confirmed: 0 }).where('acct', '=', 'dave').execute()
  expect(await listed({ filters: 'need_approval' })).toBe('1: dave')
  expect(await listed({ filters: 'unconfirmed' })).toBe('1: dave')
  expect(await act('PATCH /approve', { nicknames: ['dave'] }, 'mona')).toMatchObject({ body: { users: [{ is_approved: true }] } })
  expect(await act('PATCH /confirm_email', { nicknames: ['dave'] })).toMatchObject({ status: 200, body: '' })
  expect(await act('PATCH /suggest', { nicknames: ['dave'] })).toMatchObject({
    body: { users: [{ is_suggested: true, is_confirmed: true }] },
  })
  expect(await act('PATCH /unsuggest', { nicknames: ['dave'] })).toMatchObject({ body: { users: [{ is_suggested: false }] } })
  expect(await act('PATCH /dave/toggle_activation')).toMatchObject({ body: { nickname: 'dave', is_active: false } })
})

test('an invitation is created, used, listed and revoked', async () => {
  const made = await act('POST /invite_token', { max_use: 2 }, 'mona')
  expect(made).toMatchObject({ status: 200, body: { invite_type: 'reusable', max_use: 2, used: false, uses: 0, expires_at: null } })
  const token = textField(made, 'token')
  pond.instance.context.config.captchaEnabled = false
  const app = await ask(pond, 'POST /api/v1/apps', {
    json: { client_name: 'x', redirect_uris: 'urn:ietf:wg:oauth:2.0:oob', scopes: 'read write' },
  })
  const form = { grant_type: 'client_credentials', client_id: textField(app, 'client_id'), client_secret: textField(app, 'client_secret') }
  const appToken = textField(await ask(pond, 'POST /oauth/token', { form }), 'access_token')
  const newcomer = { username: 'newt', password: 'a long enough one', email: 'newt@mail.example', agreement: true, token }
  expect(await ask(pond, 'POST /api/v1/accounts', { token: appToken, json: newcomer })).toMatchObject({ status: 200 })
  expect(await act('GET /invites')).toMatchObject({ body: { invites: [{ uses: 1, used: false }] } })
  expect(await act('POST /revoke_invite', { token })).toMatchObject({ status: 200, body: { used: true, uses: 1 } })
  expect(await act('POST /revoke_invite', { token: 'none' })).toMatchObject({ status: 404 })
  expect(await act('POST /invite_token', {})).toMatchObject({ body: { invite_type: 'one_time', max_use: null } })
  expect(await act('POST /invite_token', { expires_at: '2030-01-31' })).toMatchObject({
    body: { invite_type: 'date_limited', expires_at: '2030-01-31' },
  })
  expect(await act('POST /invite_token', { expires_at: 'soon' })).toMatchObject({ status: 400 })
})
