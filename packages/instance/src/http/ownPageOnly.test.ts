import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendMail } from '../domain/mail/sendMail.ts'
import { startTestInstance, type TestInstance } from '../testing.ts'

let pond: TestInstance

beforeAll(async () => {
  pond = await startTestInstance()
  pond.instance.context.config.mailerEnabled = true
  await sendMail(pond.instance.context, { to: 'bob@mail.example', subject: 'Password reset', body: '', link: '/secret' })
})
afterAll(() => pond.close())

const here = '127.0.0.1'
const open = (headers: Record<string, string>, address: string | null = here, path = '/dev/mailbox', method = 'GET') =>
  pond.instance.fetch(new Request(`${pond.origin}${path}`, { headers, method }), address === null ? undefined : { address })

type Sender = [name: string, headers: Record<string, string>, address?: string | null]

const welcome: Sender[] = [
  ['a program on this machine', {}],
  ['an address that somebody typed', { 'sec-fetch-site': 'none' }],
  ['a link on an own page', { 'sec-fetch-site': 'same-origin', host: 'pond.example' }],
  ['a form on an own page', { 'sec-fetch-site': 'same-origin', origin: 'http://pond.example' }],
  ['another name of this machine', { host: '127.0.0.1', origin: 'http://127.0.0.1' }],
  ['a connection by the newer protocol', {}, '::1'],
  ['a connection by both protocols', {}, '::ffff:127.0.0.1'],
]

const rejected: Sender[] = [
  ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
  ['a page at another port of this machine', { 'sec-fetch-site': 'same-site' }],
  ['a word that browsers do not send', { 'sec-fetch-site': 'nonsense' }],
  ['another origin', { origin: 'http://evil.example' }],
  ['another port', { origin: 'http://pond.example:4001' }],
  ['another scheme', { origin: 'https://pond.example' }],
  ['another name of this machine than the one called', { host: '127.0.0.1', origin: 'http://localhost' }],
  ['an origin that is hidden', { origin: 'null' }],
  ['another host', { host: 'evil.example', 'sec-fetch-site': 'same-origin' }],
  ['another host that is the origin as well', { host: 'evil.example', origin: 'http://evil.example', 'sec-fetch-site': 'same-origin' }],
  ['another port of this host', { host: 'pond.example:4001' }],
  ['another machine', {}, '192.168.0.7'],
  ['another machine by the newer protocol', {}, '2001:db8::127.0.0.1'],
  ['nobody known', {}, null],
  ['a header that names this machine', { 'x-forwarded-for': here }, '192.168.0.7'],
]

describe('mails are shown to', () => {
  test.each(welcome)('%s', async (_, headers, address) => {
    const response = await open(headers, address)
    expect([response.status, (await response.text()).includes('/secret')]).toEqual([200, true])
  })
})

describe('mails are not shown to', () => {
  test.each(rejected)('%s', async (_, headers, address) => {
    const response = await open(headers, address)
    const text = await response.text()
    expect([response.status, text.includes('/secret')]).toEqual([403, false])
    expect(text).toContain('Type its address in a new tab: http://pond.example/dev/mailbox')
  })
})

test.each([
  ['/dev/mailbox/', 'GET'],
  ['/dev/mailbox?x=/dev/captcha/', 'GET'],
  ['/dev/%6dailbox', 'GET'],
  ['/%64ev/mailbox', 'GET'],
  ['/dev/mailbox', 'HEAD'],
  ['/dev/approval/1/2', 'GET'],
  ['/dev/approval/1/2', 'POST'],
  ['/dev/captcha/../mailbox', 'GET'],
])('another site gets none of %s by %s', async (path, method) => {
  expect((await open({ 'sec-fetch-site': 'cross-site' }, here, path, method)).status).toBe(403)
})

test('no page frames the mails, and no other origin reads them', async () => {
  for (const headers of [{}, { origin: 'http://evil.example' }]) {
    const response = await open(headers)
    expect(response.headers.get('x-frame-options')).toBe('DENY')
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
  }
})

test('pages of other origins show the captcha, which is an image like that of a service', async () => {
  const { config } = pond.instance.context
  config.captchaEnabled = true
  config.captchaKind = 'kocaptcha'
  const { url } = await (await pond.fetch('/api/v1/pleroma/captcha')).json()
  const response = await open({ 'sec-fetch-site': 'cross-site' }, null, new URL(url).pathname)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(response.headers.has('access-control-allow-origin')).toBe(false)
})
