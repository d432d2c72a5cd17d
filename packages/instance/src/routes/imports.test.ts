import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTestInstance, type TestInstance } from '../testing.ts'
import { ask } from '../testing/ask.ts'

let pond: TestInstance
beforeEach(async () => {
  pond = await startTestInstance()
})
afterEach(() => pond.close())

const names = async (path: string) => {
  const { body } = await ask(pond, `GET /api/v1/${path}`, { as: 'bob' })
  return (body as { acct: string }[]).map(({ acct }) => acct).toSorted()
}

test.each([
  ['follow', 'accounts/bob/following', ['dave', 'rita@remote.example']],
  ['blocks', 'blocks', ['ada', 'carol', 'dave', 'rita@remote.example']],
  ['mutes', 'mutes', ['ada', 'carol', 'dave', 'rita@remote.example']],
])('a list is imported as %s, and its headings and unknown accounts are skipped', async (kind, path, expected) => {
  // Ada has blocked Bob, and Carol approves followers manually.
  await ask(pond, `POST /api/v1/accounts/${(await pond.account('bob')).id}/block`, { as: 'ada' })
  const list =
    'Account address,Show boosts\nrita@remote.example,true\n@dave,false\r\nnobody@remote.example\n\nbob\nada\ncarol\ndave\n<script>\n'
  const multipart = new FormData()
  multipart.append('list', new Blob([list], { type: 'text/csv' }), 'list.csv')
  expect(await ask(pond, `POST /api/pleroma/${kind}_import`, { as: 'bob', multipart })).toMatchObject({ status: 200, body: 'job started' })
  expect(await names(path)).toEqual(expected)
})

test('a text is accepted like a file, and no entry is an error', async () => {
  expect(await ask(pond, 'POST /api/pleroma/mutes_import', { as: 'bob', json: { list: 'dave' } })).toMatchObject({ status: 200 })
  expect(await names('mutes')).toEqual(['dave'])
  expect(await ask(pond, 'POST /api/pleroma/mutes_import', { as: 'bob', json: {} })).toMatchObject({
    status: 400,
    body: { error: 'Missing field: list.' },
  })
})
