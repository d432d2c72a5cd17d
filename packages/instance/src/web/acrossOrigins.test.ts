import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestInstance, type TestInstance } from '../testing.ts'
import { ask } from '../testing/ask.ts'
import { isReadAcrossOrigins } from './acrossOrigins.ts'

test.each([
  ['/api', true],
  ['/api/v1/instance', true],
  ['/api/v1/pleroma/admin/users', true],
  ['/api/v1/pleroma/admin/users/bob/password_reset', true],
  ['/nodeinfo/2.0.json', true],
  ['/.well-known/nodeinfo', true],
  ['/oauth/token', true],
  ['/oauth/token/', true],
  ['/oauth/revoke', true],
  ['/oauth/mfa/challenge', true],
  ['/auth/password', true],
  ['/manifest.json', true],
  ['/media/a.png', true],
  ['/proxy/a/b/c.png', true],
  ['/emoji/pond/a.png', true],
  ['/packs/pond/a.png', true],
  ['/', false],
  ['/main/ostatus', false],
  ['/oauth', false],
  ['/oauth/authorize', false],
  ['/oauth/mfa/verify', false],
  ['/oauth/token/x', false],
  ['/api/v1/pleroma/password_reset', false],
  ['/api/v1/pleroma/password_reset/secret', false],
  ['/api/account/confirm_email/1/secret', false],
  ['/pleroma/admin', false],
  ['/pleroma/admin/', false],
  ['/dev', false],
  ['/dev/mailbox', false],
  ['/dev/captcha/a.png', false],
  ['/dev/api', false],
  ['/apis', false],
  ['/static-fe/a.css', false],
  ['/assets/app.js', false],
  ['/index.html', false],
  ['/sw.js', false],
])('whether another origin reads %s: %s', (path, isRead) => {
  expect(isReadAcrossOrigins(path)).toBe(isRead)
})

let pond: TestInstance
let media = ''

beforeAll(async () => {
  pond = await startTestInstance()
  const multipart = new FormData()
  multipart.append('file', new Blob(['mine']), 'mine.txt')
  const { body } = await ask(pond, 'POST /api/v1/media', { as: 'bob', multipart })
  media = new URL((body as { url: string }).url).pathname // an attachment always has its address
})
afterAll(() => pond.close())

const headers = { origin: 'http://localhost:5000', 'sec-fetch-site': 'cross-site' }
const allowing = (response: { headers: Headers }) =>
  [...response.headers.keys()].filter((name) => name.startsWith('access-control-')).toSorted()

test.each([
  ['a call', () => 'GET /api/v1/instance'],
  ['a call that is refused', () => 'GET /api/v1/timelines/home'],
  ['a call that does not exist', () => 'GET /api/v1/nope'],
  ['a call of the staff', () => 'GET /api/v1/pleroma/admin/users'],
  ['an uploaded file', () => `GET ${media}`],
  ['a file that is gone', () => 'GET /media/none.png'],
  ['the server’s description', () => 'GET /nodeinfo/2.0.json'],
  ['where that is said', () => 'GET /.well-known/nodeinfo'],
  ['a sign-in that fails', () => 'POST /oauth/token'],
  ['the end of a token', () => 'POST /oauth/revoke'],
  ['a request for a new password', () => 'POST /auth/password'],
])('another origin reads %s, and a browser shows it there', async (_, what) => {
  const response = await ask(pond, what(), { headers })
  expect(allowing(response)).toEqual(['access-control-allow-origin', 'access-control-expose-headers'])
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(response.headers.has('cross-origin-resource-policy')).toBe(false)
})

const closed = [
  '/dev/mailbox',
  '/dev/approval/1/2',
  '/dev/captcha/a.png',
  '/pleroma/admin',
  '/oauth/authorize',
  '/oauth/mfa/verify',
  '/main/ostatus',
  '/api/v1/pleroma/password_reset/secret',
  '/api/account/confirm_email/1/secret',
  '/',
  '/bob',
]

test.each(closed.flatMap((path) => ['GET', 'POST', 'OPTIONS'].map((method) => `${method} ${path}`)))(
  'no other origin reads %s',
  async (what) => {
    const response = await ask(pond, what, { headers: { ...headers, 'access-control-request-method': 'POST' } })
    expect(allowing(response)).toEqual([])
  },
)
