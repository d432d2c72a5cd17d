import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createInstance, type EmbeddedInstance } from '../createInstance.ts'
import { openDatabase } from '../db/openDatabase.ts'
import { dialectNamed } from '../dialects/dialects.ts'
import { speakDialect } from '../dialects/speakDialect.ts'
import { createFakeClock } from '../testing.ts'
import { smallSeed } from '../testing/smallSeed.ts'

const origin = 'http://pond.example'
let folder = ''
let instance: EmbeddedInstance

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'))
  const files: Record<string, string> = {
    'bundle/index.html': '<html><head><!--server-generated-meta--></head><body></body></html>',
    'bundle/assets/app.js': 'plain',
    'bundle/assets/app.js.br': 'brotli',
    'bundle/assets/users/hidden.js': 'never served',
    'bundle/api/v1/instance': 'never served',
    'bundle/sw-pleroma.js': 'bundle worker',
    'bundle/static/config.json': '{"from":"bundle"}',
    'bundle/static/logo.svg': '<svg/>',
    'bundle/manifest.json': 'never served',
    'static/static/config.json': '{"from":"keepers"}',
    'static/emoji/pond/blobcat.png': 'picture',
    'static/assets/app.js': 'keepers cannot replace this',
    'secret.txt': 'secret',
  }
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  instance = await createInstance({
    db: openDatabase(':memory:'),
    clock: createFakeClock(),
    random: () => 0.5,
    origin,
    mediaDir: null,
    bundleDir: join(folder, 'bundle'),
    staticDir: join(folder, 'static'),
    seed: smallSeed,
  })
})
afterAll(async () => {
  await instance.close()
  await rm(folder, { recursive: true })
})

const get = (path: string, init: RequestInit = {}) => instance.fetch(new Request(origin + path, init))
const text = async (path: string, init?: RequestInit) => (await get(path, init)).text()

test.each(['/', '/main/friends', '/settings/profile', '/bob', '/notice/1', '/assets/missing.js', '/users/bob'])(
  'the page at %s contains the first responses',
  async (path) => {
    expect(await text(path)).toContain('<script id="initial-results"')
  },
)

test('the first responses in a page are those of the dialect, and other kinds of servers have none', async () => {
  const pageIn = async (name: string) =>
    (await speakDialect(instance, dialectNamed(name)).fetch(new Request(`${origin}/main/friends`))).text()
  for (const name of ['gotosocial-0.20', 'mastodon-4.5', 'pixelfed', 'friendica', 'iceshrimp-net']) {
    const page = await pageIn(name)
    expect([name, page.includes('initial-results'), page.includes('</html>')]).toEqual([name, false, true])
  }
  const json = /<script id="initial-results"[^>]*>(.*?)<\/script>/s.exec(await pageIn('pleroma-2.9'))?.[1] ?? '{}'
  const preload = new Map(Object.entries<string>(JSON.parse(json)))
  const document = (path: string) => Buffer.from(preload.get(path) ?? '', 'base64').toString('utf8')
  expect(JSON.parse(document('/api/v1/instance'))).toMatchObject({ version: '2.7.2 (compatible; Pleroma 2.9.1)' })
  expect(JSON.parse(document('/nodeinfo/2.0.json'))).toMatchObject({ software: { name: 'pleroma' } })
  expect(preload.has('/api/pleroma/frontend_configurations')).toBe(true)
})

test.each(['/login', '/about', '/@bob', '/oauth-callback?code=x', '/registration/token', '/index.html', '/rita@remote.example'])(
  'the page at %s has no preloaded responses, as on Akkoma',
  async (path) => {
    expect(await text(path)).toContain('<!--server-generated-meta-->')
  },
)

test('the first responses are those of the calls', async () => {
  const page = await text('/')
  const block: Record<string, string> = JSON.parse(/type="application\/json">(.*?)<\/script>/.exec(page)?.[1] ?? '{}')
  for (const path of ['/api/v1/instance', '/nodeinfo/2.0.json', '/api/pleroma/frontend_configurations']) {
    expect(JSON.parse(Buffer.from(block[path] ?? '', 'base64').toString())).toEqual(await (await get(path)).json())
  }
  expect(JSON.parse(Buffer.from(block['/instance/panel.html'] ?? '', 'base64').toString())).toBe(await text('/instance/panel.html'))
})

