import { expect, onTestFinished, test, vi } from 'vitest'
import { createEntities } from '#data/entities/Entities.ts'
import { toStatusRecord } from '#data/entities/records.ts'
import { exampleStatus } from '#test/examples.ts'
import { createMuteWordFinder } from './MuteWordFinder.ts'

test('a thousand posts are read once for all lists, and compared once with each, however often they are asked about', () => {
  let read = 0
  const posts = Array.from({ length: 1000 }, (_, index) => {
    const record = toStatusRecord(exampleStatus(`s${index}`))
    return Object.defineProperty({ ...record }, 'content', { get: () => ((read += 1), '<p>Just some words</p>') })
  })
  const compared = vi.spyOn(String.prototype, 'indexOf')
  onTestFinished(() => compared.mockRestore())
  const comparisons = () => compared.mock.calls.filter(([part]) => part.startsWith('muted words')).length
  const finderOf = createMuteWordFinder(createEntities())
  const words = Array.from({ length: 100 }, (_, index) => `muted${index}`)
  const one = finderOf([...words, 'muted words one'])
  const other = finderOf([...words, 'muted words other'])
  for (const find of [one, one, one]) expect(posts.filter(find)).toEqual([])
  expect({ read, comparisons: comparisons() }).toEqual({ read: 1000, comparisons: 1000 })
  for (const find of [other, other]) expect(posts.filter(find)).toEqual([])
  expect({ read, comparisons: comparisons() }).toEqual({ read: 1000, comparisons: 2000 })
})
