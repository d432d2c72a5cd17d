import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { saveSetting } from '../domain/Config.ts'
import { chunk, number32, signature } from '../seed/pictures/png.ts'
import { startTestInstance, type TestInstance } from '../testing.ts'
import { ask, type TestResponse } from '../testing/ask.ts'

let pond: TestInstance

beforeEach(async () => {
  pond = await startTestInstance()
})
afterEach(() => pond.close())

interface Attachment {
  id: string
  type: string
  url: string
  preview_url: string
  blurhash: string | null
  description: string
  meta?: { original: { width: number; height: number; aspect: number } }
  pleroma: { mime_type: string }
}

async function upload(bytes: Uint8Array | string, name = 'file', fields: Record<string, string> = {}): Promise<TestResponse> {
  const data = new FormData()
  for (const [field, value] of Object.entries(fields)) data.append(field, value)
  data.append(
    'file',
    new Blob([typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : Uint8Array.from(bytes)], { type: 'image/png' }),
    name,
  )
  return ask(pond, 'POST /api/v2/media', { as: 'bob', multipart: data })
}

/** The answers of this server have the shape that the tests of its recordings hold. */
const attachmentOf = (body: unknown): Attachment => body as Attachment

/** The attachment of an upload that went well. */
async function uploaded(bytes: Uint8Array | string, name?: string, fields?: Record<string, string>): Promise<Attachment> {
  const response = await upload(bytes, name, fields)
  expect(response).toMatchObject({ status: 202, body: { id: expect.stringMatching(/^\d+$/), pleroma: { mime_type: expect.any(String) } } })
  return attachmentOf(response.body)
}

const noise = (width: number, height: number, format: 'png' | 'jpeg' | 'webp' | 'avif' | 'gif' = 'png') =>
  sharp({ create: { width, height, channels: 3, background: '#3b5361', noise: { type: 'gaussian', mean: 128, sigma: 30 } } })
    .toFormat(format)
    .toBuffer()

const served = async (url: string, headers: Record<string, string> = {}) => pond.fetch(url, { headers })

test.each([
  ['png', 'image/png', '.png'],
  ['jpeg', 'image/jpeg', '.jpg'],
  ['webp', 'image/webp', '.webp'],
  ['avif', 'image/avif', '.avif'],
  ['gif', 'image/gif', '.gif'],
] as const)('a %s is recognized by its bytes, whatever its name', async (format, mime, extension) => {
  const attachment = await uploaded(await noise(64, 32, format), 'evil.html')
  expect(attachment).toMatchObject({
    type: 'image',
    pleroma: { mime_type: mime },
    meta: { original: { width: 64, height: 32, aspect: 2 } },
  })
  expect(attachment.url).toMatch(new RegExp(`^http://pond\\.example/media/[0-9a-f]{48}\\${extension}$`))
  expect(attachment.blurhash).toHaveLength(4 + 2 * 15)
  const file = await served(attachment.url)
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': mime,
    'content-security-policy': 'sandbox',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=1209600',
  })
  expect(file.headers.has('content-disposition')).toBe(false)
})

test('a large image has a small one for lists, and a small one is its own', async () => {
  const large = await uploaded(await noise(2000, 1000, 'jpeg'))
  const small = await sharp(Buffer.from(await (await served(large.preview_url)).arrayBuffer())).metadata()
  expect(small).toMatchObject({ format: 'webp', width: 640, height: 320 })
  const tiny = await uploaded(await noise(20, 20))
  expect(tiny.preview_url).toBe(tiny.url)
})

test('an animation stays animated', async () => {
  const frames = await sharp([await noise(16, 16), await noise(16, 16), await noise(16, 16)], { join: { animated: true } })
    .gif()
    .toBuffer()
  const attachment = await uploaded(frames)
  expect(attachment.meta).toEqual({ original: { width: 16, height: 16, aspect: 1 } })
  expect(await sharp(Buffer.from(await (await served(attachment.url)).arrayBuffer()), { animated: true }).metadata()).toMatchObject({
    pages: 3,
  })
})

