import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cropArea, largestZoom, movedCrop, wholeFrame, type Crop, type ImageSize } from './cropArea.ts'

const wide = { width: 400, height: 100 }
const tall = { width: 100, height: 400 }

test.each([
  ['a wide picture in a square', wide, 1, wholeFrame, { left: 150, top: 0, width: 100, height: 100 }],
  ['a tall picture in a square', tall, 1, wholeFrame, { left: 0, top: 150, width: 100, height: 100 }],
  ['a tall picture in a banner', tall, 2, wholeFrame, { left: 0, top: 175, width: 100, height: 50 }],
  ['at the beginning', wide, 1, { zoom: 1, x: 0, y: 0 }, { left: 0, top: 0, width: 100, height: 100 }],
  ['at the end', wide, 1, { zoom: 1, x: 1, y: 1 }, { left: 300, top: 0, width: 100, height: 100 }],
  ['enlarged', wide, 1, { zoom: 2, x: 0.5, y: 0.5 }, { left: 175, top: 25, width: 50, height: 50 }],
] as const)('%s', (_case, image, aspect, crop, area) => {
  expect(cropArea(image, aspect, crop)).toEqual(area)
})

test('dragging an image to the right moves the crop to the left', () => {
  expect(movedCrop(wide, 1, wholeFrame, { x: 0.5, y: 0 }).x).toBeCloseTo(1 / 3)
  expect(movedCrop(wide, 1, wholeFrame, { x: -0.5, y: 0 }).x).toBeCloseTo(2 / 3)
})

test('the frame never leaves the picture, wherever it is moved', () => {
  const edge = fc.integer({ min: 1, max: 20_000 })
  const by = fc.record({ x: fc.double({ min: -5, max: 5, noNaN: true }), y: fc.double({ min: -5, max: 5, noNaN: true }) })
  fc.assert(
    fc.property(
      edge,
      edge,
      fc.constantFrom(1, 3, 16 / 9),
      fc.double({ min: 1, max: largestZoom, noNaN: true }),
      fc.array(by),
      (width, height, aspect, zoom, moves) => {
        const image: ImageSize = { width, height }
        const crop = moves.reduce<Crop>((before, move) => movedCrop(image, aspect, before, move), { ...wholeFrame, zoom })
        const area = cropArea(image, aspect, crop)
        expect(area.left).toBeGreaterThanOrEqual(-1e-6)
        expect(area.top).toBeGreaterThanOrEqual(-1e-6)
        expect(area.left + area.width).toBeLessThanOrEqual(width + 1e-6)
        expect(area.top + area.height).toBeLessThanOrEqual(height + 1e-6)
        expect(area.width / area.height).toBeCloseTo(aspect)
      },
    ),
  )
})