test('the nonce of the page is that of its policy, and never the same twice', async () => {
  const [one, two] = [await get('/'), await get('/')]
  const nonceOf = (response: Response) =>
    /script-src 'self' 'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1]
  expect(await one.text()).toContain(`nonce="${nonceOf(one)}"`)
  expect(nonceOf(one)).not.toBe(nonceOf(two))
})

test('files of the bundle are sent compressed, with a tag, and never under a name that is the server’s', async () => {
  const script = await get('/assets/app.js', { headers: { 'accept-encoding': 'gzip, br' } })
  expect([script.headers.get('content-encoding'), script.headers.get('cache-control'), await script.text()]).toEqual([
    'br',
    'public, no-cache',
    'brotli',
  ])
  const etag = script.headers.get('etag') ?? ''
  expect((await get('/assets/app.js', { headers: { 'accept-encoding': 'br', 'if-none-match': etag } })).status).toBe(304)
  expect(await text('/assets/users/hidden.js')).toContain('initial-results')
  expect(await (await get('/api/v1/instance')).json()).toHaveProperty('uri')
  expect(await (await get('/manifest.json')).json()).toMatchObject({
    shortcuts: [{ url: '/share' }, { url: '/main/friends' }, { url: '/search' }, { url: '/bookmarks' }],
    protocol_handlers: [{ protocol: 'web+ap', url: '/search?query=%s' }],
    name: 'Rookery',
    start_url: '/',
    share_target: { action: '/share', method: 'GET', params: { title: 'title', text: 'text', url: 'url' } },
  })
  expect(await text('/sw-pleroma.js')).toBe('bundle worker')
})

test('files of the admins override others if allowed, and the server’s own fill the gaps', async () => {
  expect(await text('/static/config.json')).toBe('{"from":"keepers"}')
  expect(await text('/static/logo.svg')).toBe('<svg/>')
  expect(await text('/assets/app.js')).toBe('plain')
  const emoji = await get('/emoji/pond/blobcat.png')
  expect([await emoji.text(), emoji.headers.get('cache-control')]).toEqual(['picture', 'public, max-age=1209600'])
  expect((await get('/images/avi.png')).headers.get('content-type')).toBe('image/png')
  expect((await get('/robots.txt')).status).toBe(200)
})

test('a missing path is the page under the site, and JSON under the API', async () => {
  expect((await get('/static/styles.json')).headers.get('content-type')).toMatch(/^text\/html/)
  const unknown = await get('/api/v1/does_not_exist')
  expect([unknown.status, await unknown.json()]).toEqual([404, { error: 'Not implemented' }])
  for (const [method, path] of [
    ['POST', '/api/v1/does_not_exist'],
    ['DELETE', '/api/v1/timelines/home'],
    ['POST', '/main/friends'],
    ['PUT', '/'],
  ] as const) {
    const response = await get(path, { method })
    expect([response.status, await response.json()]).toEqual([404, { errors: { detail: 'Page not found' } }])
  }
})

test('the API alone rejects a client that does not accept JSON', async () => {
  const rejected = await get('/api/v1/instance', { headers: { accept: 'text/html' } })
  expect([rejected.status, await rejected.json()]).toEqual([406, { errors: { detail: 'Internal server error' } }])
  for (const accept of ['*/*', 'application/json', 'text/html,application/xhtml+xml,*/*;q=0.8', 'application/*']) {
    expect((await get('/api/v1/instance', { headers: { accept } })).status).toBe(200)
  }
  expect((await get('/main/friends', { headers: { accept: 'application/json' } })).status).toBe(200)
})

test('a preflight response has the allowed methods and headers, and nothing else', async () => {
  const response = await get('/api/v1/statuses', {
    method: 'OPTIONS',
    headers: { origin: 'http://other.test', 'access-control-request-method': 'POST' },
  })
  expect([response.status, Object.fromEntries(response.headers)]).toEqual([
    204,
    {
      'access-control-allow-headers': 'Authorization,Content-Type,Idempotency-Key',
      'access-control-allow-methods': 'POST,PUT,DELETE,GET,PATCH,OPTIONS',
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'Link,X-RateLimit-Reset,X-RateLimit-Limit,X-RateLimit-Remaining,X-Request-Id,Idempotency-Key',
      'access-control-max-age': '86400',
      'cache-control': 'max-age=0, private, must-revalidate',
    },
  ])
})

