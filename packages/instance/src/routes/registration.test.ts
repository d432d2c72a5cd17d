import { afterEach, beforeEach, expect, test } from 'vitest'
import { saveSetting, type Config } from '../domain/Config.ts'
import { issueToken } from '../domain/oauth/tokens.ts'
import { registerApp } from '../domain/oauth/apps.ts'
import { startTestInstance, type TestInstance } from '../testing.ts'
import { ask } from '../testing/ask.ts'

let pond: TestInstance
let token: string

beforeEach(async () => {
  pond = await startTestInstance()
  const { context } = pond.instance
  const app = await registerApp(context, {
    name: 'Reed',
    redirectUris: 'http://pond.example/',
    scopes: 'read write follow push admin',
    website: null,
  })
  token = (await issueToken(context, { appId: app.id, accountId: null, scopes: ['read', 'write'] })).access_token
  await set('captchaEnabled', false)
})
afterEach(() => pond.close())

const set = <Name extends keyof Config>(name: Name, value: Config[Name]) =>
  saveSetting(pond.instance.context.db, pond.instance.context.config, name, value)

const nora = { username: 'nora', email: 'nora@mail.example', password: 'on the pond', agreement: true, locale: 'en_US' }
const signUp = (more: Record<string, unknown> = {}) => ask(pond, 'POST /api/v1/accounts', { token, json: { ...nora, ...more } })
const complaint = (complaints: Record<string, string[]>) => ({ status: 400, body: { error: JSON.stringify(complaints) } })

test('a new account is signed in, with the scopes of the app and at most those of a member', async () => {
  const response = await signUp({ fullname: 'Nora New', bio: 'hello #ponds' })
  expect(response).toMatchObject({
    status: 200,
    body: { scope: 'read write follow push', me: 'http://pond.example/users/nora', access_token: expect.any(String) },
  })
  expect(await ask(pond, 'GET /api/v1/accounts/nora')).toMatchObject({
    body: { display_name: 'Nora New', note: expect.stringContaining('hashtag') },
  })
})

test('only an app may register an account', async () => {
  const refusal = { status: 403, body: { error: 'Invalid credentials' } }
  expect(await ask(pond, 'POST /api/v1/accounts', { json: nora })).toMatchObject(refusal)
  expect(await ask(pond, 'POST /api/v1/accounts', { as: 'bob', json: nora })).toMatchObject(refusal)
})

test('missing fields are named', async () => {
  expect(await ask(pond, 'POST /api/v1/accounts', { token, json: { username: 'z' } })).toMatchObject({
    status: 400,
    body: { error: 'Missing field: password. Missing field: agreement.' },
  })
})

test.each([
  [{ username: 'bad name!' }, { nickname: ['has invalid format'] }],
  [{ username: 'about' }, { nickname: ['is reserved'] }],
  [{ username: 'bob' }, { nickname: ['has already been taken'] }],
  [{ username: 'BOB' }, { nickname: ['has already been taken'] }],
  [{ email: 'nope' }, { email: ['has invalid format'] }],
  [{ email: 'bob@mail.example' }, { email: ['has already been taken'] }],
  [{ bio: 'b'.repeat(5001) }, { bio: ['should be at most %{count} character(s)'] }],
  [{ password: ' ' }, { password: ["can't be blank"], password_confirmation: ["can't be blank"] }],
  [
    { email: 'nope', password: '', username: 'bob' },
    { email: ['has invalid format'], password: ["can't be blank"], password_confirmation: ["can't be blank"] },
  ],
])('%j is rejected by field', async (more, complaints) => {
  expect(await signUp(more)).toMatchObject(complaint(complaints))
})

test('a new account that needs approval or confirmation gets this response and cannot sign in yet', async () => {
  await set('accountApprovalRequired', true)
  expect((await signUp({ reason: 'I like it' })).body).toMatchObject({ identifier: 'awaiting_approval', message: expect.any(String) })
  expect((await pond.account('nora')).is_approved).toBe(0)
  await set('accountApprovalRequired', false)
  await set('accountActivationRequired', true)
  expect((await signUp({ username: 'nell', email: 'nell@mail.example' })).body).toMatchObject({ identifier: 'missing_confirmed_email' })
  expect(await signUp({ username: 'nick', email: '' })).toMatchObject({ status: 400, body: { error: 'Missing parameter: email' } })
})

test('a closed registration needs an invitation, and an invitation can be used up', async () => {
  await set('registrationsOpen', false)
  expect(await signUp()).toMatchObject({ status: 400, body: { error: 'Expired token' } })
  expect(await signUp({ token: 'wrong' })).toMatchObject({ status: 400, body: { error: 'Invalid token' } })
  await pond.instance.context.db.insertInto('invites').values({ token: 'welcome', uses_left: 1 }).execute()
  expect((await signUp({ token: 'welcome' })).status).toBe(200)
  expect(await signUp({ token: 'welcome', username: 'nell', email: '' })).toMatchObject({ status: 400, body: { error: 'Expired token' } })
})

test('a captcha must be solved correctly, once, and in time', async () => {
  expect((await ask(pond, 'GET /api/v1/pleroma/captcha')).body).toEqual({ type: 'none' })
  await set('captchaEnabled', true)
  expect(await signUp()).toMatchObject(complaint({ captcha: ['Invalid CAPTCHA (Missing parameter: captcha_solution)'] }))
  const fresh = async () => {
    const { body } = await ask(pond, 'GET /api/v1/pleroma/captcha')
    expect(body).toMatchObject({ type: 'native', seconds_valid: 300, url: expect.stringMatching(/^data:image\/png;base64,/) })
    const { token: captchaToken, answer_data: answerData } = Object(body)
    const row = await pond.instance.context.db
      .selectFrom('captchas')
      .select('solution')
      .where('token', '=', captchaToken)
      .executeTakeFirstOrThrow()
    return { captcha_solution: row.solution, captcha_token: captchaToken, captcha_answer_data: answerData }
  }
  expect(await signUp({ ...(await fresh()), captcha_solution: 'x' })).toMatchObject(complaint({ captcha: ['Invalid CAPTCHA'] }))
  expect(await signUp({ ...(await fresh()), captcha_answer_data: 'x' })).toMatchObject(complaint({ captcha: ['Invalid answer data'] }))
  const late = await fresh()
  pond.clock.advance(300_000)
  expect(await signUp(late)).toMatchObject(complaint({ captcha: ['CAPTCHA expired'] }))
  const right = await fresh()
  expect((await signUp(right)).status).toBe(200)
  expect(await signUp({ ...right, username: 'nell', email: '' })).toMatchObject(complaint({ captcha: ['CAPTCHA already used'] }))
})

test('a password over the maximum length is rejected immediately', async () => {
  expect(await signUp({ password: 'x'.repeat(1025) })).toMatchObject(complaint({ password: ['should be at most %{count} character(s)'] }))
})
