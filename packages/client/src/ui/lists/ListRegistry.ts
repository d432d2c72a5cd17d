import { createContext } from 'react'
import type { Stop } from '@rookery/store/Cell'
import type { ListArea } from './ListArea.ts'

/** The lists of a page: keys ask it which one they mean. */
export interface ListRegistry {
  /** Knows an area until the returned function is called. */
  add(area: ListArea): Stop
  /** The area whose list holds an element. */
  around(element: EventTarget | null): ListArea | null
  /** The area whose list has the focus, else the main one that had it last, else the first main one of the page. */
  active(): ListArea | null
  named(name: string): ListArea | null
}

export const ListRegistryContext = createContext<ListRegistry | null>(null)

export function createListRegistry(document: Document): ListRegistry {
  const areas = new Set<ListArea>()
  let last: ListArea | null = null

  function around(element: EventTarget | null): ListArea | null {
    if (!(element instanceof Node)) return null
    return [...areas].find(({ list }) => list?.element.contains(element)) ?? null
  }

  const onFocus = ({ target }: FocusEvent) => {
    const area = around(target)
    if (area?.isMain) last = area
  }

  return {
    add(area) {
      if (areas.size === 0) document.addEventListener('focusin', onFocus)
      areas.add(area)
      return () => {
        areas.delete(area)
        if (last === area) last = null
        if (areas.size === 0) document.removeEventListener('focusin', onFocus)
      }
    },
    around,
    active() {
      const focused = around(document.activeElement)
      if (focused) return focused
      if (last?.list) return last
      const mains = [...areas].filter(({ isMain }) => isMain)
      return mains.filter(({ list }) => list !== null).toSorted(byPlace)[0] ?? mains[0] ?? null
    },
    named: (name) => [...areas].find((area) => area.name === name && area.list !== null) ?? null,
  }
}

function byPlace({ list: a }: ListArea, { list: b }: ListArea): number {
  if (!a || !b) return 0
  return (a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING) === 0 ? 1 : -1
}
