/** What moves a list: the page, or a box around the list with its own scroll bar. */
export interface Scroller {
  readonly element: Element
  /** Where `scroll` and touch events arrive. */
  readonly events: Window | Element
  /** Distance from the top of the window to the top of what can be seen. */
  top(): number
  height(): number
}

/** Finds what scrolls an element: its nearest ancestor with a scroll bar of its own, else the page. */
export function scrollerOf(element: Element): Scroller {
  const box = nearestScrollBox(element.parentElement)
  if (box) return { element: box, events: box, top: () => box.getBoundingClientRect().top, height: () => box.clientHeight }
  const page = document.scrollingElement ?? document.documentElement
  return { element: page, events: window, top: () => 0, height: () => window.innerHeight }
}

function nearestScrollBox(element: Element | null): Element | null {
  for (let box = element; box && box !== document.body; box = box.parentElement) {
    if (/^(auto|scroll)$/.test(getComputedStyle(box).overflowY)) return box
  }
  return null
}
