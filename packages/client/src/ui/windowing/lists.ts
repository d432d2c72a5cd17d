import type { Windowing } from './Windowing.ts'

/** What can be asked of a list by who knows only its element: keys move through the list that has the focus. */
export const lists = new WeakMap<Element, Pick<Windowing<string>, 'moveFocus'>>()
