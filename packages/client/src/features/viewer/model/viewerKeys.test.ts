import { describe, expect, test } from 'vitest'
import { actOfKey } from './viewerKeys.ts'

/** The action of a key as text. */
function press(key: string, { shiftKey = false, zoomed = false } = {}): string {
  let done = 'nothing'
  const act = actOfKey(
    { key, shiftKey },
    {
      zoomer: {
        isZoomed: () => zoomed,
        zoomBy: (factor) => (done = `zoom ${factor > 1 ? 'in' : 'out'}`),
        moveBy: ({ x, y }) => (done = `move ${x} ${y}`),
        reset: () => (done = 'reset'),
      },
      goTowards: (side) => (done = `go ${side}`),
      goTo: (end) => (done = `go ${end}`),
    },
  )
  act?.()
  return act ? done : 'none of ours'
}

describe('keys in the viewer', () => {
  test.each([
    ['ArrowLeft', 'go left'],
    ['ArrowRight', 'go right'],
    ['Home', 'go first'],
    ['End', 'go last'],
    ['+', 'zoom in'],
    ['=', 'zoom in'],
    ['-', 'zoom out'],
    ['0', 'reset'],
    ['ArrowDown', 'none of ours'],
    ['a', 'none of ours'],
  ])('%s: %s', (key, does) => {
    expect(press(key)).toBe(does)
  })

  test.each([
    ['ArrowUp', false, 'move 0 80'],
    ['ArrowDown', false, 'move 0 -80'],
    ['ArrowLeft', true, 'move 80 0'],
    ['ArrowRight', true, 'move -80 0'],
    ['ArrowRight', false, 'go right'],
  ])('over a zoomed picture, %s (with Shift: %s): %s', (key, shiftKey, does) => {
    expect(press(key, { shiftKey, zoomed: true })).toBe(does)
  })

  test('a plus that needs Shift counts as a plus', () => {
    expect(press('+', { shiftKey: true })).toBe('zoom in')
  })
})
