import type { RefObject } from 'react'

import { useSwipe } from './useSwipe.ts'

/** Distance from the edge, in pixels, where a swipe that opens a drawer can start. */
const edgeWidth = 40

/** Calls `onPull` when a finger swipes from one edge of the window inwards. */
export function useEdgeSwipe(element: RefObject<HTMLElement | null>, onPull: (edge: 'start' | 'end') => void): void {
  useSwipe(element, 30, (direction, from) => {
    const isRtl = document.documentElement.dir === 'rtl'
    const fromStart = isRtl ? innerWidth - from.x : from.x
    if (direction === 'end' && fromStart <= edgeWidth) onPull('start')
    if (direction === 'start' && innerWidth - fromStart <= edgeWidth) onPull('end')
  })
}
