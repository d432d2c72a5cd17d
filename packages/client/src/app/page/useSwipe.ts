import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Towards the start or the end of a line of text: left and right where text runs from the left. */
export type SwipeDirection = 'start' | 'end'

interface Point {
  readonly x: number
  readonly y: number
}

/** Which way a finger went, or null when it went less than `threshold` px sideways or more up and down than sideways. */
export function swipeDirection(from: Point, to: Point, threshold: number, dir: 'ltr' | 'rtl'): SwipeDirection | null {
  const across = (to.x - from.x) * (dir === 'rtl' ? -1 : 1)
  const along = Math.abs(to.y - from.y)
  if (Math.abs(across) < threshold || Math.abs(across) <= along) return null
  return across > 0 ? 'end' : 'start'
}

/** Calls `onSwipe` when one finger swipes across the element by at least `threshold` px (spec 1, section 9: 30). */
export function useSwipe(
  element: RefObject<HTMLElement | null>,
  threshold: number,
  onSwipe: (direction: SwipeDirection, from: Point) => void,
): void {
  const swiped = useEffectEvent(onSwipe)
  useEffect(() => {
    const target = element.current
    if (!target) return undefined
    let from: Point | null = null
    const onStart = (event: TouchEvent) => {
      from = event.touches.length === 1 ? pointOf(event) : null
    }
    const onEnd = (event: TouchEvent) => {
      const to = pointOf(event)
      if (!from || !to) return
      const direction = swipeDirection(from, to, threshold, getComputedStyle(target).direction === 'rtl' ? 'rtl' : 'ltr')
      if (direction) swiped(direction, from)
      from = null
    }
    target.addEventListener('touchstart', onStart, { passive: true })
    target.addEventListener('touchend', onEnd, { passive: true })
    return () => {
      target.removeEventListener('touchstart', onStart)
      target.removeEventListener('touchend', onEnd)
    }
  }, [element, threshold])
}

function pointOf(event: TouchEvent): Point | null {
  const touch = event.changedTouches[0]
  return touch ? { x: touch.clientX, y: touch.clientY } : null
}
