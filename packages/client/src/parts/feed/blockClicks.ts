/** Right after new posts were let in a finger may already be on its way to what stood there before (spec 1, section 9). */
const blockedFor = 1000

/** Swallows presses on the posts of a feed for a moment; keys are aimed at what has the focus and go through. */
export function blockClicks(): void {
  const stop = new AbortController()
  const swallow = (event: MouseEvent) => {
    const isPress = event.detail > 0 && event.target instanceof Element && event.target.closest('[role="feed"]') !== null
    if (!isPress) return
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('click', swallow, { capture: true, signal: stop.signal })
  setTimeout(() => stop.abort(), blockedFor)
}
