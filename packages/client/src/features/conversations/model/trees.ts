/** Takes a step from a line of a tree, inwards or outwards; false where there is none to take. */
export type StepFromLine = (isInwards: boolean) => boolean

/** The steps from each line of a tree, by the element of the line: keys start from the focused one. */
export const treeLines = new WeakMap<Element, StepFromLine>()
