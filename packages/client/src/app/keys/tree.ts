import { treeLines } from '#features/conversations/model/trees.ts'

import type { KeyPage } from './KeyPage.ts'

/**
 * An arrow on a post of a tree: along the reading direction it unfolds the post, or goes to its first reply; against it, it folds the post,
 * or goes to its parent. False outside of a tree, or at its end.
 */
export function pressArrowInTree(arrow: 'left' | 'right') {
  return ({ document }: KeyPage): boolean => {
    const post = document.activeElement
    if (!(post instanceof HTMLElement) || post.tagName !== 'ARTICLE') return false
    const isInwards = (arrow === 'right') === (getComputedStyle(post).direction === 'ltr')
    return stepFrom(post, isInwards)
  }
}

/** Moves one step from the tree row of an element. */
export function stepFrom(element: Element, isInwards: boolean): boolean {
  for (let around: Element | null = element; around; around = around.parentElement) {
    const step = treeLines.get(around)
    if (step) return step(isInwards)
  }
  return false
}
