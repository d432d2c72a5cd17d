const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]'

/** What can take the focus inside an element and is seen, in the order of the page; headings that a change of screen goes to among them. */
export function tabStops(inside: ParentNode): HTMLElement[] {
  return [...inside.querySelectorAll<HTMLElement>(focusable)].filter((element) => element.checkVisibility() && element.ariaHidden === null)
}
