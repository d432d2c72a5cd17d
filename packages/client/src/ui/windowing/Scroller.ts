/** What moves a list: the page, or a box around the list with its own scroll bar. */
export interface Scroller {
  readonly element: Element
  /** Where `scroll` and touch events arrive. */
  readonly events: Window | Element
  /** Distance from the top of the window to the top of what can be seen. */
  top(): number
  height(): number
}

export const pageScroller: Scroller = {
  get element() {
    return document.scrollingElement ?? document.documentElement
  },
  get events() {
    return window
  },
  top: () => 0,
  height: () => window.innerHeight,
}

export function boxScroller(box: Element): Scroller {
  return { element: box, events: box, top: () => box.getBoundingClientRect().top, height: () => box.clientHeight }
}

/**
 * Takes the scrolling over for a list until the returned function is called. The browser's own anchoring would correct a
 * second time; and in a box, what takes the focus must not come to stand under what sticks there (the page's bar is the
 * shell's business).
 */
export function takeOver({ element, events }: Scroller, inset: number): () => void {
  if (!(element instanceof HTMLElement)) return () => undefined
  const { style } = element
  style.setProperty('overflow-anchor', 'none')
  if (events !== window) style.setProperty('scroll-padding-block-start', `${inset}px`)
  return () => {
    style.removeProperty('overflow-anchor')
    if (events !== window) style.removeProperty('scroll-padding-block-start')
  }
}
