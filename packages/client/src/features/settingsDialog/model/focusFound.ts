import type { Stop } from '@rookery/store/Cell'

/** Whatever a reader moves the page with. */
const moves = ['wheel', 'pointerdown', 'touchstart', 'keydown'] as const

/**
 * Brings a setting into sight, marks it and gives it the focus, as soon as it is drawn. What stands above it and comes later from the
 * server does not push it out again, until the reader moves. Returns how to take the mark away.
 */
export function focusFound(panel: HTMLElement, setting: string): Stop {
  let marked: HTMLElement | null = null
  const show = () => {
    if (!marked) return
    const room = marked.closest('[data-scrolls]')?.clientHeight ?? window.innerHeight
    // Of what is higher than the window, the heading tells what it is.
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
  // Its tab's code, or what it asks the server for, may still be on its way.
  const observer = new MutationObserver(() => find() && observer.disconnect())
  if (!find()) observer.observe(panel, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    letGo()
    delete marked?.dataset.found
  }
}
