const gap = 4
const edge = 8

/** Puts a floating box below its anchor, or above where there is more room; its ends stay inside the window. */
export function placeBeside(box: HTMLElement, anchor: Element, align: 'start' | 'end' = 'end'): void {
  // Without the room that is kept for a scroll bar.
  const page = document.documentElement.getBoundingClientRect()
  const from = anchor.getBoundingClientRect()
  const rightToLeft = getComputedStyle(anchor).direction === 'rtl'
  const below = innerHeight - from.bottom - gap - edge
  const above = from.top - gap - edge
  box.style.maxBlockSize = `${Math.max(below, above)}px`
  const { width, height } = box.getBoundingClientRect()
  const wanted = (align === 'start') === rightToLeft ? from.right - width : from.left
  const top = height <= below || below >= above ? from.bottom + gap : from.top - gap - height
  // Physical, because what is measured is; the direction has been dealt with above.
  box.style.inset = `${top}px auto auto ${Math.max(page.left + edge, Math.min(wanted, page.right - edge - width))}px`
}
