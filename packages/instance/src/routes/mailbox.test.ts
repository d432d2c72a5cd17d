import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Config } from '../domain/Config.ts'
import { sendMail } from '../domain/mail/sendMail.ts'
import { LONGEST_PASSWORD } from '../domain/passwords.ts'
import { registerApp } from '../domain/oauth/apps.ts'
import { issueToken } from '../domain/oauth/tokens.ts'
import { smallWorldPassword, startTestInstance, type TestInstance } from '../testing.ts'
import { ask } from '../testing/ask.ts'

let pond: TestInstance
let client: Awaited<ReturnType<typeof registerApp>>
let token: string

beforeEach(async () => {
  pond = await startTestInstance()
  const { context } = pond.instance
  const scopes = 'read write follow push admin'
  client = await registerApp(context, { name: 'Reed', redirectUris: 'http://pond.example/', scopes, website: null })
  token = (await issueToken(context, { appId: client.id, accountId: null, scopes: ['read', 'write'] })).access_token
  configure({ captchaEnabled: false, mailerEnabled: true })
})
afterEach(() => pond.close())

const configure = (config: Partial<Config>) => void Object.assign(pond.instance.context.config, config)
const nora = { username: 'nora', email: 'nora@mail.example', password: 'on the pond', agreement: true, reason: '<i>birds</i>' }
const signUp = () => ask(pond, 'POST /api/v1/accounts', { token, json: nora })
const signIn = (username: string, password: string) =>
  ask(pond, 'POST /oauth/token', {
    json: { grant_type: 'password', client_id: client.client_id, client_secret: client.client_secret, username, password },
  })
const mails = () => pond.instance.context.db.selectFrom('mails').selectAll().orderBy('id', 'desc').execute()
const lastLink = async () => new URL((await mails())[0]?.link ?? '').pathname
/** From a program on the same machine: mails are not shown to others. */
const open = (path: string, init?: RequestInit) =>
  pond.instance.fetch(new Request(new URL(path, pond.origin), { redirect: 'manual', ...init }), { address: '127.0.0.1' })
const form = (fields: Record<string, string>): RequestInit => ({ method: 'POST', body: new URLSearchParams(fields) })

test('the link in a mail confirms an address, once, and a newer link replaces it', async () => {
  configure({ accountActivationRequired: true })
  expect(await signUp()).toMatchObject({ body: { identifier: 'missing_confirmed_email' } })
  expect(await signIn('nora', nora.password)).toMatchObject({ status: 403, body: { identifier: 'missing_confirmed_email' } })
  const first = await lastLink()
  await open('/api/v1/pleroma/accounts/confirmation_resend?email=NORA@mail.example', { method: 'POST' })
  const second = await lastLink()
  expect((await open(first)).status).toBe(400)
  expect((await open(second)).headers.get('location')).toBe('/')
  expect(await signIn('nora', nora.password)).toMatchObject({ status: 200 })
  expect((await open(second)).status).toBe(400)
})

test('a confirmation mail is sent again by username, but not to accounts that await approval', async () => {
  configure({ accountActivationRequired: true })
  await signUp()
  const resend = (who: string) => open(`/api/v1/pleroma/accounts/confirmation_resend?nickname=${who}`, { method: 'POST' })
  await resend('nora')
  expect((await mails()).map(({ recipient }) => recipient)).toEqual([nora.email, nora.email])
  configure({ accountApprovalRequired: true })
  await ask(pond, 'POST /api/v1/accounts', { token, json: { ...nora, username: 'nils', email: 'nils@mail.example' } })
  const before = await mails()
  await resend('nils')
  expect(await mails()).toEqual(before)
})

test('no mail is sent to an address that is confirmed or unknown', async () => {
  for (const email of ['bob@mail.example', 'nobody@mail.example', '']) {
    expect((await open(`/api/v1/pleroma/accounts/confirmation_resend?email=${email}`, { method: 'POST' })).status).toBe(204)
  }
  expect(await mails()).toEqual([])
})

