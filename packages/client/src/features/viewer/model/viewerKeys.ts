import type { Zoomer } from './useGestures.ts'
import type { Point } from './zoom.ts'

/** Actions of the viewer's keys. */
export interface Movable {
  zoomer: Zoomer | null
  goTowards(side: 'left' | 'right'): void
  goTo(end: 'first' | 'last'): void
}

/** How much a button or a key zooms. */
export const zoomStep = 1.5

/** Pixels that an arrow moves an image, so that more appears in its direction. */
const pushes: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: 80 },
  ArrowDown: { x: 0, y: -80 },
  ArrowLeft: { x: 80, y: 0 },
  ArrowRight: { x: -80, y: 0 },
}

/**
 * The action of a key; undefined for others. Left and right change the slide. In a zoomed image up and down move it, and left and right
 * with Shift.
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
