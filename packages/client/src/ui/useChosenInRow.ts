import { useLayoutEffect, type RefObject } from 'react'

/** Scrolls a row of tabs to the chosen one, if they do not fit next to each other, and says at which edges there are more of them. */
export function useChosenInRow(row: RefObject<HTMLElement | null>, selected: string): void {
  useLayoutEffect(() => {
    const all = row.current
    const chosen = all?.querySelector('[aria-selected="true"], [aria-current="page"]')
    if (!all || !chosen) return undefined
    const mark = () => markEdges(all)
    // Not `scrollIntoView`, which moves the page, too. Until a dialog has opened and the font has come, nothing has its size.
    const observer = new ResizeObserver(() => {
      bringIntoRow(all, chosen)
      mark()
    })
    for (const box of [all, ...all.children]) observer.observe(box)
    all.addEventListener('scroll', mark, { passive: true })
    return () => {
      observer.disconnect()
      all.removeEventListener('scroll', mark)
    }
  }, [row, selected])
}

/** As wide as the fade at an edge. */
const margin = 32

/** The chosen one and a part of its neighbours are shown. */
function bringIntoRow(row: Element, chosen: Element): void {
  const [all, one] = [row.getBoundingClientRect(), chosen.getBoundingClientRect()]
  if (one.left < all.left + margin) row.scrollLeft -= all.left - one.left + margin
  else if (one.right > all.right - margin) row.scrollLeft += one.right - all.right + margin
}

/** The style sheet fades the edges that hide more. From right to left the browser counts below zero. */
function markEdges(row: HTMLElement): void {
  const before = Math.abs(row.scrollLeft)
  row.toggleAttribute('data-before', before > 1)
  row.toggleAttribute('data-after', before + row.clientWidth < row.scrollWidth - 1)
}
