import type { Config } from '@rookery/instance/domain/Config'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { register } from './register.ts'
import { storedAppsOf } from '#features/session/model/StoredApps.ts'

let world: TestSession

beforeEach(async () => {
  world = await openTestSession({ as: null })
  configure({ captchaEnabled: false })
})
afterEach(() => world.close())

const configure = (config: Partial<Config>) => void Object.assign(world.server.instance.context.config, config)
const nora = {
  username: ' nora ',
  fullName: ' Nora New ',
  email: 'nora@mail.example',
  bio: 'Hello',
  password: ' on the pond ',
  confirmation: ' on the pond ',
  language: 'pt-BR',
  reason: '',
}
const attempt = (change: Partial<typeof nora> = {}, inviteToken?: string) =>
  register(world.session, { ...nora, ...change }, { inviteToken })
const current = () => world.session.device.accounts.current()

test('a new account is signed in, with a trimmed name and the exact password', async () => {
  expect(await attempt()).toMatchObject({ kind: 'signedIn' })
  expect(current()).toMatchObject({ acct: 'nora', token: { accessToken: expect.any(String) } })
  const { db } = world.server.instance.context
  const stored = await db.selectFrom('users').select(['email', 'language']).where('email', '=', nora.email).executeTakeFirstOrThrow()
  expect(stored.language).toBe('pt_BR')
  expect((await world.server.account('nora')).display_name).toBe('Nora New')
})

test.each<[string, Partial<Config>, string]>([
  ['be approved', { accountApprovalRequired: true }, 'awaitingApproval'],
  ['confirm the address', { accountActivationRequired: true }, 'awaitingConfirmation'],
])('an account that must %s is reported as such, and not signed in', async (_, config, kind) => {
  configure(config)
  expect(await attempt()).toEqual({ kind })
  expect(current()).toBeNull()
})

test('an invitation token allows registration on a closed server', async () => {
  configure({ registrationsOpen: false })
  await world.server.instance.context.db.insertInto('invites').values({ token: 'welcome', uses_left: 1 }).execute()
  expect(await attempt()).toEqual({ kind: 'refused', errors: [{ text: 'Expired token' }] })
  expect(await attempt({}, 'wrong')).toEqual({ kind: 'refused', errors: [{ text: 'Invalid token' }] })
  expect(await attempt({}, 'welcome')).toMatchObject({ kind: 'signedIn' })
})

test('errors of the server are shown by field', async () => {
  expect(await attempt({ username: 'bob', email: 'nope' })).toEqual({
    kind: 'refused',
    errors: [{ key: 'registration.refused.invalid', args: { field: { key: 'registration.email' } } }],
  })
  expect(await attempt({ username: 'bob' })).toEqual({
    kind: 'refused',
    errors: [{ key: 'registration.refused.taken', args: { field: { key: 'registration.refused.field.nickname' } } }],
  })
})

test('an app that the server has forgotten is registered again', async () => {
  storedAppsOf(world.session.device).put(world.session.origin, {
    clientId: 'gone',
    clientSecret: 'gone',
    redirectUri: `${world.session.device.page}/oauth-callback`,
    scopes: 'read write follow push admin',
    wantedScopes: 'read write follow push admin',
    registeredAt: 0,
  })
  expect(await attempt()).toMatchObject({ kind: 'signedIn' })
})

test.each([
  ['the server cannot be reached', () => world.server.drop('POST /api/v1/apps'), [{ key: 'errors.unreachable' }]],
  ['it has had enough', () => world.server.fail('POST /api/v1/accounts', 429), [{ key: 'login.throttled' }]],
  ['it is broken', () => world.server.fail('POST /api/v1/accounts', 500), [{ text: 'Something went wrong' }]],
  ['no answer comes back', () => world.server.drop('POST /api/v1/accounts'), [{ key: 'registration.unanswered' }]],
  ['a page comes back', () => world.server.html('POST /api/v1/accounts'), [{ key: 'registration.unanswered' }]],
  [
    'the response cannot be decoded',
    () => world.server.fail('POST /api/v1/accounts', Response.json({ errors: [[null]] }, { status: 422 })),
    [{ key: 'errors.unexpectedStatus', args: { code: 422 } }],
  ],
  [
    'it names fields in another form',
    () =>
      world.server.fail('POST /api/v1/accounts', Response.json({ details: { email: [{ description: '<b>يحجب</b>' }] } }, { status: 422 })),
    [{ key: 'registration.refused.other', args: { field: { key: 'registration.email' }, error: { text: '<b>يحجب</b>' } } }],
  ],
  [
    'it begins like JSON and is none',
    () => world.server.fail('POST /api/v1/accounts', Response.json({ error: '{"nickname":' }, { status: 422 })),
    [{ text: '{"nickname":' }],
  ],
  [
    'it answers with a number',
    () => world.server.fail('POST /api/v1/accounts', Response.json(7, { status: 422 })),
    [{ key: 'errors.unexpectedStatus', args: { code: 422 } }],
  ],
])('when %s the error is returned, and no account is signed in', async (_, fault, errors) => {
  fault()
  expect(await attempt()).toMatchObject({ kind: 'refused', errors })
  expect(current()).toBeNull()
})

test('an account that cannot be opened yet still exists', async () => {
  const mend = world.server.fail('GET /api/v1/accounts/verify_credentials', 500)
  expect(await attempt()).toEqual({ kind: 'made' })
  mend()
  world.server.fail('GET /api/v1/accounts/verify_credentials', 403)
  expect(await attempt({ username: 'nina', email: 'nina@mail.example' })).toEqual({ kind: 'awaitingConfirmation' })
})

test.each([
  ['manual_login_required', 'Wait and see.', { kind: 'made' }],
  ['something_new', 'Wait and see.', { kind: 'unknown', message: { text: 'Wait and see.' } }],
  ['something_new', undefined, { kind: 'unknown', message: { key: 'registration.unanswered' } }],
])('the response %s with the text %s is read', async (identifier, message, result) => {
  const warn = vi
    .spyOn(console, 'warn')
    .mockReset()
    .mockImplementation(() => {})
  world.server.fail('POST /api/v1/accounts', Response.json({ identifier, message }))
  expect(await attempt()).toEqual(result)
  const notified = warn.mock.calls.filter(([text]) => String(text).includes(identifier))
  expect(notified).toHaveLength(result.kind === 'unknown' ? 1 : 0)
})
