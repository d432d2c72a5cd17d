import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTestInstance, type TestInstance } from '../testing.ts'
import { ask, textField } from '../testing/ask.ts'

let pond: TestInstance
beforeEach(async () => {
  pond = await startTestInstance()
})
afterEach(() => pond.close())

const root = '/api/v1/pleroma/admin/reports'
const act = (what: string, json?: unknown, as = 'mona') => ask(pond, what.replace(' ', ` ${root}`), { as, json })

async function report(comment: string, status?: string): Promise<string> {
  const { id: account_id } = await pond.account('dave')
  return textField(
    await ask(pond, 'POST /api/v1/reports', { as: 'bob', json: { account_id, comment, ...(status && { status_ids: [status] }) } }),
    'id',
  )
}

async function listed(query: Record<string, string> = {}) {
  const { body } = await ask(pond, `GET ${root}`, { as: 'mona', query })
  const { reports, total } = body as { reports: { content: string; state: string }[]; total: number }
  return `${total}: ${reports.map(({ content, state }) => `${content} ${state}`).join(', ')}`
}

test('reports come in pages, by state, the newest first', async () => {
  const ids = [await report('first'), await report('second'), await report('third')]
  expect(await listed()).toBe('3: third open, second open, first open')
  const states = { reports: [{ id: ids[0], state: 'resolved' }, { id: ids[2], state: 'closed' }] } // prettier-ignore
  expect(await act('PATCH ', states)).toMatchObject({ status: 204, body: '' })
  expect(await listed({ state: 'open' })).toBe('1: second open')
  expect(await listed({ state: 'resolved' })).toBe('1: first resolved')
  expect(await listed({ state: 'nonsense' })).toBe('3: third closed, second open, first resolved')
  expect(await listed({ page_size: '2', page: '2' })).toBe('3: first resolved')
  expect(await listed({ page: '9' })).toBe('3: ')
  expect(await listed({ limit: '2' })).toBe('2: third closed, second open')
  expect(await ask(pond, `GET ${root}`, { as: 'mona', query: { page: 'x' } })).toMatchObject({ status: 400 })
})

test('a report that cannot change its state is named; the others have changed', async () => {
  const id = await report('first')
  const reports = [{ id, state: 'closed' }, { id: '9ynynynynynynynyny', state: 'closed' }] // prettier-ignore
  expect(await act('PATCH ', { reports })).toMatchObject({
    status: 400,
    body: [{ id }, { id: '9ynynynynynynynyny', error: 'not_found' }],
  })
  expect(await act('PATCH ', { reports: [{ id, state: 'eaten' }] })).toMatchObject({
    status: 400,
    body: [{ id, error: 'Could not update state' }],
  })
  expect(await act('PATCH ', {})).toMatchObject({ status: 400, body: { error: 'Missing field: reports.' } })
  expect(await listed()).toBe('1: first closed')
})

test('notes are added and removed by all staff', async () => {
  const id = await report('first')
  expect(await act(`POST /${id}/notes`, { content: 'Looking at it' })).toMatchObject({ status: 204, body: '' })
  await act(`POST /${id}/notes`, { content: 'Me, too' }, 'ada')
  const { body } = await act(`GET /${id}`)
  const { notes } = body as { notes: { id: number; content: string; user: { nickname: string } }[] }
  expect(notes.map(({ content, user }) => `${user.nickname}: ${content}`)).toEqual(['mona: Looking at it', 'ada: Me, too'])
  expect(await act(`DELETE /${id}/notes/${notes[0]?.id}`, undefined, 'ada')).toMatchObject({ status: 204 })
  expect((await act(`GET /${id}`)).body).toMatchObject({ notes: [{ content: 'Me, too' }] })
  const rejected = { status: 400, body: '' }
  expect(await act(`DELETE /${id}/notes/${notes[0]?.id}`)).toMatchObject(rejected)
  expect(await act(`DELETE /other/notes/${notes[1]?.id}`)).toMatchObject(rejected)
  expect(await act(`POST /${id}/notes`, { content: ' ' })).toMatchObject(rejected)
  expect(await act('POST /9ynynynynynynynyny/notes', { content: 'x' })).toMatchObject(rejected)
  expect(await act('GET /9ynynynynynynynyny')).toMatchObject({ status: 404, body: { error: 'Not found' } })
})

test('a report retains its posts and their author when that person is deactivated', async () => {
  const status = textField(await ask(pond, 'POST /api/v1/statuses', { as: 'dave', json: { status: 'buy beans' } }), 'id')
  const id = await report('spam', status)
  const shown = {
    status: 200,
    body: { account: { acct: 'dave' }, actor: { acct: 'bob' }, statuses: [{ id: status, account: { acct: 'dave' } }] },
  }
  expect(await act(`GET /${id}`)).toMatchObject(shown)
  await ask(pond, 'PATCH /api/v1/pleroma/admin/users/deactivate', { as: 'mona', json: { nicknames: ['dave'] } })
  expect(await act(`GET /${id}`)).toMatchObject(shown)
})