test('the place of a photo is not stored, and its rotation is corrected', async () => {
  const photo = await sharp(await noise(60, 30, 'jpeg'))
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect((await sharp(photo).metadata()).exif).toBeDefined()
  const attachment = await uploaded(photo)
  expect(attachment.meta?.original).toEqual({ width: 30, height: 60, aspect: 0.5 })
  const stored = await sharp(Buffer.from(await (await served(attachment.url)).arrayBuffer())).metadata()
  expect([stored.exif, stored.orientation, stored.width]).toEqual([undefined, undefined, 30])
})

const html = '<!doctype html><script>fetch("/api/v1/accounts/verify_credentials")</script>'
const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'

test.each([
  ['a page', html, 'page.png', '.txt'],
  ['a page after a byte order mark', `\xef\xbb\xbf${html}`, 'x.html', '.txt'],
  ['a page in UTF-16', `\xff\xfe${html.split('').join('\0')}`, 'x.html', '.bin'],
  ['a drawing', svg, 'x.svg', '.txt'],
  ['a drawing with a preamble', `<?xml version="1.0"?>${svg}`, 'x.svg', '.txt'],
  ['a script', 'alert(document.domain)', 'x.js', '.txt'],
  ['a style sheet', 'body{background:url(//evil.example)}', 'x.css', '.txt'],
  ['a feed', '<?xml version="1.0"?><rss/>', 'x.rss', '.txt'],
  ['a flash film', 'FWS\x05\x00\x00\x00\x00', 'x.swf', '.bin'],
  ['a packed flash film', 'CWS\x05\x00\x00\x00\x00', 'x.swf', '.bin'],
  ['an archive', 'PK\x03\x04\x14\x00\x00\x00', 'x.zip', '.bin'],
  ['a program', 'MZ\x90\x00\x03\x00', 'x.exe', '.bin'],
  ['another program', '\x7fELF\x02\x01\x01\x00', 'x', '.bin'],
  ['a document', '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj<</JS(app.alert(1))>>', 'x.pdf', '.bin'],
  ['a module', '\0asm\x01\0\0\0', 'x.wasm', '.bin'],
  ['nothing', '', 'x.png', '.txt'],
  ['a page behind the brand of a film', `\0\0\0\x18ftypevil${html}`, 'x.mp4', '.bin'],
  ['a frame that is none', '\xff\xff\xff\xff<script>', 'x.mp3', '.bin'],
  ['a chat', 'just words', '../../../etc/passwd', '.txt'],
])('%s is only a download', async (_, bytes, name, extension) => {
  const attachment = await uploaded(bytes, name)
  expect(attachment.type).toBe('unknown')
  expect(attachment.url).toMatch(new RegExp(`/media/[0-9a-f]{48}\\${extension}$`))
  const file = await served(attachment.url)
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': 'attachment',
    'content-security-policy': 'sandbox',
    'x-content-type-options': 'nosniff',
  })
})

test('data appended to an image is removed', async () => {
  for (const format of ['png', 'jpeg', 'gif', 'webp'] as const) {
    const image = await noise(16, 16, format)
    const attachment = await uploaded(Buffer.concat([image, Buffer.from(`${html}PK\x03\x04`)]), 'gifar.jar')
    const stored = Buffer.from(await (await served(attachment.url)).arrayBuffer()).toString('latin1')
    expect(stored).not.toContain('script')
    expect(stored).not.toContain('PK\x03\x04')
  }
})

test('a script in the comment of an image is removed', async () => {
  const gif = await noise(8, 8, 'gif')
  // A comment block before the end.
  const comment = Buffer.concat([gif.subarray(0, -1), Buffer.from(`\x21\xfe\x1d<script>alert(1)</script>abcd\0;`, 'latin1')])
  const attachment = await uploaded(comment)
  expect(Buffer.from(await (await served(attachment.url)).arrayBuffer()).toString('latin1')).not.toContain('script')
})

/** A black square of one bit a pixel, which compresses to next to nothing. */
function blackPng(side: number): Buffer {
  const header = Buffer.concat([number32(side), number32(side), Buffer.of(1, 0, 0, 0, 0)])
  const rows = Buffer.alloc(side * (1 + Math.ceil(side / 8)))
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([signature, ...chunks])
}