test('an admin approves by the link in a mail, and the newcomer is notified', async () => {
  configure({ accountApprovalRequired: true })
  await signUp()
  const link = await lastLink()
  const page = await (await open(link)).text()
  expect(page).toContain('@nora')
  expect(page).toContain('&lt;i&gt;birds&lt;/i&gt;')
  expect((await open(`${link.slice(0, -2)}xx`, form({}))).status).toBe(404)
  expect(await signIn('nora', nora.password)).toMatchObject({ body: { identifier: 'awaiting_approval' } })
  expect(await (await open(link, { headers: { 'accept-language': 'de' } })).text()).toMatch(/@nora möchte beitreten[^]*Freigeben/)
  await open(link, form({}))
  expect(await signIn('nora', nora.password)).toMatchObject({ status: 200 })
  expect((await mails())[0]).toMatchObject({ recipient: nora.email, subject: 'Your account has been approved' })
  expect((await open(link)).status).toBe(404)
})

test('an account with approval and confirmation is approved first', async () => {
  configure({ accountActivationRequired: true, accountApprovalRequired: true })
  expect(await signUp()).toMatchObject({ body: { identifier: 'awaiting_approval' } })
  await open(await lastLink(), form({}))
  expect((await mails())[0]).toMatchObject({ recipient: nora.email, subject: expect.stringContaining('confirmation') })
  expect(await signIn('nora', nora.password)).toMatchObject({ body: { identifier: 'missing_confirmed_email' } })
  await open(await lastLink())
  expect(await signIn('nora', nora.password)).toMatchObject({ status: 200 })
})

test('a new password is set by the link in a mail, and the old tokens end', async () => {
  await pond.instance.context.db
    .updateTable('users')
    .set({ email: 'bob@mail.example' })
    .where('account_id', '=', (await pond.account('bob')).id)
    .execute()
  const old = await pond.signIn('bob')
  expect((await open('/auth/password?email=bob@mail.example', { method: 'POST' })).status).toBe(204)
  const link = await lastLink()
  const fields = { 'data[token]': link.split('/').at(-1) ?? '', 'data[password]': 'new reeds', 'data[password_confirmation]': 'new reeds' }
  expect(await (await open(link)).text()).toContain('Password reset for bob')
  const set = async (password: string, confirmation = password) => {
    const typed = { ...fields, 'data[password]': password, 'data[password_confirmation]': confirmation }
    return (await open('/api/v1/pleroma/password_reset', form(typed))).text()
  }
  expect(await set('new reeds', 'other')).toContain('not the same')
  expect(await set(' ')).toContain('cannot be blank')
  expect(await set('x'.repeat(LONGEST_PASSWORD + 1))).toContain('too long')
  expect(await (await open('/api/v1/pleroma/password_reset', form(fields))).text()).toContain('Password changed!')
  expect(await signIn('bob', smallWorldPassword)).toMatchObject({ status: 400 })
  expect(await signIn('bob', 'new reeds')).toMatchObject({ status: 200 })
  expect(await ask(pond, 'GET /api/v1/accounts/verify_credentials', { token: old })).toMatchObject({ status: 403 })
  expect(await (await open('/api/v1/pleroma/password_reset', form(fields))).text()).toContain('Invalid Token')
})

