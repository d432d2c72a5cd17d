/** A list whose rows the focus can go through. */
export interface SteppedList {
  /** False where there is no such row. */
  moveFocus(step: 1 | -1): boolean
  /** Gives the focus to the first row, and shows it from its beginning. */
  focusFirst(): void
}

/** What can be asked of a list by who knows only its element: keys move through the list that has the focus. */
export const lists = new WeakMap<Element, SteppedList>()
