const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]'

/** The visible focusable elements inside an element, in document order; including headings that get the focus after a change of screen. */
export function tabStops(inside: ParentNode): HTMLElement[] {
  return [...inside.querySelectorAll<HTMLElement>(focusable)].filter((element) => element.checkVisibility() && element.ariaHidden === null)
}