test('mails are in the language chosen at registration, or in English without a translation', async () => {
  configure({ accountApprovalRequired: true, accountActivationRequired: true, name: 'Pond' })
  await pond.instance.context.db.updateTable('users').set({ language: 'ja' }).execute()
  await ask(pond, 'POST /api/v1/accounts', { token, json: { ...nora, language: 'de_AT' } })
  const sent = await mails()
  expect(sent.find(({ recipient }) => recipient === nora.email)).toMatchObject({
    subject: 'Dein Konto wartet auf Freigabe',
    body: 'Dein Konto wartet auf Freigabe. Du bekommst Bescheid, sobald du dich anmelden kannst.',
  })
  expect(sent.find(({ recipient }) => recipient !== nora.email)?.body).toBe('@noraさんが参加を希望しています。理由：<i>birds</i>')
  await open(new URL(sent.find(({ recipient }) => recipient !== nora.email)?.link ?? '').pathname, form({}))
  expect((await mails())[0]).toMatchObject({ recipient: nora.email, subject: 'Bestätigung deines Kontos auf Pond' })
  await open(await lastLink())
  await open(`/auth/password?email=${nora.email}`, { method: 'POST' })
  expect((await mails())[0]).toMatchObject({ recipient: nora.email, subject: 'Neues Passwort' })
  await ask(pond, 'POST /api/v1/accounts', { token, json: { ...nora, username: 'nils', email: 'nils@mail.example', language: 'pt_BR' } })
  expect((await mails()).find(({ recipient }) => recipient === 'nils@mail.example')?.subject).toBe('Your account is awaiting approval')
})

test('a deactivated account gets no password reset link', async () => {
  const { id } = await pond.account('bob')
  const { db } = pond.instance.context
  await db.updateTable('users').set({ email: 'bob@mail.example' }).where('account_id', '=', id).execute()
  await db.updateTable('accounts').set({ is_active: 0 }).where('id', '=', id).execute()
  expect((await open('/auth/password?email=bob', { method: 'POST' })).status).toBe(204)
  expect(await mails()).toEqual([])
})

test('a link for a new password expires after a day', async () => {
  await pond.instance.context.db
    .updateTable('users')
    .set({ email: 'bob@mail.example' })
    .where('account_id', '=', (await pond.account('bob')).id)
    .execute()
  await open('/auth/password?email=bob', { method: 'POST' })
  const link = await lastLink()
  pond.clock.advance(86_400_000)
  expect(await (await open(link)).text()).toContain('Invalid Token')
})

test('the mailbox shows sent mails as text, and does not exist without a mailer', async () => {
  configure({ accountApprovalRequired: true })
  await signUp()
  const page = await (await open('/dev/mailbox')).text()
  expect(page).toContain('To nora@mail.example')
  expect(page).not.toContain('<i>')
  const japanese = { headers: { 'accept-language': 'ja' } }
  expect(await (await open('/dev/mailbox', japanese)).text()).toMatch(/lang="ja"[^]*メールボックス[^]*宛先：nora@mail\.example/)
  configure({ mailerEnabled: false })
  expect((await open('/dev/mailbox')).status).toBe(404)
})

test('the newest mail is first, and two hundred are stored', async () => {
  for (let n = 1; n <= 201; n += 1) await sendMail(pond.instance.context, { to: 'a@b.example', subject: `Mail ${n}.`, body: '', link: '/' })
  const page = await (await open('/dev/mailbox')).text()
  expect(page.match(/Mail \d+\./g)).toHaveLength(200)
  expect(page.indexOf('Mail 201.')).toBeLessThan(page.indexOf('Mail 2.'))
  expect(page).not.toContain('Mail 1.')
})

test('without a mailer no mail is stored for later', async () => {
  configure({ accountApprovalRequired: true, mailerEnabled: false })
  await signUp()
  expect(await mails()).toEqual([])
})

test('a captcha of the other kind is an image at its own address', async () => {
  configure({ captchaEnabled: true, captchaKind: 'kocaptcha' })
  const { body } = await ask(pond, 'GET /api/v1/pleroma/captcha')
  expect(body).toMatchObject({ type: 'kocaptcha', url: expect.stringMatching(/\/dev\/captcha\/.+\.png$/) })
  const url = String((body as { url: string }).url) // checked above
  const image = await open(new URL(url).pathname)
  expect(image.headers.get('content-type')).toBe('image/png')
  expect((await open('/dev/captcha/none.png')).status).toBe(404)
})
