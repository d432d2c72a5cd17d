import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import * as media from '@rookery/api/calls/media'
import { draftsOf } from '#features/drafts/model/Drafts.ts'
import { editHistoryQuery } from '#features/statuses/model/editHistoryQuery.ts'
import { queriesOf } from '#features/queries/model/queriesOf.ts'
import { exampleDraft } from '#test/examples.ts'
import { onePixel } from '#test/onePixel.ts'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { know, postAs } from '#test/postAs.ts'
import { editStatus } from './editStatus.ts'

let world: TestSession
beforeEach(async () => {
  world = await openTestSession()
})
afterEach(() => world.close())

test('an edit keeps files, poll and scope, and the versions are fetched again', async () => {
  const { session, server } = world
  const file = await media.upload(session.client, onePixel())
  const fields = { status: 'Frst', visibility: 'unlisted', media_ids: [file.id], poll: { options: ['a', 'b'], expires_in: 3600 } }
  const id = await postAs(server, 'bob', fields)
  await know(session, id)
  const history = editHistoryQuery(session, id)
  await queriesOf(session).query(history)
  const key = `edit:${id}` as const
  const data = exampleDraft('First', { files: [file], spoilerText: 'typo' })
  expect(await editStatus(session, id, key, data)).toEqual({ kind: 'posted', id })
  const status = session.entities.statuses.get(id)
  expect(status).toMatchObject({ spoilerText: 'typo', visibility: 'unlisted', attachments: [{ id: file.id }] })
  expect(status?.pollId).not.toBeNull()
  expect(status?.content).toContain('First')
  expect(draftsOf(session).get(key)).toBeUndefined()
  expect(queriesOf(session).getQueryState(history.queryKey)?.isInvalidated).toBe(true)
})

test('a rejected edit keeps its text as a draft', async () => {
  const { session, server } = world
  const id = await postAs(server, 'bob', 'First')
  await know(session, id)
  server.fail('PUT /api/v1/statuses/:id', 400)
  const key = `edit:${id}` as const
  expect(await editStatus(session, id, key, exampleDraft('Second'))).toMatchObject({ kind: 'refused' })
  expect(draftsOf(session).get(key)?.data.status).toBe('Second')
})

test.each([
  ['with the edit where the server takes them so', true],
  ['before it elsewhere', false],
])('a new description of an already posted file is saved %s', async (_, describesByEdit) => {
  const { session, server } = world
  const known = session.server.get()
  session.setServer({ ...known, capabilities: { ...known.capabilities, describesByEdit } })
  const file = await media.upload(session.client, onePixel())
  const added = await media.upload(session.client, onePixel())
  const id = await postAs(server, 'bob', { status: 'First', media_ids: [file.id] })
  await know(session, id)
  world.asked.length = 0
  const data = exampleDraft('First', { files: [file, added], mediaDescriptions: { [file.id]: 'reeds', [added.id]: 'a heron' } })
  expect(await editStatus(session, id, `edit:${id}`, data)).toEqual({ kind: 'posted', id })
  const apart = world.asked.filter((call) => call.startsWith('PUT /api/v1/media/'))
  expect(apart).toEqual((describesByEdit ? [added] : [file, added]).map(({ id: own }) => `PUT /api/v1/media/${own}`))
})

test('a rejected edit is logged to the console, without its text', async () => {
  const { session, server } = world
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => warn.mockRestore())
  const id = await postAs(server, 'bob', 'First')
  await know(session, id)
  const key = `edit:${id}` as const
  await editStatus(session, id, key, exampleDraft('Second'))
  expect(warn).not.toHaveBeenCalled()
  server.fail('PUT /api/v1/statuses/:id', 400)
  await editStatus(session, id, key, exampleDraft('Secret words'))
  expect(warn.mock.calls).toEqual([['Error editing status']])
})
