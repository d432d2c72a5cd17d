import { createContext } from 'react'
import type { Stop } from '@rookery/store/Cell'
import { boxScroller, pageScroller, type Scroller } from './Scroller.ts'

/** Where lists find their scroll container. A box gets its element only after the lists inside of it have theirs. */
export interface ScrollArea {
  /** null while the box is not in the document. */
  readonly scroller: Scroller | null
  /** Runs `start` as soon as there is a scroller, and its cleanup when the scroller goes or the caller stops. */
  use(start: (scroller: Scroller) => Stop): Stop
}

/** A box with a scroll bar of its own; `take` is the `ref` of its element. */
export interface ScrollBox extends ScrollArea {
  readonly take: (box: Element | null) => Stop | undefined
}

const pageScrollArea: ScrollArea = { scroller: pageScroller, use: (start) => start(pageScroller) }

/** The scroll container of the lists below: the page, unless a box provides its own. */
export const ScrollAreaContext = createContext(pageScrollArea)

export function createScrollBox(): ScrollBox {
  let scroller: Scroller | null = null
  const users = new Map<(scroller: Scroller) => Stop, Stop | null>()
  return {
    get scroller() {
      return scroller
    },
    use(start) {
      users.set(start, scroller && start(scroller))
      return () => {
        users.get(start)?.()
        users.delete(start)
      }
    },
    take(box) {
      if (!box) return undefined
      const taken = boxScroller(box)
      scroller = taken
      for (const start of users.keys()) users.set(start, start(taken))
      return () => {
        scroller = null
        for (const [start, stop] of users) {
          stop?.()
          users.set(start, null)
        }
      }
    },
  }
}