test('four hundred million pixels are rejected after reading the header', async () => {
  const bomb = blackPng(20_000)
  const before = process.memoryUsage().rss
  expect(await upload(bomb)).toMatchObject({ status: 400 })
  expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000)
  // A smaller one of the same kind is a picture.
  await uploaded(blackPng(200))
})

test.each([
  ['a picture cut off', async () => (await noise(200, 200, 'jpeg')).subarray(0, 300)],
  ['a picture of nothing but its first bytes', () => '\x89PNG\r\n\x1a\n'],
  ['a page with the first bytes of a picture', () => `\xff\xd8\xff${html}`],
  ['a page that begins like an animation', () => `GIF89a/*${html}*/=1;`],
])('%s is rejected', async (_, make) => {
  expect(await upload(await make())).toMatchObject({ status: 400, body: { error: expect.any(String) } })
})

test.each([
  ['RIFF\0\0\0\0WAVEfmt ', 'audio', 'audio/wav'],
  ['ID3\x03\0\0\0\0\0\0', 'audio', 'audio/mpeg'],
  ['\xff\xfb\x90\x64\0\0', 'audio', 'audio/mpeg'],
  ['fLaC\0\0\0\x22', 'audio', 'audio/flac'],
  ['\0\0\0\x1cftypM4A \0\0\0\0', 'audio', 'audio/mp4'],
  [`OggS${'\0'.repeat(24)}\x01vorbis`, 'audio', 'audio/ogg'],
  [`OggS${'\0'.repeat(24)}\x80theora`, 'video', 'video/ogg'],
  ['\x1a\x45\xdf\xa3\x9fB\x86\x81\x01webm', 'video', 'video/webm'],
  ['\0\0\0\x18ftypmp42\0\0\0\0', 'video', 'video/mp4'],
])('%j is %s of the type %s', async (bytes, type, mime) => {
  expect(await uploaded(bytes)).toMatchObject({ type, blurhash: null, pleroma: { mime_type: mime } })
})

test('the size of a video is read from its header', async () => {
  const box = (type: string, ...content: Buffer[]) => {
    const body = Buffer.concat(content)
    const head = Buffer.alloc(8)
    head.writeUInt32BE(body.length + 8)
    head.write(type, 4, 'latin1')
    return Buffer.concat([head, body])
  }
  const header = (width: number, height: number) => {
    const fields = Buffer.alloc(84)
    fields.writeUInt32BE(width << 16, 76)
    fields.writeUInt32BE(height << 16, 80)
    return box('trak', box('tkhd', fields))
  }
  const video = Buffer.concat([box('ftyp', Buffer.from('isom')), box('moov', header(0, 0), header(320, 180))])
  expect((await uploaded(video)).meta).toEqual({ original: { width: 320, height: 180, aspect: 320 / 180 } })
  // A box that claims to be longer than the file.
  const broken = Buffer.concat([box('ftyp', Buffer.from('isom')), Buffer.from('\xff\xff\xff\xf0moov', 'latin1')])
  expect(await uploaded(broken)).not.toHaveProperty('meta')
})

test('a byte range of a video is sent on request', async () => {
  const { url } = await uploaded('\0\0\0\x18ftypmp42\0\0\0\0')
  const part = await served(url, { range: 'bytes=4-7' })
  expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([206, 'ftyp', 'bytes 4-7/16'])
})

