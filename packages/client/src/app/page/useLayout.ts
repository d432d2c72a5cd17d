import { useSyncExternalStore } from 'react'

/** How wide the page is: one column up to 800 px, three from 1280 px. The style sheets use the same widths. */
export type Layout = 'narrow' | 'middle' | 'wide'

const narrow = matchMedia('(max-width: 800px)')
const wide = matchMedia('(min-width: 1280px)')

/** The current layout; renders again when the window crosses a limit. */
export function useLayout(): Layout {
  return useSyncExternalStore(subscribe, current)
}

function current(): Layout {
  if (narrow.matches) return 'narrow'
  return wide.matches ? 'wide' : 'middle'
}

function subscribe(listener: () => void): () => void {
  narrow.addEventListener('change', listener)
  wide.addEventListener('change', listener)
  return () => {
    narrow.removeEventListener('change', listener)
    wide.removeEventListener('change', listener)
  }
}
