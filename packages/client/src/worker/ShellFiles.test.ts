import { expect, test, vi } from 'vitest'

import { createShellFiles, takeOverWord } from './ShellFiles.ts'
import type { WorkerClient, WorkerFetchEvent, WorkerScope } from './WorkerScope.ts'

const origin = 'https://pond.example'
const en = { post: 'New post', home: 'Home', search: 'Search', bookmarks: 'Bookmarks' }

/** Caches in memory, by name and path. */
function memoryCaches() {
  const all = new Map<string, Map<string, Response>>()
  const pathOf = (key: RequestInfo | URL) => new URL(key instanceof Request ? key.url : String(key), origin).pathname
  const open = (name: string) => {
    const files = all.get(name) ?? new Map<string, Response>()
    all.set(name, files)
    return Promise.resolve({
      match: (key: string) => Promise.resolve(files.get(pathOf(key))?.clone()),
      put: (key: string, response: Response) => Promise.resolve(void files.set(pathOf(key), response)),
    })
  }
  const match = async (key: string) => {
    for (const name of all.keys()) {
      const found = await (await open(name)).match(key)
      if (found) return found
    }
    return undefined
  }
  const remove = (name: string) => Promise.resolve(all.delete(name))
  return { all, storage: { open, match, keys: () => Promise.resolve([...all.keys()]), delete: remove } as unknown as CacheStorage }
}

function setUp(response: (path: string) => Response = (path) => new Response(path)) {
  const { all, storage } = memoryCaches()
  const pages: Pick<WorkerClient, 'url'>[] = []
  const waiting = { postMessage: vi.fn() }
  const registration = { waiting: null as object | null, unregister: vi.fn(() => Promise.resolve(true)) }
  const fetched = vi.fn((asked: Request | string) =>
    Promise.resolve(response(typeof asked === 'string' ? asked : new URL(asked.url).pathname)),
  )
  const scope = {
    location: { origin },
    navigator: { languages: ['en'] },
    registration,
    caches: storage,
    clients: { matchAll: () => Promise.resolve(pages) },
    fetch: fetched,
  } as unknown as WorkerScope
  const open = (version: string) =>
    createShellFiles(scope, { version, files: [`/assets/${version}.js`], words: { en, ar: { ...en, post: 'منشور جديد' } } })
  return { all, pages, waiting, registration, fetched, open }
}

/** The text of the shell's response; null if it leaves the request to the network. */
async function ask(shell: ReturnType<typeof createShellFiles>, path: string, { mode = 'navigate', method = 'GET', destination = '' } = {}) {
  const work: Promise<unknown>[] = []
  let responded: Promise<Response> | null = null
  const request = { url: new URL(path, origin).href, method, mode, destination }
  const event = {
    request,
    waitUntil: (each: Promise<unknown>) => work.push(each),
    respondWith: (each: Promise<Response>) => (responded = each),
  }
  // Node has no FetchEvent; the shell uses these members alone.
  shell.handleFetch(event as unknown as WorkerFetchEvent)
  const text = responded && (await (await (responded as Promise<Response>)).text())
  await Promise.all(work)
  return text
}

test('pages and assets come from the cache, and other requests do not', async () => {
  const { open, fetched } = setUp()
  const shell = open('a')
  await shell.install()
  fetched.mockClear()
  expect(await ask(shell, '/main/friends')).toBe('/index.html')
  expect(await ask(shell, '/assets/a.js', { mode: 'cors' })).toBe('/assets/a.js')
  expect(fetched).not.toHaveBeenCalled()
  expect(await ask(shell, '/api/v1/instance', { mode: 'cors' })).toBeNull()
  expect(await ask(shell, '/oauth/authorize?x=1')).toBeNull()
  expect(await ask(shell, '/main/friends', { method: 'POST' })).toBeNull()
  expect(await ask(shell, 'https://other.example/assets/a.js', { mode: 'cors' })).toBeNull()
})

test('an incomplete build is not used', async () => {
  const { all, open } = setUp((path) => new Response('', { status: path.startsWith('/assets/') ? 404 : 200 }))
  await expect(open('a').install()).rejects.toThrow('404')
  expect(all.get('rookery.shell:a')?.has('/index.html')).toBe(false)
})

