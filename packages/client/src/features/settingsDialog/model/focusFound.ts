import type { Stop } from '@rookery/store/Cell'

/** Events that show that the user moves the page. */
const moves = ['wheel', 'pointerdown', 'touchstart', 'keydown'] as const

/**
 * Scrolls to a setting, highlights it and focuses it, as soon as it is rendered. Late content above does not push it out of view, until the
 * user scrolls. Returns a function that removes the highlight.
 */
export function focusFound(panel: HTMLElement, setting: string): Stop {
  let marked: HTMLElement | null = null
  const show = () => {
    if (!marked) return
    const room = marked.closest('[data-scrolls]')?.clientHeight ?? window.innerHeight
    // If it is higher than the window, its heading matters most.
    marked.scrollIntoView({ block: marked.offsetHeight > room ? 'start' : 'center', behavior: 'instant' })
  }
  const sizes = new ResizeObserver(show)
  const letGo = () => {
    sizes.disconnect()
    for (const move of moves) panel.ownerDocument.removeEventListener(move, letGo, true)
  }
  const find = () => {
    marked = panel.querySelector<HTMLElement>(`[data-setting="${CSS.escape(setting)}"]`)
    if (!marked) return false
    marked.dataset.found = ''
    show()
    const control = marked.querySelector<HTMLElement>('input, select, textarea, button, a[href], [contenteditable="true"]')
    control?.focus({ preventScroll: true })
    sizes.observe(panel)
    for (const move of moves) panel.ownerDocument.addEventListener(move, letGo, true)
    return true
  }
  // The tab's code or data may still be loading.
  const observer = new MutationObserver(() => find() && observer.disconnect())
  if (!find()) observer.observe(panel, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    letGo()
    delete marked?.dataset.found
  }
}
