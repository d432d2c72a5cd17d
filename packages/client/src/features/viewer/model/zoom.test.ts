import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { closeUpOf, fitInto, fitted, moveBy, settle, stageFor, zoomAt, type Stage, type Zoom } from './zoom.ts'

const where: Stage = { stage: { width: 400, height: 800 }, image: { width: 400, height: 300 }, ownScale: 1 }

test.each([
  [
    { width: 4000, height: 3000 },
    { width: 400, height: 300 },
  ],
  [
    { width: 48, height: 32 },
    { width: 48, height: 32 },
  ],
  [
    { width: 600, height: 9000 },
    { width: 800 / 15, height: 800 },
  ],
  [
    { width: 0, height: 0 },
    { width: 0, height: 0 },
  ],
])('%j is fitted completely as %j', (image, seen) => {
  const size = fitInto(image, where.stage)
  expect(size.width).toBeCloseTo(seen.width)
  expect(size.height).toBeCloseTo(seen.height)
})

describe('the scale after a pinch', () => {
  test.each([
    [1, 1],
    [1.19, 1],
    [1.2, 1.2],
    [3, 3],
  ])('at %f stays %f', (scale, left) => {
    expect(settle({ scale, x: 5, y: 5 })).toEqual(left === 1 ? fitted : { scale: left, x: 5, y: 5 })
  })
})

test('a scale is limited to 1 and 8', () => {
  expect(zoomAt(fitted, { x: 0, y: 0 }, 0.1, where).scale).toBe(1)
  expect(zoomAt(fitted, { x: 0, y: 0 }, 100, where).scale).toBe(8)
})

test.each([
  ['a photo two and a half times', { width: 3000, height: 4000 }, 2.5],
  ['a panorama until it fills the height', { width: 9000, height: 900 }, 20],
  ['a long strip until it fills the width', { width: 600, height: 9000 }, 7.5],
  ['a longer one until it has its own size', { width: 200, height: 9000 }, 11.25],
  ['a small picture two and a half times', { width: 48, height: 32 }, 2.5],
])('a double tap zooms in on %s', (_what, natural, scale) => {
  expect(closeUpOf(stageFor(natural, where.stage))).toBeCloseTo(scale)
})

test('an image with over 8 times the pixels of the stage zooms to twice its size', () => {
  const strip = stageFor({ width: 200, height: 9000 }, where.stage)
  expect(zoomAt(fitted, { x: 0, y: 0 }, 100, strip).scale).toBeCloseTo(22.5)
})

const side = fc.integer({ min: 1, max: 3000 })
const stages = fc
  .record({ stage: fc.record({ width: side, height: side }), natural: fc.record({ width: side, height: side }) })
  .map(({ stage, natural }) => stageFor(natural, stage))
const points = fc.record({ x: fc.integer({ min: -1500, max: 1500 }), y: fc.integer({ min: -1500, max: 1500 }) })
type Step = (zoom: Zoom, on: Stage) => Zoom
const steps = fc.array(
  fc.oneof(
    fc.record({ at: points, factor: fc.double({ min: 0.2, max: 5, noNaN: true }) }).map(
      ({ at, factor }): Step =>
        (zoom, on) =>
          zoomAt(zoom, at, factor, on),
    ),
    points.map(
      (by): Step =>
        (zoom, on) =>
          moveBy(zoom, by, on),
    ),
  ),
)

test('after any changes, the image covers its stage or is centred', () => {
  fc.assert(
    fc.property(stages, steps, (on, done) => {
      const { scale, x, y } = done.reduce((zoom, step) => step(zoom, on), fitted)
      expect(scale).toBeGreaterThanOrEqual(1)
      expect(scale).toBeLessThanOrEqual(Math.max(8, on.ownScale * 2))
      for (const [offset, drawn, room] of [
        [x, on.image.width * scale, on.stage.width],
        [y, on.image.height * scale, on.stage.height],
      ] as const) {
        if (drawn <= room) expect(offset).toBe(0)
        else expect(Math.abs(offset)).toBeLessThanOrEqual((drawn - room) / 2 + 1e-6)
      }
    }),
  )
})

test('the point under the fingers stays in place while the image surrounds it', () => {
  const on: Stage = { stage: { width: 400, height: 400 }, image: { width: 400, height: 400 }, ownScale: 1 }
  fc.assert(
    fc.property(
      fc.integer({ min: -190, max: 190 }),
      fc.integer({ min: -190, max: 190 }),
      fc.double({ min: 1, max: 6, noNaN: true }),
      (x, y, factor) => {
        const before = zoomAt(fitted, { x: 0, y: 0 }, 1.2, on)
        const after = zoomAt(before, { x, y }, factor, on)
        const under = (zoom: Zoom) => [(x - zoom.x) / zoom.scale, (y - zoom.y) / zoom.scale]
        expect(under(after)[0]).toBeCloseTo(under(before)[0] ?? Number.NaN, 5)
        expect(under(after)[1]).toBeCloseTo(under(before)[1] ?? Number.NaN, 5)
      },
    ),
  )
})