test('files of an earlier build stay as long as any page is open', async () => {
  const { all, open, pages } = setUp()
  await open('a').install()
  const next = open('b')
  await next.install()
  pages.push({ url: origin }, { url: origin })
  await ask(next, '/about')
  expect(await ask(next, '/assets/a.js', { mode: 'cors' })).toBe('/assets/a.js')
  expect([...all.keys()]).toHaveLength(2)
  pages.length = 0
  await ask(next, '/about')
  expect([...all.keys()]).toEqual(['rookery.shell:b'])
})

test('a start uses the waiting build', async () => {
  const { open, pages, registration, waiting, fetched } = setUp((path) => new Response(path === '/index.html' ? 'old' : path))
  const shell = open('a')
  await shell.install()
  fetched.mockImplementation(() => Promise.resolve(new Response('new')))
  await open('b').install()
  registration.waiting = waiting
  pages.push({ url: origin }, { url: origin })
  expect(await ask(shell, '/about')).toBe('old')
  expect(waiting.postMessage).not.toHaveBeenCalled()
  pages.pop()
  expect(await ask(shell, '/about')).toBe('new')
  expect(waiting.postMessage).toHaveBeenCalledWith(takeOverWord)
})

test('an HTML page in place of a file is not stored', async () => {
  const { all, open } = setUp(
    (path) => new Response(path, { headers: { 'content-type': path.includes('gone') ? 'text/html' : 'text/javascript' } }),
  )
  const shell = open('a')
  await shell.install()
  await ask(shell, '/assets/gone.js', { mode: 'cors' })
  await ask(shell, '/assets/ar.js', { mode: 'cors' })
  expect([...(all.get('rookery.shell:a')?.keys() ?? [])]).toEqual(['/assets/a.js', '/static/logo.svg', '/index.html', '/assets/ar.js'])
})

test('a parameter in the address ends the worker, and it stores nothing any more', async () => {
  const { all, open, registration } = setUp()
  const shell = open('a')
  await shell.install()
  expect(await ask(shell, '/about?worker=off')).toBeNull()
  expect(registration.unregister).toHaveBeenCalled()
  expect(await ask(shell, '/assets/b.js', { mode: 'cors' })).toBeNull()
  expect(all.size).toBe(0)
})

test('an image of the site is loaded from the network, and from the cache if there is none', async () => {
  const image = { headers: { 'content-type': 'image/png' } }
  const { open, fetched } = setUp((path) => new Response(path, image))
  const shell = open('a')
  await shell.install()
  const look = { mode: 'no-cors', destination: 'image' }
  fetched.mockImplementation(() => Promise.resolve(new Response('newer', image)))
  expect(await ask(shell, '/static/heron.png', look)).toBe('newer')
  fetched.mockImplementation(() => Promise.reject(new TypeError('no line')))
  expect(await ask(shell, '/static/heron.png', look)).toBe('newer')
  expect(await ask(shell, '/media/a.png', look)).toBeNull()
  await expect(ask(shell, '/static/other.png', look)).rejects.toThrow('no line')
})

test.each([
  ['/manifest.json', Response.json({ name: 'The pond' }), { name: 'The pond', shortcuts: [{ name: 'New post' }, {}, {}, {}] }],
  ['/manifest.json?language=ar', Response.json({}), { shortcuts: [{ name: 'منشور جديد' }, {}, {}, {}] }],
  ['/manifest.json', Response.json({ error: 'gone' }, { status: 404 }), { error: 'gone' }],
])(
  'a manifest is completed in the language of the page or the browser, and an error stays an error: %s',
  async (path, served, expected) => {
    const { open } = setUp(() => served.clone())
    const text = await ask(open('1'), path, { mode: 'cors', destination: 'manifest' })
    expect(JSON.parse(text ?? '')).toMatchObject(expected)
    if (!served.ok) expect(JSON.parse(text ?? '')).toEqual(expected)
  },
)

test('an HTML page in place of a manifest stays an HTML page', async () => {
  const { open } = setUp(() => new Response('<!doctype html>'))
  expect(await ask(open('1'), '/manifest.json', { mode: 'cors', destination: 'manifest' })).toBe('<!doctype html>')
})
