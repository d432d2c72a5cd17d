import { expect, test } from 'vitest'

import { tagFeed } from './FeedKey.ts'

test.each([
  ['Tides', 'tag:tides'],
  ['#Tides', 'tag:tides'],
  ['ÖRTCHEN', 'tag:örtchen'],
  ['日本', 'tag:日本'],
])('the feed of the hashtag %s is %s', (tag, key) => {
  expect(tagFeed(tag)).toBe(key)
})
