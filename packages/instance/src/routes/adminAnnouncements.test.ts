import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTestInstance, type TestInstance } from '../testing.ts'
import { ask, textField } from '../testing/ask.ts'

let pond: TestInstance
beforeEach(async () => {
  pond = await startTestInstance()
})
afterEach(() => pond.close())

const root = '/api/v1/pleroma/admin/announcements'
const act = (what: string, json?: unknown) => ask(pond, what.replace(' ', ` ${root}`), { as: 'ada', json })
const read = async () => {
  const { body } = await ask(pond, 'GET /api/v1/announcements', { as: 'bob' })
  return (body as { content: string }[]).map(({ content }) => content)
}

test('an announcement is written, changed and deleted, and readers see it during its time', async () => {
  const made = await act('POST ', { content: 'Tea & cake\nat http://pond.example/tea', all_day: true })
  const id = textField(made, 'id')
  expect(made).toMatchObject({
    status: 200,
    body: { all_day: true, starts_at: null, pleroma: { raw_content: 'Tea & cake\nat http://pond.example/tea' } },
  })
  expect(made.body).not.toHaveProperty('read')
  expect(await read()).toEqual([expect.stringContaining('Tea &amp; cake<br')])
  expect(await act(`PATCH /${id}`, { starts_at: '2100-01-01T00:00:00Z', all_day: false })).toMatchObject({
    status: 200,
    body: { starts_at: '2100-01-01T00:00:00Z', all_day: false, content: expect.stringContaining('Tea') },
  })
  expect(await read()).toEqual([])
  expect(await act(`PATCH /${id}`, { starts_at: null, content: 'Cake' })).toMatchObject({ body: { starts_at: null, content: 'Cake' } })
  expect(await read()).toEqual(['Cake'])
  expect(await act(`GET /${id}`)).toMatchObject({ status: 200, body: { id } })
  expect(await act(`DELETE /${id}`)).toMatchObject({ status: 200, body: {} })
  expect(await read()).toEqual([])
})

test('the list is in pages, the newest first', async () => {
  for (const content of ['one', 'two', 'three']) await act('POST ', { content })
  const list = async (query: Record<string, string>) => {
    const { body } = await ask(pond, `GET ${root}`, { as: 'ada', query })
    return (body as { content: string }[]).map(({ content }) => content)
  }
  expect(await list({})).toEqual(['three', 'two', 'one'])
  expect(await list({ limit: '1', offset: '1' })).toEqual(['two'])
})

test('an invalid announcement is rejected with a reason', async () => {
  expect(await act('POST ', { content: ' ' })).toMatchObject({ status: 400, body: { error: 400 } })
  expect(await act('POST ', {})).toMatchObject({ status: 400, body: { error: 'Missing field: content.' } })
  expect(await act('POST ', { content: 'x', starts_at: 'soon' })).toMatchObject({ status: 400 })
  for (const what of ['GET', 'PATCH', 'DELETE'])
    expect(await act(`${what} /9ynynynynynynynyny`, what === 'PATCH' ? { content: 'x' } : undefined)).toMatchObject({
      status: 404,
      body: { error: 'Not found' },
    })
})
