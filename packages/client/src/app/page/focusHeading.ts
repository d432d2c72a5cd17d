/** Gives the focus to the screen's heading; the screen keeps its own place, so that this does not scroll. */
export function focusHeading(page: Document): void {
  page.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}
