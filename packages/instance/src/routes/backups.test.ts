import { inflateRawSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runJobs } from '../domain/jobs.ts'
import { startTestInstance, type TestInstance } from '../testing.ts'
import { ask, textField } from '../testing/ask.ts'

let pond: TestInstance
beforeEach(async () => {
  pond = await startTestInstance()
})
afterEach(() => pond.close())

const backups = async (method: string, as = 'bob') => (await ask(pond, `${method} /api/v1/pleroma/backups`, { as })).body
const urlOf = (body: unknown) => (body as { url: string }[])[0]?.url ?? ''

/** The files of an archive, by name. */
function unzip(bytes: Buffer): Record<string, string> {
  const files: Record<string, string> = {}
  for (let at = 0; bytes.readUInt32LE(at) === 0x04_03_4b_50;) {
    const [packed, title] = [bytes.readUInt32LE(at + 18), bytes.readUInt16LE(at + 26)]
    const start = at + 30 + title
    files[bytes.toString('utf8', at + 30, start)] = inflateRawSync(bytes.subarray(start, start + packed)).toString()
    at = start + packed
  }
  return files
}

test('a requested archive is built with the account’s posts, favourites and bookmarks', async () => {
  const daves = await ask(pond, 'POST /api/v1/statuses', { as: 'dave', json: { status: 'daves words' } })
  await ask(pond, 'POST /api/v1/statuses', { as: 'bob', json: { status: 'bobs wörds', visibility: 'private' } })
  for (const what of ['favourite', 'bookmark']) await ask(pond, `POST /api/v1/statuses/${textField(daves, 'id')}/${what}`, { as: 'bob' })
  expect(await backups('GET')).toEqual([])
  const asked = await backups('POST')
  expect(asked).toMatchObject([{ processed: false, file_size: 0, content_type: 'application/zip' }])
  expect((await pond.fetch(urlOf(asked))).status).toBe(404)
  await runJobs(pond.instance.context)
  const made = await backups('GET')
  const reply = await pond.fetch(urlOf(made))
  const bytes = Buffer.from(await reply.arrayBuffer())
  expect(made).toMatchObject([{ processed: true, file_size: bytes.length }])
  expect(reply.headers.get('content-disposition')).toBe('attachment')
  const files = unzip(bytes)
  expect(Object.keys(files)).toEqual(['actor.json', 'outbox.json', 'likes.json', 'bookmarks.json'])
  expect(JSON.parse(files['actor.json'] ?? '')).toMatchObject({ acct: 'bob' })
  expect(JSON.parse(files['outbox.json'] ?? '')).toMatchObject([{ content: 'bobs wörds' }])
  expect(JSON.parse(files['likes.json'] ?? '')).toEqual([textField(daves, 'uri')])
})

test('the next one is possible after a week, and for each account separately', async () => {
  await backups('POST')
  expect(await backups('POST')).toEqual({ error: 'Last export was less than 7 days ago' })
  pond.clock.advance(7 * 86_400_000)
  expect(await backups('POST')).toHaveLength(2)
  expect(await backups('GET', 'dave')).toEqual([])
  expect(await ask(pond, 'POST /api/v1/pleroma/admin/backups', { as: 'ada', json: { nickname: 'dave' } })).toMatchObject({
    status: 200,
    body: '',
  })
  expect(await backups('GET', 'dave')).toHaveLength(1)
})
