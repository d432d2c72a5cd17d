import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { atRest, gesture, type GestureEvent, type GestureRules, type GestureState, type Outcome } from './gesture.ts'

/** A phone with a landscape image. */
const rules: GestureRules = {
  stage: { width: 400, height: 800 },
  image: { width: 400, height: 300 },
  ownScale: 1,
  zooms: true,
  turns: true,
}

type Kind = 'down' | 'move' | 'up' | 'cancel'
const touch = (kind: Kind, x: number, y: number, { id = 1, at = 0 } = {}): GestureEvent => ({ kind, id, at, point: { x, y } })

function run(events: readonly GestureEvent[], on: GestureRules = rules, from: GestureState = atRest) {
  const outcomes: Outcome[] = []
  let state = from
  for (const event of events) {
    const step = gesture(state, event, on)
    state = step.state
    if (step.outcome !== null) outcomes.push(step.outcome)
  }
  return { state, outcomes }
}

const drag = (x: number, y: number, end: Kind = 'up') => [
  touch('down', 0, 0),
  touch('move', x / 2, y / 2),
  touch('move', x, y),
  touch(end, x, y),
]
const pinch = (from: number, to: number) => [
  touch('down', -from / 2, 0, { id: 1 }),
  touch('down', from / 2, 0, { id: 2 }),
  touch('move', -to / 2, 0, { id: 1 }),
  touch('move', to / 2, 0, { id: 2 }),
]
const release = [touch('up', 0, 0, { id: 1 }), touch('up', 0, 0, { id: 2 })]

describe('one finger', () => {
  test.each([
    ['to the left by a quarter of the width', drag(-100, 10), ['left']],
    ['to the right by a quarter', drag(100, 10), ['right']],
    ['by less than a quarter', drag(-99, 10), []],
    ['down by a sixth of the height', drag(20, 134), ['dismiss']],
    ['down by less', drag(20, 130), []],
    ['up', drag(0, -300), []],
    ['by a trifle, which is a press', drag(4, 4), ['tap']],
    ['to the left, but the browser took it', drag(-200, 0, 'cancel'), []],
  ] as const)('%s: %j', (_what, events, outcomes) => {
    const { state, outcomes: seen } = run(events)
    expect(seen).toEqual(outcomes)
    expect(state).toMatchObject({ kind: 'none', fingers: [], offset: { x: 0, y: 0 } })
  })

  test('moves the slide with it', () => {
    expect(run([touch('down', 0, 0), touch('move', -60, 5)]).state).toMatchObject({ kind: 'swipe', offset: { x: -60, y: 0 } })
    expect(run([touch('down', 0, 0), touch('move', 5, 60)]).state).toMatchObject({ kind: 'dismiss', offset: { x: 0, y: 60 } })
  })

  test('is not needed to move a zoomed picture, which stops at its edges', () => {
    const push: GestureEvent = { kind: 'push', by: { x: 0, y: -500 } }
    expect(run([{ kind: 'zoom', point: { x: 0, y: 0 }, factor: 4 }, push]).state.zoom).toEqual({ scale: 4, x: 0, y: -200 })
    expect(run([push]).state.zoom).toEqual({ scale: 1, x: 0, y: 0 })
  })

  test('changes no slide if there is none next to it', () => {
    expect(run(drag(-300, 0), { ...rules, turns: false }).outcomes).toEqual([])
  })

  test('moves a picture that is zoomed, and changes no slide', () => {
    const { state, outcomes } = run([{ kind: 'zoom', point: { x: 0, y: 0 }, factor: 4 }, ...drag(-300, 0)])
    expect(outcomes).toEqual([])
    expect(state.zoom).toEqual({ scale: 4, x: -300, y: 0 })
  })
})

describe('two fingers', () => {
  test('zoom by the change of their distance', () => {
    expect(run([...pinch(100, 200), ...release]).state.zoom.scale).toBeCloseTo(2)
  })

  test('released below a scale of 1.2 return to 1', () => {
    expect(run([...pinch(100, 119)]).state.zoom.scale).toBeCloseTo(1.19)
    expect(run([...pinch(100, 119), ...release]).state.zoom).toEqual({ scale: 1, x: 0, y: 0 })
  })

  test('never make it smaller than 1', () => {
    expect(run(pinch(200, 20)).state.zoom.scale).toBe(1)
  })

  test('do not zoom if zooming is off', () => {
    expect(run([...pinch(100, 300), ...release], { ...rules, zooms: false }).state.zoom.scale).toBe(1)
  })

  test('the remaining one does not change the slide', () => {
    expect(run([...pinch(100, 100), touch('up', 50, 0, { id: 2 }), touch('move', -300, 0), touch('up', -300, 0)]).outcomes).toEqual([])
  })
})

describe('a double tap', () => {
  const tapAt = (x: number, at: number) => [touch('down', x, 0, { at }), touch('up', x, 0, { at: at + 20 })]

  test('zooms in where it was, and out again', () => {
    const near = run([...tapAt(80, 0), ...tapAt(80, 200)])
    expect(near.state.zoom.scale).toBe(2.5)
    expect((80 - near.state.zoom.x) / 2.5).toBeCloseTo(80)
    expect(run([...tapAt(80, 600), ...tapAt(80, 800)], rules, near.state).state.zoom.scale).toBe(1)
  })

  test.each([
    ['too late', [...tapAt(0, 0), ...tapAt(0, 400)]],
    ['too far off', [...tapAt(0, 0), ...tapAt(60, 200)]],
  ])('%s counts as two taps', (_why, events) => {
    const { state, outcomes } = run(events)
    expect(outcomes).toEqual(['tap', 'tap'])
    expect(state.zoom.scale).toBe(1)
  })
})

test('after any gestures, without pointers nothing is held or displaced', () => {
  const place = fc.integer({ min: -400, max: 400 })
  const touches = fc.record({
    kind: fc.constantFrom<Kind>('down', 'move', 'up', 'cancel'),
    id: fc.integer({ min: 1, max: 4 }),
    x: place,
    y: place,
  })
  fc.assert(
    fc.property(fc.array(touches, { maxLength: 60 }), fc.boolean(), fc.boolean(), (done, zooms, turns) => {
      const events = done.map(({ kind, id, x, y }, index) => touch(kind, x, y, { id, at: index * 40 }))
      const lifted = [1, 2, 3, 4].map((id) => touch('up', 0, 0, { id, at: 5000 }))
      const { state, outcomes } = run([...events, ...lifted], { ...rules, zooms, turns })
      expect(state).toMatchObject({ kind: 'none', fingers: [], offset: { x: 0, y: 0 } })
      expect(state.zoom.scale === 1 || state.zoom.scale >= 1.2).toBe(true)
      if (!turns) expect(outcomes).not.toContain('left')
      if (!zooms) expect(state.zoom.scale).toBe(1)
    }),
  )
})