const crossOrigin = [
  ['a file that admins replace', '/static/config.json', '*'],
  ['a picture of the server', '/images/avi.png', '*'],
  ['an emoji', '/emoji/pond/blobcat.png', '*'],
  ['the panel', '/instance/panel.html', '*'],
  ['the terms', '/static/terms-of-service.html', '*'],
  ['the page in place of a file that does not exist', '/static/missing.json', null],
  ['the page in place of a proxied picture', '/proxy/none.png', null],
  ['the page at the root', '/', null],
  ['a page with an account', '/bob', null],
  ['a bare page', '/login', null],
  ['a file of the bundle', '/assets/app.js', null],
  ['the worker of the bundle', '/sw-pleroma.js', null],
] as const

test.each(crossOrigin)('whether another origin reads %s (%s)', async (_, path, allowed) => {
  const { headers } = await get(path, { headers: { origin: 'http://other.test' } })
  expect(headers.get('access-control-allow-origin')).toBe(allowed)
  expect(headers.has('access-control-expose-headers')).toBe(allowed !== null)
})

const policy =
  /^style-src 'self' 'nonce-[\w-]{15}';font-src 'self';script-src 'self' 'nonce-[\w-]{15}' ;connect-src 'self' http:\/\/pond\.example ws:\/\/pond\.example;media-src 'self' https:;img-src 'self' data: blob: https:;default-src 'none';base-uri 'none';frame-ancestors 'none';manifest-src 'self';$/

test.each([
  ['a page', 'GET', '/'],
  ['a bare page', 'GET', '/login'],
  ['an answer', 'GET', '/api/v1/instance'],
  ['a file', 'GET', '/assets/app.js'],
  ['a picture of the server', 'GET', '/images/avi.png'],
  ['a missing call', 'GET', '/api/v1/nope'],
  ['a missing action', 'POST', '/nope'],
  ['a refusal', 'GET', '/api/v1/timelines/home'],
  ['a request that makes no sense', 'POST', '/oauth/token'],
  ['a sign-in page', 'GET', '/oauth/authorize?client_id=x'],
  ['an empty answer', 'POST', '/auth/password'],
])('%s has the headers of Akkoma', async (_, method, path) => {
  const { headers } = await get(path, { method })
  expect(headers.get('content-security-policy')).toMatch(policy)
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': expect.any(String),
    'permissions-policy': 'interest-cohort=()',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    'x-request-id': expect.stringMatching(/^[\w-]{20}$/),
    'x-xss-protection': '0',
  })
  expect(headers.has('set-cookie')).toBe(false)
})

test('over https, plain addresses are upgraded', async () => {
  const secure = await createInstance({
    db: openDatabase(':memory:'),
    clock: createFakeClock(),
    random: () => 0.5,
    origin: 'https://pond.example',
    mediaDir: null,
  })
  const { headers } = await secure.fetch(new Request('https://pond.example/api/v1/instance'))
  expect(headers.get('content-security-policy')).toContain("connect-src 'self' https://pond.example wss://pond.example;")
  expect(headers.get('content-security-policy')).toMatch(/upgrade-insecure-requests;$/)
  await secure.close()
})

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/static/%2e%2e%2f%2e%2e%2fsecret.txt',
  '/emoji/..%5c..%5csecret.txt',
  '//secret.txt',
])('no file outside is reached by %s', async (path) => {
  expect(await text(path)).not.toBe('secret')
})

test('HEAD is GET without the body', async () => {
  const response = await get('/', { method: 'HEAD' })
  expect([response.status, await response.text(), response.headers.get('content-type')]).toEqual([
    200,
    '',
    expect.stringMatching(/^text\/html/),
  ])
})

test('the server does not override keys of config.json', async () => {
  const config = join(folder, 'static', 'static', 'config.json')
  const before = await readFile(config)
  await writeFile(config, JSON.stringify({ theme: 'bird', logo: '/static/heron.svg' }))
  const { pleroma_fe: announced } = await (await get('/api/pleroma/frontend_configurations')).json()
  expect(Object.keys(announced)).not.toContain('theme')
  expect(Object.keys(announced)).not.toContain('logo')
  expect(announced).toMatchObject({ alwaysShowSubjectInput: true })
  instance.context.config.frontend = { theme: 'heron', redirectRootLogin: null }
  const { pleroma_fe: chosen } = await (await get('/api/pleroma/frontend_configurations')).json()
  expect(chosen).toMatchObject({ theme: 'heron', redirectRootLogin: null, alwaysShowSubjectInput: true })
  instance.context.config.frontend = {}
  await writeFile(config, before)
})
