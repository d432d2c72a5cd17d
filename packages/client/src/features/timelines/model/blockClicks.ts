/** After new posts were shown, a finger may be about to press a post that has moved (spec 1, section 9). */
const blockedFor = 1000

/** Ignores presses on posts of a feed for a moment; keys act on the focused element and are not ignored. */
export function blockClicks(isInFeed: (target: Node) => boolean): void {
  const stop = new AbortController()
  const swallow = (event: MouseEvent) => {
    if (event.detail === 0 || !(event.target instanceof Node) || !isInFeed(event.target)) return
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('click', swallow, { capture: true, signal: stop.signal })
  setTimeout(() => stop.abort(), blockedFor)
}
