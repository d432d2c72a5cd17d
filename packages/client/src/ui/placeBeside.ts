const gap = 4
const edge = 8

/** Puts a floating box below its anchor, or above where there is more room. All of it stays inside the window, wherever its anchor is. */
export function placeBeside(box: HTMLElement, anchor: Element, align: 'start' | 'end' = 'end'): void {
  // Without the space of a scroll bar.
  const page = document.documentElement.getBoundingClientRect()
  const from = anchor.getBoundingClientRect()
  const rightToLeft = getComputedStyle(anchor).direction === 'rtl'
  const below = innerHeight - from.bottom - gap - edge
  const above = from.top - gap - edge
  box.style.maxBlockSize = `${Math.min(Math.max(below, above), innerHeight - 2 * edge)}px`
  const { width, height } = box.getBoundingClientRect()
  const left = (align === 'start') === rightToLeft ? from.right - width : from.left
  const top = height <= below || below >= above ? from.bottom + gap : from.top - gap - height
  const shown = Math.max(edge, Math.min(top, innerHeight - edge - height))
  // The position is physical, because the measured one is; the direction was taken into account above.
  box.style.inset = `${shown}px auto auto ${Math.max(page.left + edge, Math.min(left, page.right - edge - width))}px`
}
