import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, request, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { project } from './install.mjs'
import { checkSurroundings, hostFault } from './start/checks.mjs'
import { readStartOptions, StartFault } from './start/options.mjs'

let folder = ''
let server: Server
let taken = 0
let closed = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'start-'))
  await writeFile(join(folder, 'file'), '')
  await mkdir(join(folder, 'bundle'))
  await writeFile(join(folder, 'bundle/index.html'), '<html><head><!--server-generated-meta--></head></html>')
  // This server answers, but not as an instance does.
  server = createServer((incoming, outgoing) => {
    outgoing.end(incoming.url === '/api/v1/instance' ? '<html>hello</html>' : '')
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  taken = portOf(server)
  const deleted = createServer()
  await new Promise<void>((resolve) => {
    deleted.listen(0, '127.0.0.1', resolve)
  })
  closed = portOf(deleted)
  deleted.close()
})
afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true, force: true })
})

function portOf(listening: Server): number {
  const address = listening.address()
  return typeof address === 'object' && address ? address.port : 0
}

interface Ended {
  code: number | null
  out: string
  err: string
}

/** Runs the command and waits for its end. */
function start(args: string[]): Promise<Ended> {
  return ended(spawn(process.execPath, [join(project, 'scripts/start.mjs'), ...args], { env: { ...process.env, PORT: '' } }))
}

function ended(child: ReturnType<typeof spawn>): Promise<Ended> {
  let [out, err] = ['', '']
  child.stdout?.on('data', (chunk) => (out += String(chunk)))
  child.stderr?.on('data', (chunk) => (err += String(chunk)))
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, out, err }))
  })
}

/** The one sentence that a start with these arguments ends with, before anything is installed or built. */
async function faultOf(args: string[], environment: Record<string, string> = {}): Promise<string> {
  try {
    const options = readStartOptions(args, environment)
    if (options !== 'help') await checkSurroundings(options)
  } catch (error) {
    if (error instanceof StartFault) return error.message
    throw error
  }
  return ''
}

test.each<[string, () => string[], RegExp]>([
  ['a flag that does not exist', () => ['--prot', '5'], /Unknown option '--prot'/],
  ['a word too many', () => ['now'], /now/],
  ['a port that is no number', () => ['--port', 'abc'], /--port must be a number from 0 to 65535, not "abc"/],
  ['a port beyond all ports', () => ['--port', '65536'], /65536/],
  ['a flag without its value', () => ['--port'], /--port/],
  ['a rate that is none', () => ['--lively', 'often'], /--lively must be a number of actions a minute/],
  ['a rate of nothing', () => ['--lively', '0'], /--lively/],
  ['an address that is none', () => ['--instance', 'social.example'], /--instance must be the address of a server/],
  ['an address with a path', () => ['--instance', 'https://social.example/about'], /--instance/],
  ['an address of another kind', () => ['--instance', 'ftp://social.example'], /--instance/],
  ['flags that exclude each other', () => ['--instance', 'https://social.example', '--lively'], /cannot go together with --instance/],
  ['a port that is taken', () => ['--port', String(taken)], /Port \d+ is taken\. Choose another/],
  ['a folder that is a file', () => ['--port', '0', '--data', join(folder, 'file')], /it is a file/],
  ['a folder below a file', () => ['--port', '0', '--data', join(folder, 'file/data')], /cannot be written to/],
  ['a folder that nobody can write to', () => ['--port', '0', '--data', '/proc'], /The data folder \/proc cannot be written to/],
  ['a folder where none can be made', () => ['--port', '0', '--data', '/proc/rookery/data'], /no folder can be made there/],
  [
    'a server that does not answer',
    () => ['--port', '0', '--instance', `http://127.0.0.1:${closed}`],
    /cannot be reached \(ECONNREFUSED\)/,
  ],
  [
    'a server that does not exist',
    () => ['--port', '0', '--instance', 'http://nowhere.invalid'],
    /http:\/\/nowhere\.invalid cannot be reached/,
  ],
  [
    'a server of another kind',
    () => ['--port', '0', '--instance', `http://127.0.0.1:${taken}`],
    /answers, but not like an Akkoma, Pleroma or Mastodon server/,
  ],
])('%s is reported in one sentence', async (_, args, words) => {
  const message = await faultOf(args())
  expect(message).toMatch(/^[^\n]{20,200}\.$/)
  expect(message).toMatch(words)
})

test.each<[string, () => string[]]>([
  ['a mistake in the options', () => ['--port', 'abc']],
  ['a mistake in the surroundings', () => ['--port', String(taken)]],
])('npm start prints nothing but the sentence about %s, before anything is installed or built', async (_, args) => {
  expect(await start(args())).toEqual({ code: 1, out: '', err: `${await faultOf(args())}\n` })
})

test('faults of the host that a person can fix are one sentence', () => {
  const taken = Object.assign(new Error('listen'), { syscall: 'listen', code: 'EADDRINUSE' })
  const held = Object.assign(new Error('Another Rookery is using the data in .data.'), { name: 'FolderInUse' })
  const ofVite = new Error('Port 4000 is already in use')
  const other = new Error('a fault of ours')
  expect([taken, ofVite, held, other].map((error) => hostFault(4000, error))).toEqual([
    new StartFault('Port 4000 is taken. Choose another: npm start -- --port NUMBER.'),
    new StartFault('Port 4000 is taken. Choose another: npm start -- --port NUMBER.'),
    new StartFault(held.message),
    other,
  ])
})

