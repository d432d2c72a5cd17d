import { afterEach, beforeEach, expect, test } from 'vitest'
import { smallWorldPassword, startTestInstance, type TestInstance } from '../testing.ts'
import { ask } from '../testing/ask.ts'

let pond: TestInstance

beforeEach(async () => {
  pond = await startTestInstance()
})
afterEach(() => pond.close())

const admin = { name: 'ada', password: smallWorldPassword }
const as = { ...admin, registration: 'open', captcha: 'native' }
const save = async (fields: Record<string, string>) => {
  const reply = await pond.fetch('/pleroma/admin/', { method: 'POST', body: new URLSearchParams(fields) })
  return { status: reply.status, text: await reply.text() }
}
const nodeInfo = async () => (await ask(pond, 'GET /nodeinfo/2.0.json')).body

test('an admin switches each mode on and off again, and it survives a restart', async () => {
  const all = { mails: '1', private: '1', signInPage: '1', panel: '1', suggestions: '1', policies: '1' }
  const { status, text } = await save({ ...as, ...all, registration: 'approval', captcha: 'kocaptcha' })
  expect([status, text]).toEqual([200, expect.stringContaining('Saved.')])
  expect(text.match(/checked/g)).toHaveLength(6)
  expect(await nodeInfo()).toMatchObject({
    metadata: { private: true, mailerEnabled: true, suggestions: { enabled: true }, federation: { mrf_policies: expect.any(Array) } },
  })
  expect(await ask(pond, 'GET /api/pleroma/frontend_configurations')).toMatchObject({
    body: { pleroma_fe: { loginMethod: 'token', showInstanceSpecificPanel: true } },
  })
  expect(await ask(pond, 'GET /api/v1/instance')).toMatchObject({ body: { approval_required: true } })
  const stored = await pond.instance.context.db.selectFrom('settings').select('name').execute()
  expect(stored.map(({ name }) => name)).toContain('accountApprovalRequired')

  await save({ ...as, captcha: 'none' })
  expect(pond.instance.context.config).toMatchObject({
    accountApprovalRequired: false,
    captchaEnabled: false,
    federationPolicies: {},
    isPublic: true,
    loginMethod: 'password',
  })
})

test('if registration needs an invitation, one is shown, and it works', async () => {
  const { text } = await save({ ...as, registration: 'invitation' })
  const token = /\/registration\/([\w-]+)"/.exec(text)?.[1]
  expect(await pond.instance.context.db.selectFrom('invites').select('token').execute()).toEqual([{ token }])
  expect(await nodeInfo()).toMatchObject({ openRegistrations: false })
})

test.each([
  ['a wrong password', { ...admin, password: 'wrong' }],
  ['an account that is no admin', { ...admin, name: 'bob' }],
  ['nothing', {}],
  ['hostile words', { name: '"><script>alert(1)</script>', password: 'ع'.repeat(10_000) }],
])('%s changes nothing', async (_, fields) => {
  const before = structuredClone(pond.instance.context.config)
  const { status, text } = await save({ registration: 'invitation', captcha: 'none', ...fields })
  expect(status).toBe(401)
  expect(text).toContain('role="alert"')
  expect(text).not.toContain('<script>alert')
  expect(pond.instance.context.config).toEqual(before)
})

test('the page is in the language of the browser', async () => {
  const open = async (language: string) => (await pond.fetch('/pleroma/admin/', { headers: { 'accept-language': language } })).text()
  expect(await open('de')).toMatch(/lang="de"[^]*Registrieren dürfen sich[^]*Dein Passwort[^]*Speichern/)
  expect(await open('ar')).toMatch(/lang="ar" dir="rtl"[^]*حفظ/)
})

test('an invalid value leaves a setting unchanged', async () => {
  const { status } = await save({ ...admin, registration: '<b>', captcha: '' })
  expect(status).toBe(200)
  expect(pond.instance.context.config).toMatchObject({ registrationsOpen: true, captchaEnabled: true, captchaKind: 'native' })
})
