import { expect, test } from 'vitest'
import { mayMove, animationByName } from './animationByName.ts'

test.each([
  ['https://a.example/a.gif', null, 'GIF', true],
  ['https://a.example/a.GIF?x=1', null, 'GIF', true],
  ['https://a.example/gif.jpg', null, null, false],
  ['https://a.example/a', 'image/gif', 'GIF', true],
  ['https://a.example/a.gif', 'image/jpeg', null, false],
  ['https://a.example/a.apng', null, 'APNG', true],
  ['https://a.example/a.png', null, null, true],
  ['https://a.example/a.webp', 'image/webp', null, true],
  ['https://a.example/a', null, null, false],
  ['https://a.example/a.gif', 'image', 'GIF', true],
  ['https://a.example/a.b/c', null, null, false],
])('%s of type %s counts as %s before its bytes are known', (url, type, movement, may) => {
  expect(animationByName(url, type)).toBe(movement)
  expect(mayMove(url, type)).toBe(may)
})
