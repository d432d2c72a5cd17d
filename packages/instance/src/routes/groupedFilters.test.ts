import { expect, test } from 'vitest'
import { startTestInstance } from '../testing.ts'

const path = '/api/v2/filters'

test('a filter has several phrases, which are changed, removed and left unchanged one by one', async () => {
  const world = await startTestInstance()
  world.instance.context.config.groupedFilters = true
  const [ada, bob] = [await world.as('ada'), await world.as('bob')]
  const keywords_attributes = [
    { keyword: 'eel', whole_word: true },
    { keyword: 'lamprey', whole_word: false },
  ]
  const { body: made } = await bob.post<{ id: string; keywords: { id: string }[] }>(path, {
    title: 'Fish',
    context: ['home', 'account'],
    filter_action: 'hide',
    expires_in: 60,
    keywords_attributes,
  })
  expect(made).toMatchObject({ title: 'Fish', context: ['home', 'account'], filter_action: 'hide', keywords: keywords_attributes })
  const [eel, lamprey] = made.keywords.map(({ id }) => id)
  const { body: changed } = await bob.put(`${path}/${made.id}`, {
    title: 'Fishes',
    context: ['home'],
    expires_in: null,
    keywords_attributes: [{ id: eel, _destroy: true }, { id: lamprey, keyword: 'lampreys', whole_word: true }, { keyword: 'pike' }],
  })
  expect(changed).toMatchObject({
    title: 'Fishes',
    expires_at: null,
    filter_action: 'warn',
    keywords: [{ id: lamprey, keyword: 'lampreys', whole_word: true }, { keyword: 'pike' }],
  })
  expect((await bob.get(path)).body).toEqual([changed])
  expect((await ada.get(path)).body).toEqual([])
  for (const rejected of [await ada.put(`${path}/${made.id}`, { title: 'x', context: ['home'] }), await ada.delete(`${path}/${made.id}`)])
    expect(rejected).toMatchObject({ status: 404, body: { error: 'Record not found' } })
  for (const wrong of [
    { title: ' ', context: ['home'] },
    { title: 'x', context: [] },
    { title: 'x', context: ['bogus'] },
  ])
    expect(await bob.post(path, wrong)).toMatchObject({ status: 422, body: { error: expect.stringMatching(/^Validation failed/) } })
  expect((await bob.delete(`${path}/${made.id}`)).body).toEqual({})
  expect((await bob.get(path)).body).toEqual([])
  await world.close()
})

test('an instance that is not Mastodon has no such route', async () => {
  const world = await startTestInstance()
  const bob = await world.as('bob')
  expect(await bob.get(path)).toMatchObject({ status: 404, body: { error: 'Not implemented' } })
  await world.close()
})
