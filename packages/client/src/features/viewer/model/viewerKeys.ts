import type { Zoomer } from './useGestures.ts'
import type { Point } from './zoom.ts'

/** What keys move in the viewer. */
export interface Movable {
  zoomer: Zoomer | null
  goTowards(side: 'left' | 'right'): void
  goTo(end: 'first' | 'last'): void
}

/** How much a button or a key zooms. */
export const zoomStep = 1.5

/** Pixels that an arrow moves a picture by, so that what lies in its direction comes. */
const pushes: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: 80 },
  ArrowDown: { x: 0, y: -80 },
  ArrowLeft: { x: 80, y: 0 },
  ArrowRight: { x: -80, y: 0 },
}

/**
 * What a key does; undefined for all others. Left and right turn, zoomed or not. In a zoomed picture up and down move it,
 * and left and right do with Shift.
 */
export function actOfKey(
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  { zoomer, goTowards, goTo }: Movable,
): (() => void) | undefined {
  const push = pushes[key]
  if (push && zoomer?.isZoomed() && (shiftKey || push.x === 0)) return () => zoomer.moveBy(push)
  switch (key) {
    case 'ArrowLeft':
      return () => goTowards('left')
    case 'ArrowRight':
      return () => goTowards('right')
    case 'Home':
      return () => goTo('first')
    case 'End':
      return () => goTo('last')
    case '+':
    case '=':
      return () => zoomer?.zoomBy(zoomStep)
    case '-':
      return () => zoomer?.zoomBy(1 / zoomStep)
    case '0':
      return () => zoomer?.reset()
  }
  return undefined
}
