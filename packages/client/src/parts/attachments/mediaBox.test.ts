import { expect, test } from 'vitest'
import { galleryRows, mediaBox } from './mediaBox.ts'

test('a box keeps the picture’s ratio inside the bounds and 16:9 when nobody knows it', () => {
  expect(mediaBox(1600, 900).ratio).toBeCloseTo(16 / 9)
  expect(mediaBox(100, 9000).ratio).toBe(0.6)
  expect(mediaBox(9000, 100).ratio).toBe(2.4)
  expect(mediaBox(null, 900).ratio).toBeCloseTo(16 / 9)
  expect(mediaBox(0, 0).ratio).toBeCloseTo(16 / 9)
})

test.each([
  [1, [1]],
  [2, [2]],
  [3, [3]],
  [4, [2, 2]],
  [5, [3, 2]],
  [7, [3, 2, 2]],
  [8, [3, 3, 2]],
  [10, [3, 3, 2, 2]],
])('%i attachments stand in rows of %j and none is lost', (count, rows) => {
  const items = Array.from({ length: count }, (_, index) => index)
  expect(galleryRows(items).map((row) => row.length)).toEqual(rows)
  expect(galleryRows(items).flat()).toEqual(items)
})
