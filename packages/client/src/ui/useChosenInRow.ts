import { useLayoutEffect, type RefObject } from 'react'

/** Scrolls a row of tabs to the chosen one, where they have no room beside each other. */
export function useChosenInRow(row: RefObject<HTMLElement | null>, selected: string): void {
  useLayoutEffect(() => {
    const all = row.current
    const chosen = all?.querySelector('[aria-selected="true"], [aria-current="page"]')
    if (!all || !chosen) return undefined
    // Not `scrollIntoView`, which moves the page, too. Until a dialog has opened and the font has come, nothing has its size.
    const observer = new ResizeObserver(() => bringIntoRow(all, chosen))
    for (const box of [all, chosen]) observer.observe(box)
    return () => observer.disconnect()
  }, [row, selected])
}

/** The chosen one and a part of its neighbours are shown. */
function bringIntoRow(row: Element, chosen: Element): void {
  const [all, one] = [row.getBoundingClientRect(), chosen.getBoundingClientRect()]
  const margin = 32
  if (one.left < all.left) row.scrollLeft -= all.left - one.left + margin
  else if (one.right > all.right) row.scrollLeft += one.right - all.right + margin
}
