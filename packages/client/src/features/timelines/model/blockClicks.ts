/** Right after new posts were let in a finger may already be on its way to what stood there before (spec 1, section 9). */
const blockedFor = 1000

/** Swallows presses on the posts of a feed for a moment; keys are aimed at what has the focus and go through. */
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