test('a description is stored, changed only by its owner, and limited', async () => {
  const { id } = await uploaded(await noise(8, 8), 'pic', { description: 'A gradient' })
  const describe = (as: string, json: unknown) => ask(pond, `PUT /api/v1/media/${id}`, { as, json })
  expect((await ask(pond, `GET /api/v1/media/${id}`, { as: 'bob' })).body).toMatchObject({ description: 'A gradient' })
  expect((await describe('bob', { description: 'Better' })).body).toMatchObject({ description: 'Better' })
  expect((await describe('bob', {})).body).toMatchObject({ description: 'Better' })
  expect(await describe('dave', { description: 'mine' })).toMatchObject({ status: 403, body: { error: 'Access denied' } })
  expect(await ask(pond, `GET /api/v1/media/${id}`, { as: 'dave' })).toMatchObject({ status: 403, body: { error: 'Access denied' } })
  expect(await describe('bob', { description: 'x'.repeat(5001) })).toMatchObject({ status: 400, body: { error: 'description_too_long' } })
  expect(await ask(pond, 'PUT /api/v1/media/999', { as: 'bob', json: {} })).toMatchObject({
    status: 404,
    body: { error: 'Record not found' },
  })
  expect(await upload(await noise(8, 8), 'pic', { description: 'x'.repeat(5001) })).toMatchObject({
    status: 400,
    body: { error: 'description_too_long' },
  })
})

test('an upload without a file, without a sign-in, or too large is rejected', async () => {
  const none = new FormData()
  none.append('description', 'x')
  expect(await ask(pond, 'POST /api/v2/media', { as: 'bob', multipart: none })).toMatchObject({
    status: 400,
    body: { error: 'Missing field: file.' },
  })
  expect(await ask(pond, 'POST /api/v1/media', { multipart: none })).toMatchObject({
    status: 403,
    body: { error: 'Insufficient permissions: write:media.' },
  })
  const { context } = pond.instance
  await saveSetting(context.db, context.config, 'uploadLimit', 1000)
  expect(await upload('x'.repeat(900))).toMatchObject({ status: 413, body: { errors: { detail: 'Internal server error' } } })
})

test('a file in processing has no address, and no post accepts it', async () => {
  const { context } = pond.instance
  await saveSetting(context.db, context.config, 'mediaProcessing', 5000)
  const file = attachmentOf((await upload(await noise(8, 8))).body)
  expect(file.url).toBeNull()
  const look = () => ask(pond, `GET /api/v1/media/${file.id}`, { as: 'bob' })
  const post = () => ask(pond, 'POST /api/v1/statuses', { as: 'bob', json: { status: '', media_ids: [file.id] } })
  expect(await look()).toMatchObject({ status: 206, body: { url: null } })
  expect(await post()).toMatchObject({ status: 422, body: { error: expect.stringContaining('not finished processing') } })
  pond.clock.advance(5000)
  expect(await look()).toMatchObject({ status: 200, body: { url: expect.stringContaining('/media/') } })
  expect(await post()).toMatchObject({ status: 200 })
})

test('a post has as many files as the server lets it have', async () => {
  const { context } = pond.instance
  const ids = [await uploaded(await noise(8, 8)), await uploaded(await noise(8, 8))].map(({ id }) => id)
  await saveSetting(context.db, context.config, 'maxAttachments', 1)
  const post = (media: string[]) => ask(pond, 'POST /api/v1/statuses', { as: 'bob', json: { status: '', media_ids: media } })
  expect(await post(ids)).toMatchObject({ status: 422, body: { error: 'Too many attachments' } })
  expect(await post(ids.slice(1))).toMatchObject({ status: 200 })
  expect((await ask(pond, 'GET /api/v1/instance')).body).toMatchObject({ max_media_attachments: 1 })
})

test('a read-only server accepts no uploads', async () => {
  const { context } = pond.instance
  await saveSetting(context.db, context.config, 'readOnly', true)
  expect(await upload(await noise(8, 8))).toMatchObject({ status: 503, body: { error: 'The server is in read-only mode' } })
  expect(await ask(pond, 'GET /api/v1/timelines/public')).toMatchObject({ status: 200 })
})

test.each(['nope.png', '../instance.db', '..%2f..%2fetc%2fpasswd', '%2e%2e/secret', 'a/b.png', '.part', ''])(
  'there is no file at /media/%s',
  async (path) => {
    await uploaded(await noise(8, 8))
    const response = await pond.fetch(`${pond.origin}/media/${path}`)
    // 503: a path that leads out of /media is none of the site's either, and there is no client here.
    expect([404, 503]).toContain(response.status)
    expect(response.headers.get('content-security-policy')).toBeTruthy()
  },
)
