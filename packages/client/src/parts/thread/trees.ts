/** Takes a step from a line of a tree, inwards or outwards; false where there is none to take. */
export type StepFromLine = (isInwards: boolean) => boolean

/** What can be asked of a tree by who knows only the element of a line: keys walk on from the one that holds the focus. */
export const treeLines = new WeakMap<Element, StepFromLine>()
