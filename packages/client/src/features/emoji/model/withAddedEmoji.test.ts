import { expect, test } from 'vitest'
import type { BuiltInEmoji } from './PickerEmoji.ts'
import { withAddedEmoji } from './withAddedEmoji.ts'

const heart: BuiltInEmoji = {
  kind: 'standard',
  character: '❤️',
  name: 'red heart',
  shortcodes: ['heart'],
  words: ['love'],
  group: 'symbols',
  hasTones: false,
  version: 0,
}

test('a missing file changes nothing', () => {
  const defaultValue = [heart]
  expect(withAddedEmoji(defaultValue, [])).toBe(defaultValue)
})

test('a known character gets new names from the admin, and each name once', () => {
  const added = ['heart', 'pond_love'].map((name) => ({ name, character: '❤', group: null }))
  expect(withAddedEmoji([heart], added)).toEqual([{ ...heart, shortcodes: ['heart', 'pond_love'] }])
})

test('an unknown emoji character is added to its group, and other text is not', () => {
  const added = [
    { name: 'wild_goose', character: '🪿', group: 'animals-and-nature' },
    { name: 'goose', character: '🪿', group: null },
    { name: 'shrug', character: '¯\\_(ツ)_/¯', group: null },
    { name: 'word', character: 'pond', group: null },
  ]
  const [, goose, ...rest] = withAddedEmoji([heart], added)
  expect(goose).toMatchObject({ character: '🪿', name: 'wild goose', shortcodes: ['wild_goose', 'goose'], group: 'animals' })
  expect(rest).toEqual([])
})
