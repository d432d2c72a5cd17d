/**
 * Brings the beginning of the screen's feed into sight: the top of the page, or, where more than half a window stands above
 * the feed (a profile's card), its first row under what sticks to the top.
 */
export function goToTop(): void {
  const feed = document.querySelector('main [role="feed"]')
  const line = feed ? Number.parseFloat(getComputedStyle(feed).scrollMarginTop) || 0 : 0
  const above = feed ? feed.getBoundingClientRect().top + window.scrollY - line : 0
  window.scrollTo({ top: above < window.innerHeight / 2 ? 0 : above })
}
