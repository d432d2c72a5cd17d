import { createContext } from 'react'
import type { Stop } from '@rookery/store/Cell'
import type { SteppedList } from './SteppedList.ts'

export interface ListAreaOptions {
  /**
   * Distinguishes two areas with the same feed: scroll position, row heights and open conversations are stored for each. Empty for a
   * screen.
   */
  readonly name: string
  /** Keys mean this list while no list has the focus. */
  readonly isMain: boolean
}

/** One list with its surroundings: the buttons of its header, and keys, act on this list only. */
export interface ListArea extends ListAreaOptions {
  /** null while nothing is listed here. */
  readonly list: SteppedList | null
  /** The list is in the document from now on, until the returned function is called. */
  enter(list: SteppedList): Stop
  /** New rows can be let in from now on, until the returned function is called. */
  offerNew(show: () => void): Stop
  /** Lets new rows in; false where none wait. */
  showNew(): boolean
}

/** The surrounding area; null if a list is outside of all areas, where keys do not find it. */
export const ListAreaContext = createContext<ListArea | null>(null)

export function createListArea(options: ListAreaOptions): ListArea {
  let current: SteppedList | null = null
  const offers = new Set<() => void>()
  return {
    ...options,
    get list() {
      return current
    },
    enter(list) {
      current = list
      return () => {
        if (current === list) current = null
      }
    },
    offerNew(offered) {
      offers.add(offered)
      return () => void offers.delete(offered)
    },
    showNew() {
      const [first] = offers
      first?.()
      return first !== undefined
    },
  }
}
