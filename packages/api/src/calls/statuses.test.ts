import { expect, test } from 'vitest'

import * as statuses from './statuses.ts'
import * as statusWriting from './statusWriting.ts'
import * as statusDetails from './statusDetails.ts'
import { fakeServer, json } from '../../test/fakeServer.ts'
import { recorded } from '../../test/recordings.ts'
import type { AttachmentId, StatusId } from '../wire/model.ts'

// Ids come from servers; here they are made up.
const id = 'B0/1' as StatusId
const status = { id: 'B01', account: { id: 'A7' } }

test('a draft becomes JSON, which every server reads in full', async () => {
  const { asked, client } = fakeServer(json(status))
  await statusWriting.create(
    client(),
    {
      text: 'low tide',
      spoilerText: 'sea',
      visibility: 'unlisted',
      sensitive: true,
      contentType: 'text/markdown',
      language: 'en',
      mediaIds: ['7' as AttachmentId, '8' as AttachmentId],
      poll: { options: ['wade', 'swim'], expiresIn: 600, multiple: false },
      inReplyToId: 'B00' as StatusId,
      quoteId: 'B02' as StatusId,
    },
    { idempotencyKey: 'once' },
  )
  expect(asked[0]).toMatchObject({ method: 'POST' })
  expect(asked[0]?.headers.get('idempotency-key')).toBe('once')
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
    status: 'low tide',
    spoiler_text: 'sea',
    sensitive: true,
    content_type: 'text/markdown',
    media_ids: ['7', '8'],
    poll: { options: ['wade', 'swim'], expires_in: 600, multiple: false },
    visibility: 'unlisted',
    language: 'en',
    in_reply_to_id: 'B00',
    quote_id: 'B02',
    quoted_status_id: 'B02',
  })
})

test('descriptions of files that are out go with an edit as a list of objects', async () => {
  const { asked, client } = fakeServer(json(status))
  const changes = { text: 'low tide', spoilerText: '', sensitive: false, mediaIds: ['7' as AttachmentId, '8' as AttachmentId] }
  await statusWriting.edit(client(), id, { ...changes, descriptions: { ['7' as AttachmentId]: 'reeds' } })
  expect(asked[0]?.headers.get('content-type')).toBe('application/json')
  expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({ media_ids: ['7', '8'], media_attributes: [{ id: '7', description: 'reeds' }] })
})

test('a bare draft sends text and subject even when empty, and is never a preview', async () => {
  const { asked, client } = fakeServer(() => json(status))
  await statusWriting.create(client(), { text: '', visibility: 'public' })
  await statusWriting.preview(client(), { text: '', visibility: 'public' })
  const bare = { status: '', spoiler_text: '', sensitive: false, visibility: 'public' }
  expect(asked.map(({ body }) => JSON.parse(body))).toEqual([bare, { ...bare, preview: true }])
})

test.each([
  [
    'has a time',
    { id: 'S1', scheduled_at: '2026-12-01T10:00:00.000Z', params: { text: 'later' } },
    { scheduledAt: '2026-12-01T10:00:00.000Z' },
  ],
  ['has none', { ...status, content: 'now' }, { content: 'now' }],
  ['has an empty one', { ...status, content: 'now', scheduled_at: null }, { content: 'now' }],
])('the response to a post for later is the post itself unless it has a time: it %s', async (_, body, expected) => {
  const { client } = fakeServer(json(body))
  const at = '2026-12-01T10:00:00.000Z'
  const read = await statusWriting.schedule(client(), { text: 'later', visibility: 'public' }, at)
  expect(read).toMatchObject(expected)
  expect('scheduledAt' in read).toBe('scheduledAt' in expected)
})

test('an id is encoded into the path', async () => {
  const { asked, client } = fakeServer(json(status))
  await statuses.favourite(client(), id)
  expect(asked[0]?.url.pathname).toBe('/api/v1/statuses/B0%2F1/favourite')
})

test('a repeat gives the wrapper around the original', async () => {
  const { asked, client } = fakeServer(() => json(recorded('remote/reblog.json')))
  expect((await statuses.reblog(client(), id, { visibility: 'private' })).reblog).not.toBeNull()
  await statuses.reblog(client(), id)
  expect(asked.map(({ body }) => body)).toEqual(['{"visibility":"private"}', ''])
})

test('a deletion gives the source back', async () => {
  const { client } = fakeServer(json(recorded('statuses/delete_returns_source.json')), json({}))
  expect((await statusWriting.remove(client(), id)).text).toEqual(expect.any(String))
  expect(await statusWriting.remove(client(), id)).toEqual({ text: null })
})

test('a conversation with a malformed post retains the others', async () => {
  const { client } = fakeServer(json({ ancestors: [{}, status], descendants: [] }))
  expect(await slicesOf(statuses.context(client(), id))).toEqual([['B01']])
})

test('of a long conversation the nearest ancestors come first, then the replies, then the other ancestors', async () => {
  const many = (name: string, count: number) => Array.from({ length: count }, (_, index) => ({ ...status, id: `${name}${index}` }))
  const { client } = fakeServer(json({ ancestors: many('before', 40), descendants: many('after', 30) }))
  const slices = await slicesOf(statuses.context(client(), id))
  expect(slices.map((slice) => [slice[0], slice.length])).toEqual([
    ['before15', 25],
    ['after0', 25],
    ['after25', 20],
  ])
  expect(slices.flat().slice(-15)).toEqual(Array.from({ length: 15 }, (_, index) => `before${index}`))
})

/** The ids of each slice of a conversation. */
async function slicesOf(context: ReturnType<typeof statuses.context>): Promise<readonly (readonly string[])[]> {
  const slices: string[][] = []
  for await (const some of await context) slices.push(some.map((post) => post.id))
  return slices
}

test('a missing conversation on Akkoma is an http error with the text of the server', async () => {
  const { client } = fakeServer(json(recorded('statuses/context_missing.json'), 500))
  await expect(statuses.context(client(), id)).rejects.toMatchObject({ kind: 'http', status: 500, serverText: 'Something went wrong' })
})

test('the source of a post says its markup', async () => {
  const { client } = fakeServer(json(recorded('edits/source.json')), json({ id: '1', text: 'x' }))
  expect(await statusWriting.source(client(), id)).toMatchObject({ contentType: expect.stringMatching(/^text\//) })
  expect(await statusWriting.source(client(), id)).toEqual({ text: 'x', spoilerText: '', contentType: 'text/plain' })
})

test('a translation is requested in either form', async () => {
  const { asked, client } = fakeServer(
    json({ detected_language: 'NL', text: '<p>hi</p>' }),
    json({ content: '<p>hi</p>', detected_source_language: 'nl' }),
  )
  expect(await statusDetails.translate(client(), id, { via: 'pairs', language: 'en', from: 'nl' })).toEqual({
    text: '<p>hi</p>',
    detectedLanguage: 'NL',
  })
  expect(await statusDetails.translate(client(), id, { via: 'post', language: 'en' })).toEqual({
    text: '<p>hi</p>',
    detectedLanguage: 'nl',
  })
  expect(asked.map(({ method, url }) => `${method} ${url.pathname}${url.search}`)).toEqual([
    'GET /api/v1/statuses/B0%2F1/translations/en?from=nl',
    'POST /api/v1/statuses/B0%2F1/translate',
  ])
})
