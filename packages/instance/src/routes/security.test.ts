import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTestInstance, smallWorldPassword as password, type TestInstance } from '../testing.ts'
import { ask, textField } from '../testing/ask.ts'

let pond: TestInstance
beforeEach(async () => {
  pond = await startTestInstance()
})
afterEach(() => pond.close())

const act = (as: string, what: string, json?: unknown) => ask(pond, what.replace(' ', ' /api/pleroma/'), { as, json })
const success = { status: 200, body: { status: 'success' } }
const declined = (error: string) => ({ status: 200, body: { error } })
const profile = async (as: string, name: string) => (await ask(pond, `GET /api/v1/accounts/${name}`, { as })).body
const signIn = async (name: string, secret: string) => {
  const app = await ask(pond, 'POST /api/v1/apps', {
    json: { client_name: 'x', redirect_uris: 'urn:ietf:wg:oauth:2.0:oob', scopes: 'read' },
  })
  const client = { client_id: textField(app, 'client_id'), client_secret: textField(app, 'client_secret') }
  return ask(pond, 'POST /oauth/token', { form: { grant_type: 'password', username: name, password: secret, ...client } })
}

test.each([
  ['change_password', { new_password: 'a', new_password_confirmation: 'a' }],
  ['change_email', { email: 'new@mail.example' }],
  ['delete_account', {}],
  ['move_account', { target_account: 'dave' }],
])('%s needs the user’s password', async (name, json) => {
  expect(await act('bob', `POST ${name}`, { ...json, password: 'wrong' })).toMatchObject(declined('Invalid password.'))
  expect(await act('bob', `POST ${name}`, json)).toMatchObject({ status: 400, body: { error: 'Missing field: password.' } })
})

test('a new password ends all sessions and can be used to sign in', async () => {
  const token = await pond.signIn('bob')
  const change = (expected: string, again: string) =>
    act('bob', 'POST change_password', { password, new_password: expected, new_password_confirmation: again })
  expect(await change('something new', 'something else')).toMatchObject(declined('New password does not match confirmation.'))
  expect(await change('', '')).toMatchObject(declined("New password can't be blank."))
  expect(await change('x'.repeat(2000), 'x'.repeat(2000))).toMatchObject(declined('Unable to change password.'))
  expect(await change('something new', 'something new')).toMatchObject(success)
  expect(await ask(pond, 'GET /api/v1/accounts/verify_credentials', { token })).toMatchObject({ status: 403 })
  expect(await signIn('bob', password)).toMatchObject({ status: 400 })
  expect(await signIn('bob', 'something new')).toMatchObject({ status: 200 })
})

test.each([
  ['new@mail.example', success],
  ['', success],
  ['not an email', declined('Email has invalid format.')],
  ['dave@mail.example', declined('Email has already been taken.')],
])('the address becomes %j', async (email, response) => {
  expect(await act('bob', 'POST change_email', { password, email })).toMatchObject(response)
  const stored = response === success ? email || null : 'bob@mail.example'
  expect(await profile('bob', 'bob')).toMatchObject({ pleroma: { email: stored } })
})

test('a deleted account no longer exists, and a disabled one waits for staff', async () => {
  expect(await act('bob', 'POST delete_account', { password })).toMatchObject(success)
  expect(await signIn('bob', password)).toMatchObject({ status: 400, body: { error: 'Invalid credentials' } })
  expect(await ask(pond, `POST /api/pleroma/disable_account?password=wrong`, { as: 'dave' })).toMatchObject(declined('Invalid password.'))
  expect(await ask(pond, `POST /api/pleroma/disable_account?password=${encodeURIComponent(password)}`, { as: 'dave' })).toMatchObject(
    success,
  )
  expect(await signIn('dave', password)).toMatchObject({ status: 403, body: { identifier: 'account_is_disabled' } })
})

test('aliases are added, listed and removed', async () => {
  expect(await act('bob', 'PUT aliases', { alias: 'rita@remote.example' })).toMatchObject(success)
  expect(await act('bob', 'PUT aliases', { alias: 'dave' })).toMatchObject(success)
  expect(await act('bob', 'GET aliases')).toMatchObject({ body: { aliases: ['dave', 'rita@remote.example'] } })
  expect(await act('bob', 'PUT aliases', { alias: 'nobody@remote.example' })).toMatchObject({ status: 404 })
  expect(await act('bob', 'DELETE aliases?alias=dave')).toMatchObject(success)
  expect(await act('bob', 'DELETE aliases', { alias: 'dave' })).toMatchObject({
    status: 404,
    body: { error: 'Account has no such alias.' },
  })
  expect(await act('bob', 'DELETE aliases', { alias: 'nobody' })).toMatchObject({ status: 500 })
  expect(await act('bob', 'GET aliases')).toMatchObject({ body: { aliases: ['rita@remote.example'] } })
})

test('followers move to an account that names this one', async () => {
  const { id: bob } = await pond.account('bob')
  const { id: ada } = await pond.account('ada')
  for (const as of ['dave', 'mona']) await ask(pond, `POST /api/v1/accounts/${bob}/follow`, { as })
  await pond.instance.context.db
    .updateTable('users')
    .set({ allow_following_move: 0 })
    .where('account_id', '=', (await pond.account('mona')).id)
    .execute()
  const move = (target_account: string) => act('bob', 'POST move_account', { password, target_account })
  expect(await move('nobody')).toMatchObject({ status: 404, body: { error: 'Target account not found.' } })
  expect(await move('ada')).toMatchObject(declined('Target account must have the origin in `alsoKnownAs`'))
  await act('ada', 'PUT aliases', { alias: 'bob' })
  expect(await move('ada')).toMatchObject(success)
  const relation = async (as: string) => {
    const { body } = await ask(pond, `GET /api/v1/accounts/relationships?id[]=${bob}&id[]=${ada}`, { as })
    const relations = body as { id: string; following: boolean }[]
    return [bob, ada].map((id) => relations.find((entry) => entry.id === id)?.following)
  }
  expect(await relation('dave')).toEqual([false, true])
  expect(await relation('mona')).toEqual([true, false])
  expect((await ask(pond, 'GET /api/v1/notifications', { as: 'dave' })).body).toMatchObject([{ type: 'move', target: { acct: 'ada' } }])
})

test('notification settings are changed, and omitted ones stay', async () => {
  expect(await act('bob', 'PUT notification_settings', { block_from_strangers: true, hide_notification_contents: true })).toMatchObject(
    success,
  )
  await act('bob', 'PUT notification_settings?hide_notification_contents=false')
  expect(await profile('bob', 'bob')).toMatchObject({
    pleroma: { notification_settings: { block_from_strangers: true, hide_notification_contents: false } },
  })
})
