import { lists } from '#ui/windowing/lists.ts'

const mainFeed = () => document.querySelector('main [role="feed"]')

/** Gives the focus to the first post of the screen's feed, when what has just come is drawn: the button that asked for it is gone. */
export function focusFirst(): void {
  requestAnimationFrame(() => {
    const feed = mainFeed()
    if (feed) lists.get(feed)?.focusFirst()
  })
}

/**
 * Brings the beginning of the screen's feed into sight: the top of the page, or, where more than half a window stands above
 * the feed (a profile's card), its first row under what sticks to the top.
 */
export function goToTop(): void {
  const feed = mainFeed()
  const line = feed ? Number.parseFloat(getComputedStyle(feed).scrollMarginTop) || 0 : 0
  const above = feed ? feed.getBoundingClientRect().top + window.scrollY - line : 0
  window.scrollTo({ top: above < window.innerHeight / 2 ? 0 : above })
}
