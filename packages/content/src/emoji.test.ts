import { expect, test } from 'vitest'

import { emojiTable, splitEmoji } from './emoji.ts'

const known = (shortcode: string) => ({
  shortcode,
  url: `https://media.example/${shortcode}.png`,
  staticUrl: `https://media.example/${shortcode}.png`,
})
const table = emojiTable([
  known('cat'),
  known('a'),
  known('two words'),
  known('x+y-z_1'),
  { shortcode: 'bad', url: '\tjavascript:x', staticUrl: 'https://media.example/x.png' },
])
const split = (text: string) => splitEmoji(text, table).map((piece) => (piece.kind === 'text' ? piece.text : [piece.shortcode]))

test.each([
  ['none', ['none']],
  [':cat:', [['cat']]],
  ['x:cat:y', ['x', ['cat'], 'y']],
  [':cat::a:', [['cat'], ['a']]],
  [':nope: :cat:', [':nope: ', ['cat']]],
  [':nope:cat:', [':nope', ['cat']]],
  ['::cat::', [':', ['cat'], ':']],
  [':two words:', [['two words']]],
  [':x+y-z_1:', [['x+y-z_1']]],
  [':bad:', [':bad:']],
  [':__proto__: :constructor:', [':__proto__: :constructor:']],
  ['at 10:20:30', ['at 10:20:30']],
  [':', [':']],
  ['', []],
])('%o is cut into %o', (text, pieces) => {
  expect(split(text)).toEqual(pieces)
})

test('without any emoji a text is not split', () => {
  expect(splitEmoji(':cat:', emojiTable([]))).toEqual([{ kind: 'text', text: ':cat:' }])
})
