/** The scroll container of a list: the page, or a box with its own scroll bar. */
export interface Scroller {
  readonly element: Element
  /** Where `scroll` and touch events arrive. */
  readonly events: Window | Element
  /** Distance from the top of the window to the top of the visible area. */
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
 * Takes over scrolling for a list until the returned function is called. The browser's own anchoring would correct twice. In a box, focused
 * elements must not end up under sticky ones (the shell handles the page's bar).
 */
export function takeOver({ element, events }: Scroller, list: Element): () => void {
  if (!(element instanceof HTMLElement)) return () => undefined
  const { style } = element
  style.setProperty('overflow-anchor', 'none')
  if (events !== window) style.setProperty('scroll-padding-block-start', getComputedStyle(list).scrollMarginTop)
  return () => {
    style.removeProperty('overflow-anchor')
    if (events !== window) style.removeProperty('scroll-padding-block-start')
  }
}
