import * as adminReports from '@rookery/api/calls/adminReports'
import type { AccountId } from '@rookery/api/wire/model'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { queriesOf } from '#features/queries/model/queriesOf.ts'
import { reportsQuery, type ReportRow } from './reportQueries.ts'
import { noteDraftsOf } from '#features/reports/model/noteDraftsOf.ts'
import { openReportsOf } from '#features/reports/model/openReportsOf.ts'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { callAs, know, postAs, settle } from '#test/postAs.ts'
import { addReportNote, removeReportNote, setReportState } from './resolveReport.ts'

let world: TestSession

beforeEach(async () => {
  world = await openTestSession({ as: 'mona' })
})
afterEach(() => world.close())

/** Carol reports Bob with one of his posts, and Mona has the list before her. */
async function reported(): Promise<ReportRow> {
  const post = await postAs(world.server, 'bob', 'Herring!')
  const bob = (await world.server.account('bob')).id
  await callAs(world.server, 'carol', 'POST', '/api/v1/reports', { account_id: bob, status_ids: [post], comment: 'He sells herring' })
  await queriesOf(world.session).infiniteQuery(reportsQuery(world.session, 'open'))
  const row = listed()
  if (!row) throw new Error('There is no report.')
  return row
}

const listed = () => queriesOf(world.session).getQueryData(reportsQuery(world.session, 'open').queryKey)?.pages[0]?.reports[0]
const stored = async () => (await adminReports.list(world.session.client)).reports[0]

const refusals: readonly (number | Response)[] = [401, 403, 404, 422, 429, 500]

test('the accounts and posts of a report are stored without overwriting the reader’s own flags', async () => {
  const first = await reported()
  const { entities } = world.session
  expect(first).toMatchObject({ state: 'open', content: 'He sells herring', notes: [] })
  expect(entities.accounts.get(first.accountId as AccountId)?.acct).toBe('bob')
  const [post] = first.statusIds
  if (!post) throw new Error('The report has no post.')
  expect(entities.statuses.get(post)?.content).toContain('Herring!')
  await callAs(world.server, 'mona', 'POST', `/api/v1/statuses/${post}/favourite`)
  await know(world.session, post)
  await queriesOf(world.session).infiniteQuery(reportsQuery(world.session, 'all'))
  expect(entities.statuses.get(post)?.favourited).toBe(true)
})

test('a settled report is marked in place, and fewer reports wait', async () => {
  const row = await reported()
  await openReportsOf(world.session).refresh()
  expect(openReportsOf(world.session).waiting.get()).toMatchObject({ count: 1, newest: row.id })
  expect(await setReportState(world.session, row, 'resolved')).toBeNull()
  expect(listed()?.state).toBe('resolved')
  expect((await stored())?.state).toBe('resolved')
  await settle()
  expect(openReportsOf(world.session).waiting.get()).toEqual({ count: 0, newest: null })
})

test.each(refusals)('a state change that fails with %s is undone, with the reason', async (failure) => {
  const row = await reported()
  world.server.fail('PATCH /api/v1/pleroma/admin/reports', failure)
  expect(await setReportState(world.session, row, 'closed')).toMatchObject({ key: 'reports.state.failed' })
  expect(listed()?.state).toBe('open')
})

test('a note is added, refetched with its number and author, and removed', async () => {
  const row = await reported()
  expect(await addReportNote(world.session, row, '  Looking at it ')).toBeNull()
  const noted = listed()
  expect(noted?.notes).toMatchObject([{ content: 'Looking at it', authorId: world.session.me }])
  expect((await noteDraftsOf.ready(world.session)).get(row.id)).toBe('')
  expect(await removeReportNote(world.session, noted ?? row, noted?.notes[0]?.id ?? '')).toBeNull()
  expect(listed()?.notes).toEqual([])
  expect((await stored())?.notes).toEqual([])
})

test.each(refusals)('a note that is rejected with %s is stored on the device', async (failure) => {
  const row = await reported()
  world.server.fail('POST /api/v1/pleroma/admin/reports/:id/notes', failure)
  expect(await addReportNote(world.session, row, 'Looking at it')).toMatchObject({ key: 'reports.note.failed' })
  expect((await noteDraftsOf.ready(world.session)).get(row.id)).toBe('Looking at it')
  expect(listed()?.notes).toEqual([])
})

test('a note whose response was lost is found in the report and not sent again', async () => {
  const row = await reported()
  const { client } = world.session
  await adminReports.addNote(client, row.id, 'Looking at it')
  world.server.fail('POST /api/v1/pleroma/admin/reports/:id/notes', 500)
  expect(await addReportNote(world.session, row, 'Looking at it')).toBeNull()
  expect(listed()?.notes).toHaveLength(1)
})
