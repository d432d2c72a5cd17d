/** Number of frames that a list may need to restore its position. */
const timeoutMs = 60

/**
 * Focuses a new screen: the post that led away from it, or its main field, or its heading. The screen restores its position, so this does
 * not scroll.
 * @param post where the focus was when the screen was left
 * @param end aborted when the screen goes
 */
export function focusArrival(page: Document, post: string | null, end?: AbortSignal): void {
  if (end?.aborted) return
  const focus = (selector: string) => {
    const found = page.querySelector<HTMLElement>(selector)
    found?.focus({ preventScroll: true })
    return found !== null
  }
  const focusPost = () => post !== null && focus(`main article[data-status="${CSS.escape(post)}"]`)
  if (focusPost() || focus('main [data-arrival]')) return
  focus('main h1')
  const lookAgain = (left: number) => {
    requestAnimationFrame(() => {
      if (end?.aborted) return
      // A user who has moved on is not moved back.
      const isAtRest = page.activeElement === page.body || page.activeElement?.matches('main h1') === true
      if (isAtRest && !focusPost() && left > 0) lookAgain(left - 1)
    })
  }
  if (post !== null) lookAgain(timeoutMs)
}
