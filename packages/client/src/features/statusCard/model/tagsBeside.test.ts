import type { ContentNode } from '@rookery/content'
import { expect, test } from 'vitest'
import { tagsBeside } from './tagsBeside.ts'

const text = (words: string): ContentNode => ({ kind: 'text', text: words })
const hashtag = (tag: string): ContentNode => ({ kind: 'hashtag', tag, text: tag })
const inside = (...children: ContentNode[]): ContentNode => ({ kind: 'element', tag: 'p', attributes: null, role: null, children })
const status = (...names: string[]) => ({ tags: names.map((name) => ({ name, url: `https://tube.example/tag/${name}` })) })

test.each([
  ['those that the text does not say, in their order', ['mill', 'pond', 'wheel'], [inside(text('The old wheel #Wheel'))], ['mill', 'pond']],
  ['none that is a link in the text, in any case', ['Mill', 'pond'], [inside(hashtag('mill'))], ['pond']],
  ['none that ends a sentence', ['mill'], [text('By the #mill.')], []],
  ['one whose name only begins another', ['mill'], [text('#millstone')], ['mill']],
  ['one that is listed twice once', ['mill', 'MILL'], [text('Old')], ['mill']],
  ['none where the post has none', [], [text('#mill')], []],
])('next to the text are %s', (_which, names, nodes, expected) => {
  expect(tagsBeside(status(...names), nodes)).toEqual(expected)
})
