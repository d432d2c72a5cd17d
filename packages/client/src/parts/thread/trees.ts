/** A conversation that is drawn as a tree. */
export interface SteppedTree {
  /**
   * Inwards: unfolds the row that a post stands in, or goes to its first reply. Outwards: folds it, or goes to what it
   * answers. False where there is nothing of the kind.
   */
  step(post: HTMLElement, inwards: boolean): boolean
}

/** What can be asked of a tree by who knows only its element: keys walk through the one that holds the focus. */
export const trees = new WeakMap<Element, SteppedTree>()
