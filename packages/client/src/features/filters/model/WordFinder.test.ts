import { expect, onTestFinished, test, vi } from 'vitest'
import type { ListedFilter } from '@rookery/api/wire/listedFilter'
import { createEntities } from '#features/entities/model/Entities.ts'
import { toStatusRecord } from '#features/entities/model/records.ts'
import { exampleStatus } from '#test/examples.ts'
import { createWordFinder } from './WordFinder.ts'

test('a thousand posts are read once for all lists, and compared once with each, however often their verdict is requested', () => {
  let read = 0
  const posts = Array.from({ length: 1000 }, (_, index) => {
    const record = toStatusRecord(exampleStatus(`s${index}`))
    return Object.defineProperty({ ...record }, 'content', { get: () => ((read += 1), '<p>Just some words</p>') })
  })
  const compared = vi.spyOn(String.prototype, 'indexOf')
  onTestFinished(() => compared.mockRestore())
  const comparisons = () => compared.mock.calls.filter(([part]) => part.startsWith('muted words')).length
  const finder = createWordFinder(createEntities())
  const words = Array.from({ length: 100 }, (_, index) => `muted${index}`)
  const one = finder.words([...words, 'muted words one'])
  const other = finder.words([...words, 'muted words other'])
  for (const find of [one, one, one]) expect(posts.filter(find)).toEqual([])
  expect({ read, comparisons: comparisons() }).toEqual({ read: 1000, comparisons: 1000 })
  for (const find of [other, other]) expect(posts.filter(find)).toEqual([])
  expect({ read, comparisons: comparisons() }).toEqual({ read: 1000, comparisons: 2000 })
})

const filter = (phrase: string, wholeWord: boolean, irreversible = false): ListedFilter => ({
  phrase,
  contexts: ['home'],
  irreversible,
  wholeWord,
  expiresAt: null,
})

test.each([
  ['spoiler', true, 'A Spoiler!', true],
  ['spoiler', true, 'Many spoilers', false],
  ['spoiler', false, 'Many SPOILERS', true],
  ['poil', false, 'A spoiler', true],
  ['season finale', true, 'the season  finale is here', true],
  ['season finale', true, 'the season finales are here', false],
  ['#tides', true, '#Tides', true],
  ['#tides', true, '#tidesandmoon', false],
  ['c++', true, 'C++17', true],
  ['.*', false, 'anything', false],
  ['ネタ', true, 'これはネタバレ', true],
  [' ', false, 'two words', false],
])('a filter "%s" (whole word: %s) in "%s": %s', (phrase, wholeWord, text, hits) => {
  const find = createWordFinder(createEntities()).filters([filter(phrase, wholeWord)])
  const post = toStatusRecord(exampleStatus('s', { content: `<p>${text}</p>` }))
  expect(find(post)).toEqual(hits ? [{ title: phrase, action: 'warn', contexts: ['home'] }] : [])
})

test('all matching filters are returned with their actions', () => {
  const find = createWordFinder(createEntities()).filters([filter('cat', true), filter('dog', true, true), filter('bird', true)])
  const post = toStatusRecord(exampleStatus('s', { content: 'A dog and a cat' }))
  expect(find(post).map(({ title, action }) => [title, action])).toEqual([
    ['cat', 'warn'],
    ['dog', 'hide'],
  ])
})
