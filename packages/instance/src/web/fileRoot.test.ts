import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { respondWithFile } from './fileResponse.ts'
import { createFileRoot, plainSegments } from './fileRoot.ts'

let folder = ''
const inside = () => createFileRoot(join(folder, 'inside'))

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'file-root-'))
  await mkdir(join(folder, 'inside', 'assets'), { recursive: true })
  await mkdir(join(folder, 'inside-too'))
  const files: Record<string, string> = {
    'secret.txt': 'secret',
    'inside-too/secret.txt': 'secret',
    'inside/.env': 'secret',
    'inside/page.html': '<p>plain</p>',
    'inside/assets/app.js': 'plain',
    'inside/assets/app.js.br': 'brotli',
    'inside/assets/app.js.gz': 'gzip',
    'inside/assets/sound.mp3': '0123456789',
    'inside/name with blank.txt': 'blank',
    'inside/%2e%2e': 'a name that looks encoded',
  }
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  await symlink(join(folder, 'secret.txt'), join(folder, 'inside', 'link.txt'))
  await symlink(folder, join(folder, 'inside', 'up'))
})

afterAll(() => rm(folder, { recursive: true }))

/** Ways to write "the folder above", by encoding it once, twice, overlong, with the other slash or with a NUL. */
const ups = [
  '..',
  '%2e%2e',
  '%2E%2E',
  '.%2e',
  '%2e.',
  '%252e%252e',
  '%c0%ae%c0%ae',
  '..%2f..',
  '..%5c..',
  '..\\..',
  '....',
  '....//',
  '..;',
  '..%00',
  '%00..',
  '.',
  '%2e',
  ' ..',
  '..%20',
  '．．',
]
const starts = ['/', '//', '/assets/', '/assets//', '/./', '/%2f', '/%5c', '/c:/', '/C%3a/', '///']
const ends = ['secret.txt', 'secret.txt%00.html', 'secret.txt/', 'secret.txt%00']

test('two hundred ways out of the folder are rejected', async () => {
  const root = inside()
  const paths = starts.flatMap((start) => ups.map((up, index) => `${start}${up}/${ends[index % ends.length]}`))
  expect(paths.length).toBeGreaterThanOrEqual(200)
  const found = await Promise.all(paths.map((path) => root.find(path)))
  expect(paths.filter((_, index) => found[index] !== null)).toEqual([])
})

test.each([
  '/link.txt',
  '/up/secret.txt',
  '/.env',
  '/%2eenv',
  '/../inside-too/secret.txt',
  '/etc/passwd',
  '//etc/passwd',
  '/assets',
  '/assets/',
  '/',
  '',
  '/\u0000',
  '/page.html%00',
  '/page.html\u0000.js',
  '/%E0%A4%A',
  `/${'x'.repeat(5000)}`,
  '/page.html/x',
  '/page.html/',
])('%j is not a readable file', async (path) => {
  expect(await inside().find(path)).toBeNull()
})

test('plain names are found, decoded once', async () => {
  const root = inside()
  expect(await root.find('/page.html')).toMatchObject({ size: 12 })
  expect(await root.find('/name%20with%20blank.txt')).toMatchObject({ size: 5 })
  expect(await root.find('/%252e%252e')).toMatchObject({ size: 25 })
  expect(plainSegments('/a/b%20c')).toEqual(['a', 'b c'])
})

test('a folder that is created later is found then', async () => {
  const late = createFileRoot(join(folder, 'late'))
  expect(await late.find('/a.txt')).toBeNull()
  await mkdir(join(folder, 'late'))
  await writeFile(join(folder, 'late', 'a.txt'), 'a')
  expect(await late.find('/a.txt')).toMatchObject({ size: 1 })
})

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  respondWithFile(inside(), path, new Request(`http://pond.example${path}`, { method, headers }))

const textOf = (body: Uint8Array | null | undefined) => (body ? new TextDecoder().decode(body) : null)

test.each([
  ['gzip, deflate, br', 'br', 'brotli'],
  ['gzip', 'gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip', 'gzip'],
  ['identity', undefined, 'plain'],
])('with accept-encoding %j the file is sent as %s', async (accepted, encoding, text) => {
  const response = await ask('/assets/app.js', { 'accept-encoding': accepted })
  expect(response?.headers['content-encoding']).toBe(encoding)
  expect(response?.headers['vary']).toBe('Accept-Encoding')
  expect(response?.headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect(textOf(response?.body)).toBe(text)
})

test('a file that the client has is not sent again, but its compressed form is another one', async () => {
  const first = await ask('/assets/app.js')
  const etag = first?.headers['etag'] ?? ''
  expect(await ask('/assets/app.js', { 'if-none-match': etag })).toMatchObject({ status: 304, body: null })
  expect(await ask('/assets/app.js', { 'if-none-match': etag, 'accept-encoding': 'br' })).toMatchObject({ status: 200 })
})

test.each([
  ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
  ['bytes=8-', 206, '89', 'bytes 8-9/10'],
  ['bytes=-3', 206, '789', 'bytes 7-9/10'],
  ['bytes=5-99', 206, '56789', 'bytes 5-9/10'],
  ['bytes=10-', 416, null, 'bytes */10'],
  ['bytes=0-1,3-4', 200, '0123456789', undefined],
])('the range %j of a file', async (range, status, text, contentRange) => {
  const response = await ask('/assets/sound.mp3', { range })
  expect(response?.status).toBe(status)
  expect(textOf(response?.body)).toBe(text)
  expect(response?.headers['content-range']).toBe(contentRange)
})

test('HEAD returns the length and no body', async () => {
  const response = await ask('/assets/sound.mp3', {}, 'HEAD')
  expect(response).toMatchObject({ status: 200, body: null })
  expect(response?.headers['content-length']).toBe('10')
})
