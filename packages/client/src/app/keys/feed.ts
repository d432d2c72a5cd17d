import { lists } from '#ui/windowing/lists.ts'

import type { KeyPage } from './KeyPage.ts'
import { tabStops } from './tabStops.ts'

/** The feed that has the focus, else the screen's own. */
function feedOf(document: Document): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>('[role=feed]') ?? document.querySelector<HTMLElement>('main [role=feed]')
}

/** Moves the focus to the next (1) or previous (-1) post; rows with several posts are gone through post by post. */
export function step(by: 1 | -1) {
  return ({ document }: KeyPage): void => {
    const feed = feedOf(document)
    if (!feed) return
    const here = document.activeElement?.closest<HTMLElement>('article') ?? null
    const scope = (lists.has(feed) ? here?.closest('[data-row]') : feed) ?? feed
    const posts = [...scope.querySelectorAll<HTMLElement>('article[tabindex]')]
    const next = here && feed.contains(here) ? posts[posts.indexOf(here) + by] : lists.has(feed) ? undefined : posts[0]
    if (next) {
      next.focus({ preventScroll: true })
      next.scrollIntoView({ block: lists.has(feed) ? 'start' : 'nearest' })
    } else lists.get(feed)?.moveFocus(by)
  }
}

/** Moves the focus out of the feed: to what stands behind it (1) or before it (-1). */
export function leaveFeed(to: 1 | -1) {
  return ({ document }: KeyPage): void => {
    const feed = feedOf(document)
    if (!feed) return
    const within = feed.closest('dialog') ?? document
    const side = to === 1 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING
    const outside = tabStops(within).filter((element) => (feed.compareDocumentPosition(element) & side) !== 0 && !feed.contains(element))
    const target = (to === 1 ? outside[0] : outside.at(-1)) ?? within.querySelector<HTMLElement>('h1, h2')
    target?.focus()
  }
}

/**
 * Makes a post one stop on the way back: who comes into it from behind comes to the post itself, not to its last control.
 * On the way forward it is the post anyway, for its controls follow it.
 */
export function stopAtPost({ document }: KeyPage): void {
  const from = document.activeElement
  document.addEventListener('focusin', () => stayAtPost(document, from), { once: true })
}

/** The same when the focus has gone back already, from an element. */
export function stayAtPost({ activeElement }: Document, from: EventTarget | null): void {
  const post = activeElement?.closest<HTMLElement>('[role=feed] article[tabindex]')
  if (post && post !== activeElement && !(from instanceof Node && post.contains(from))) post.focus()
}