test('npm run dev reports a taken port in one sentence', async () => {
  const child = spawn(process.execPath, [join(project, 'scripts/dev.mjs'), '--port', String(taken)], { env: { ...process.env, PORT: '' } })
  expect(await ended(child)).toEqual({ code: 1, out: '', err: `Port ${taken} is taken. Choose another: npm start -- --port NUMBER.\n` })
})

test('an invalid port in the environment is reported by the variable’s name', async () => {
  expect(await faultOf([], { PORT: 'x' })).toMatch(/^PORT must be a number/)
})

test('--help prints the help', async () => {
  const { code, out, err } = await start(['--help'])
  expect([code, err]).toEqual([0, ''])
  for (const flag of ['--port', '--data', '--lively', '--instance', '.data', '4000']) expect(out).toContain(flag)
})

/** The host itself, without the install and build before it. */
async function host(
  dataDir: string,
): Promise<{ address: string; out: () => string; stop: (signal: 'SIGINT' | 'SIGTERM') => Promise<number | null> }> {
  const options = JSON.stringify({ port: 0, dataDir, livelyPerMinute: 0, instanceUrl: null, bundleDir: join(folder, 'bundle') })
  const program = `import { runHost } from ${JSON.stringify(join(project, 'packages/instance/src/host/runHost.ts'))}; await runHost(${options})`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], { cwd: project })
  let out = ''
  const address = await new Promise<string>((resolve, reject) => {
    child.stderr.on('data', (chunk) => reject(new Error(String(chunk))))
    child.stdout.on('data', (chunk) => {
      out += String(chunk)
      const found = /http:\/\/localhost:\d+/.exec(out)?.[0]
      if (found && out.includes('Ctrl-C')) resolve(found)
    })
  })
  const close = new Promise<number | null>((resolve) => {
    child.on('close', resolve)
  })
  return {
    address,
    out: () => out,
    stop: (signal) => {
      child.kill(signal)
      return close
    },
  }
}

/** Signs in with the printed password. */
async function signIn(address: string, line: string): Promise<string> {
  const [, username = '', password = ''] = line.trim().split(/\s+/)
  const post = async (path: string, json: unknown): Promise<Record<string, string>> => {
    const response = await fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(json),
    })
    return Object(await response.json())
  }
  const { client_id, client_secret } = await post('/api/v1/apps', { client_name: 'Reed', redirect_uris: address, scopes: 'read write' })
  const { access_token } = await post('/oauth/token', { grant_type: 'password', client_id, client_secret, username, password })
  return access_token ?? ''
}

test('the printed accounts can sign in, data survives a restart, and both ways of stopping are clean', { timeout: 180_000 }, async () => {
  const dataDir = join(folder, 'data')
  const first = await host(dataDir)
  const lines = first
    .out()
    .split('\n')
    .filter((line) => /^\s+(member|moderator|admin)\s/.test(line))
  expect(lines).toHaveLength(3)
  const token = await signIn(first.address, lines[0] ?? '')
  const authorization = `Bearer ${token}`
  const posted = await fetch(`${first.address}/api/v1/statuses`, {
    method: 'POST',
    headers: { authorization },
    body: new URLSearchParams({ status: 'kept over night' }),
  })
  expect(posted.status).toBe(200)
  expect(await (await fetch(first.address)).text()).toContain('initial-results')
  // Other names of this machine are rejected, for calls, pages and streams.
  const { host: ownName } = new URL(first.address)
  const asPage = { accept: 'text/html' }
  const asStream = { connection: 'Upgrade', upgrade: 'websocket' }
  expect(await statusOf(`${first.address}/api/v1/instance`, { host: 'evil.example' })).toBe(421)
  expect(await statusOf(`${first.address}/`, { host: 'evil.example', ...asPage })).toBe(421)
  expect(await statusOf(`${first.address}/api/v1/streaming`, { host: 'evil.example', ...asStream })).toBe(421)
  expect(await statusOf(`${first.address}/`, { host: ownName.replace('localhost', '127.0.0.1'), ...asPage })).toBe(302)
  // Mails are readable on this machine only.
  expect(await statusOf(`${first.address}/dev/mailbox`, { 'sec-fetch-site': 'none', ...asPage })).toBe(200)
  expect(await statusOf(`${first.address}/dev/mailbox`, { 'sec-fetch-site': 'cross-site', ...asPage })).toBe(403)
  await expect(host(dataDir)).rejects.toThrow(`Another Rookery is using the data in ${dataDir}. Stop it`)
  expect(await first.stop('SIGINT')).toBe(0)
  const second = await host(dataDir)
  const timeline = await fetch(`${second.address}/api/v1/timelines/home`, { headers: { authorization } })
  expect(JSON.stringify(await timeline.json())).toContain('kept over night')
  expect(await second.stop('SIGTERM')).toBe(0)
})

/** The status of the response to a request with these headers; `fetch` would not send some of them. */
function statusOf(address: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const call = request(address, { headers }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    call.on('error', reject).end()
  })
}

test('settings are chosen by name, as JSON or as a text', () => {
  const args = ['--set', 'logo=/a.png', '--set', 'hideSitename=true', '--set', 'bubble=["bay.example"]', '--set', 'name=a=b']
  expect(readStartOptions(args, {})).toMatchObject({
    settings: { logo: '/a.png', hideSitename: true, bubble: ['bay.example'], name: 'a=b' },
  })
  expect(readStartOptions([], {})).toMatchObject({ settings: {} })
})

test.each([
  ['--set', 'logo'],
  ['--set', '=a'],
  ['--set', 'a=b', '--instance', 'https://social.example'],
])('%s %s %s %s is not understood', (...args) => {
  expect(() => readStartOptions(args, {})).toThrow(StartFault)
})
