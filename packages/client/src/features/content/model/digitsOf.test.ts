import type { ContentNode } from '@rookery/content'
import { expect, test } from 'vitest'
import { digitsOf } from './digitsOf.ts'

const item = (value?: number): ContentNode => ({
  kind: 'element',
  tag: 'li',
  attributes: value === undefined ? null : { value },
  role: null,
  children: [],
})

test.each([
  ['three items', [item(), item(), item()], null, 1],
  ['ten items', Array.from({ length: 10 }, () => item()), null, 2],
  ['items from 98 on', [item(), item(), item()], { start: 98 }, 3],
  ['a number of its own', [item(), item(12_345)], null, 5],
  ['numbers below nothing', [item(), item()], { start: -12 }, 3],
  ['no items', [], null, 1],
])('%s', (_name, items, attributes, digits) => {
  expect(digitsOf(items, attributes)).toBe(digits)
})
