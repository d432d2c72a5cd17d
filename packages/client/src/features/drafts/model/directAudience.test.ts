import { expect, test } from 'vitest'
import { directAudience } from './directAudience.ts'

const message = { text: '', responded: null, isSafe: false, own: 'ada' } as const

test.each([
  ['nobody', 'Just a note', []],
  ['each once in any case', '@bob and @Bob@marsh.example and @BOB', ['bob', 'Bob@marsh.example']],
  ['not oneself', '@ada @bob', ['bob']],
  ['no address of mail and no part of a link', 'bob@marsh.example https://m.example/@carol', []],
  ['without the full stop behind it', 'Ask @bob.', ['bob']],
])('a direct message reaches the people it mentions: %s', (_, text, readers) => {
  expect(directAudience({ ...message, text }).readers).toEqual(readers)
})

test('on a server that delivers only to leading mentions, a later mention is only text', () => {
  expect(directAudience({ ...message, isSafe: true, text: '@bob @carol hello @dave' }).readers).toEqual(['bob', 'carol'])
  expect(directAudience({ ...message, isSafe: true, text: 'hello @dave' }).readers).toEqual([])
})

test('a mention that is new to a conversation is listed', () => {
  const { added } = directAudience({ ...message, text: '@bob @carol hello', responded: ['Bob'] })
  expect(added).toEqual(['carol'])
  expect(directAudience({ ...message, text: '@carol hello' }).added).toEqual([])
})
