import { afterEach, beforeEach, expect, test } from 'vitest'
import { smallWorldPassword, startTestInstance, type TestInstance } from '../testing.ts'
import { ask, textField } from '../testing/ask.ts'

let pond: TestInstance
beforeEach(async () => {
  pond = await startTestInstance()
})
afterEach(() => pond.close())

const act = (what: string, json?: unknown, as = 'ada') => ask(pond, what.replace(' ', ' /api/v1/pleroma/admin/'), { as, json })
const signIn = async (username: string, password: string) => {
  const app = await ask(pond, 'POST /api/v1/apps', {
    json: { client_name: 'x', redirect_uris: 'urn:ietf:wg:oauth:2.0:oob', scopes: 'read' },
  })
  const client = { client_id: textField(app, 'client_id'), client_secret: textField(app, 'client_secret') }
  return ask(pond, 'POST /oauth/token', { form: { grant_type: 'password', username, password, ...client } })
}
const person = (nickname: string, email: string) => ({ nickname, email, password: 'a long enough one' })

test('accounts are created, all or none', async () => {
  const both = { users: [person('newt', 'newt@mail.example'), person('toad', 'toad@mail.example')] }
  const success = (nickname: string) => ({ code: 200, data: { email: `${nickname}@mail.example`, nickname }, type: 'success' })
  expect(await act('POST users', both)).toMatchObject({ status: 200, body: [success('newt'), success('toad')] })
  expect(await signIn('newt', 'a long enough one')).toMatchObject({ status: 200 })
  expect(await act('POST users', { users: [person('frog', 'frog@mail.example'), person('frog2', 'bob@mail.example')] })).toMatchObject({
    status: 409,
    body: [{ code: 409 }, { code: 409, error: 'email has already been taken', type: 'error' }],
  })
  expect(await act('GET users/frog')).toMatchObject({ status: 404 })
  expect(await act('POST users', { users: [person('not a name', 'x')] })).toMatchObject({ status: 409 })
})

test('a person must set a new password, by a link from an admin', async () => {
  expect(await act('PATCH users/force_password_reset', { nicknames: ['bob'] })).toMatchObject({ status: 204 })
  expect(await signIn('bob', smallWorldPassword)).toMatchObject({ status: 403, body: { identifier: 'password_reset_required' } })
  const { pathname } = new URL(textField(await act('GET users/bob/password_reset'), 'link'))
  expect(await ask(pond, `GET ${pathname}`)).toMatchObject({ status: 200, body: expect.stringContaining('password') })
  expect(await act('GET users/rita@remote.example/password_reset')).toMatchObject({ status: 500 })
})

test('a lost second factor is removed', async () => {
  const { id } = await pond.account('bob')
  await pond.instance.context.db
    .updateTable('users')
    .set({ totp_enabled: 1, totp_secret: 'JBSWY3DPEHPK3PXP' })
    .where('account_id', '=', id)
    .execute()
  expect(await signIn('bob', smallWorldPassword)).toMatchObject({ status: 403, body: { error: 'mfa_required' } })
  expect(await act('PUT users/disable_mfa', { nickname: 'bob' })).toMatchObject({ status: 200, body: 'bob' })
  expect(await signIn('bob', smallWorldPassword)).toMatchObject({ status: 200 })
  expect(await act('PUT users/disable_mfa', { nickname: 'nobody' })).toMatchObject({ status: 404 })
})

test('posts are counted by scope, of all servers or of one', async () => {
  for (const visibility of ['public', 'public', 'private', 'direct'])
    await ask(pond, 'POST /api/v1/statuses', { as: 'bob', json: { status: 'words', visibility } })
  const counted = { direct: 1, private: 1, public: 2, unlisted: 0 }
  expect(await act('GET stats', undefined, 'mona')).toMatchObject({ body: { status_visibility: counted } })
  expect(await act('GET stats?instance=pond.example')).toMatchObject({ body: { status_visibility: counted } })
  expect(await act('GET stats?instance=remote.example')).toMatchObject({ body: { status_visibility: { public: 0 } } })
})
