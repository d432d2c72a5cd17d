import { afterEach, beforeEach, expect, test } from 'vitest'
import * as media from '@rookery/api/calls/media'
import { statusIdIn } from '#features/drafts/model/DraftKey.ts'
import { draftsOf } from '#features/drafts/model/Drafts.ts'
import { onePixel } from '#test/onePixel.ts'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { know, postAs } from '#test/postAs.ts'
import { postStatus } from './postStatus.ts'
import { redraftStatus } from './redraftStatus.ts'

let world: TestSession
beforeEach(async () => {
  world = await openTestSession()
})
afterEach(() => world.close())

test('a redraft has text, subject, media, poll, scope and language, and can be posted', async () => {
  const { session, server } = world
  const parent = await postAs(server, 'ada', 'Anyone?')
  const file = await media.upload(session.client, onePixel(), { description: 'A dot' })
  const fields = {
    status: '@ada **me**',
    spoiler_text: 'cw',
    content_type: 'text/markdown',
    sensitive: true,
    visibility: 'unlisted',
    language: 'de',
    media_ids: [file.id],
    in_reply_to_id: parent,
    poll: { options: ['wade', 'swim'], expires_in: 3600, multiple: true },
  }
  const id = await postAs(server, 'bob', fields)
  await know(session, id)
  const key = await redraftStatus(session, id)
  if (key === null) throw new Error('Nothing to write anew.')
  expect(session.entities.statuses.get(id)?.deleted).toBe(true)
  expect(statusIdIn(key, 'reply')).toBe(parent)
  const data = draftsOf(session).get(key)?.data
  expect(data).toMatchObject({
    status: '@ada **me**',
    spoilerText: 'cw',
    nsfw: true,
    visibility: 'unlisted',
    language: 'de',
    contentType: 'text/markdown',
    files: [{ id: file.id, description: 'A dot' }],
    poll: { options: ['wade', 'swim'], expiresIn: 3600, multiple: true },
  })
  const again = data && (await postStatus(session, key, data))
  expect(again?.kind === 'posted' && session.entities.statuses.get(again.id)).toMatchObject({
    inReplyToId: parent,
    attachments: [{ description: 'A dot' }],
  })
})

test('a post is not deleted when its source cannot be fetched', async () => {
  const { session, server } = world
  const id = await postAs(server, 'bob', 'Stays')
  await know(session, id)
  server.fail('GET /api/v1/statuses/:id/source', 500)
  expect(await redraftStatus(session, id)).toBeNull()
  expect(session.entities.statuses.get(id)?.deleted).toBe(false)
})

test('a post that the server does not delete leaves no draft', async () => {
  const { session, server } = world
  const id = await postAs(server, 'bob', 'Stays')
  await know(session, id)
  server.fail('DELETE /api/v1/statuses/:id', 403)
  expect(await redraftStatus(session, id)).toBeNull()
  expect(draftsOf(session).list()).toEqual([])
})
