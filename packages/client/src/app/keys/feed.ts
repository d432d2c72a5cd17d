import type { KeyPage } from './KeyPage.ts'
import { tabStops } from './tabStops.ts'

/** Moves the focus to the next (1) or previous (-1) post; rows with several posts are stepped through. */
export function step(by: 1 | -1) {
  return ({ lists }: KeyPage): void => {
    lists.active()?.list?.moveFocus(by)
  }
}

/** Shows the pending entries of the current list; false if there are none. */
export function showNew({ lists }: KeyPage): boolean {
  return lists.active()?.showNew() ?? false
}

/** Moves the focus out of the feed: to the control behind it (1) or before it (-1). */
export function leaveFeed(to: 1 | -1) {
  return ({ document, lists }: KeyPage): void => {
    const feed = lists.active()?.list?.element
    if (!feed) return
    const within = feed.closest('dialog') ?? document
    const side = to === 1 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING
    const outside = tabStops(within).filter((element) => (feed.compareDocumentPosition(element) & side) !== 0 && !feed.contains(element))
    const target = (to === 1 ? outside[0] : outside.at(-1)) ?? within.querySelector<HTMLElement>('h1, h2')
    target?.focus()
  }
}

/** Makes a post one stop for Shift+Tab, which would otherwise enter it at its last control. Tab reaches the post first anyway. */
export function stopAtPost(page: KeyPage): void {
  const from = page.document.activeElement
  page.document.addEventListener('focusin', () => stayAtPost(page, from), { once: true })
}

/** The same after the focus has already moved back, from an element. */
export function stayAtPost({ document: { activeElement }, lists }: Pick<KeyPage, 'document' | 'lists'>, from: EventTarget | null): void {
  const post = lists.around(activeElement) && activeElement?.closest<HTMLElement>('article[tabindex]')
  if (post && post !== activeElement && !(from instanceof Node && post.contains(from))) post.focus()
}
