import { brotliDecompressSync, gunzipSync, inflateRawSync } from 'node:zlib'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

import { complaintsAbout, compressFiles, zipOf } from './bundle.mjs'

const file = (path: string, content: string) => ({ path, content: Buffer.from(content) })
const page =
  '<!doctype html><html lang="en"><head><!--server-generated-meta--><script type="module" src="/assets/main.js"></script></head></html>'

describe('complaints about a bundle that a stock server would reject', () => {
  test('a clean bundle gives no complaint', () => {
    expect(complaintsAbout([file('index.html', page), file('assets/users.js', ''), file('static/main.css', '')])).toEqual([])
  })

  test.each(['assets/users/a.js', 'oauth', 'api/a.json', 'manifest.json', 'assets/notice/a.css'])(
    '%s lies under a route of the server',
    (path) => {
      expect(complaintsAbout([file('index.html', page), file(path, '')])).toEqual([expect.stringContaining('never served')])
    },
  )

  test.each([
    '<style>p{}</style>',
    '<p style="color:red">',
    '<script>run()</script>',
    '<script type="module">run()</script>',
    '<p onclick="run()">',
  ])('%s is inline', (markup) => {
    expect(complaintsAbout([file('index.html', page + markup)])).toEqual([expect.stringContaining('content policy')])
  })

  test('the placeholder for the server’s part of the head exists once', () => {
    expect(complaintsAbout([file('index.html', '<p></p>')])).toHaveLength(1)
    expect(complaintsAbout([file('index.html', page + page)])).toHaveLength(1)
    expect(complaintsAbout([])).toHaveLength(1)
  })
})

test('text gets a smaller compressed copy for brotli and gzip; images and the rewritten page get none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rookery-bundle-'))
  try {
    const long = 'the same words again and again, '.repeat(50)
    const written = await compressFiles(folder, [file('a.js', long), file('b.png', long), file('index.html', long), file('tiny.js', '1')])
    expect(written.map((one) => one.path)).toEqual(['a.js.br', 'a.js.gz'])
    expect(brotliDecompressSync(await readFile(join(folder, 'a.js.br'))).toString()).toBe(long)
    expect(gunzipSync(await readFile(join(folder, 'a.js.gz'))).toString()).toBe(long)
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('files that the page names are compressed better than by zlib', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rookery-bundle-'))
  try {
    const script = await readFile(new URL('bundle.mjs', import.meta.url))
    await mkdir(join(folder, 'assets'))
    const files = ['assets/main.js', 'assets/other.js'].map((path) => ({ path, content: script }))
    const written = await compressFiles(folder, [file('index.html', page), ...files])
    const sizeOf = (wanted: string) => written.find(({ path }) => path === `${wanted}.gz`)?.content.length ?? 0
    expect(sizeOf('assets/main.js')).toBeLessThan(sizeOf('assets/other.js'))
    expect(gunzipSync(await readFile(join(folder, 'assets/main.js.gz'))).equals(script)).toBe(true)
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('the zip can be read by its directory, and has the same bytes each time', () => {
  const files = [file('dist/index.html', page), file('dist/assets/é.js', 'x'.repeat(1000))]
  const zip = zipOf(files)
  expect(zipOf(files).equals(zip)).toBe(true)

  const end = zip.length - 22
  expect(zip.readUInt32LE(end)).toBe(0x06054b50)
  let at = zip.readUInt32LE(end + 16)
  const read = Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
    expect(zip.readUInt32LE(at)).toBe(0x02014b50)
    const nameLength = zip.readUInt16LE(at + 28)
    const path = zip.subarray(at + 46, at + 46 + nameLength).toString('utf8')
    const local = zip.readUInt32LE(at + 42)
    expect(zip.readUInt32LE(local)).toBe(0x04034b50)
    const start = local + 30 + zip.readUInt16LE(local + 26)
    const content = inflateRawSync(zip.subarray(start, start + zip.readUInt32LE(at + 20)))
    at += 46 + nameLength
    return { path, content }
  })
  expect(read).toEqual(files)
})

test('the bundle contains an empty configuration, so that a server without one responds with JSON', async () => {
  const own = await readFile(join(import.meta.dirname, '../packages/client/public/static/config.json'), 'utf8')
  expect(JSON.parse(own)).toEqual({})
})
