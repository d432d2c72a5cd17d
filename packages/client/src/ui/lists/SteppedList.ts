/** A list whose rows the focus can go through. */
export interface SteppedList {
  readonly element: HTMLElement
  /** Moves the focus to the next (1) or previous (-1) article; false where there is none. */
  moveFocus(step: 1 | -1): boolean
  /** Gives the focus to the first row, and shows it from its beginning. */
  focusFirst(): void
  /** Brings the list's beginning into sight. */
  goToTop(): void
}

/** The article next to the focused one, among those inside an element; the first one if none is focused. */
export function articleBeside(inside: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const articles = [...inside.querySelectorAll<HTMLElement>('article[tabindex]')]
  const here = document.activeElement?.closest<HTMLElement>('article')
  return here && inside.contains(here) ? articles[articles.indexOf(here) + step] : articles[0]
}
