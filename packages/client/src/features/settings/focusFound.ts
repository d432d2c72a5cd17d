import type { Stop } from '#lib/Cell.ts'

/** Brings a setting into sight, marks it and gives it the focus, as soon as it is drawn. Returns how to take the mark away. */
export function focusFound(panel: HTMLElement, setting: string): Stop {
  let marked: HTMLElement | null = null
  const find = () => {
    marked = panel.querySelector<HTMLElement>(`[data-setting="${CSS.escape(setting)}"]`)
    if (!marked) return false
    marked.dataset.found = ''
    marked.scrollIntoView({ block: 'center', behavior: 'instant' })
    const control = marked.querySelector<HTMLElement>('input, select, textarea, button, a[href], [contenteditable="true"]')
    control?.focus({ preventScroll: true })
    return true
  }
  // Its tab's code, or what it asks the server for, may still be on its way.
  const observer = new MutationObserver(() => find() && observer.disconnect())
  if (!find()) observer.observe(panel, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    delete marked?.dataset.found
  }
}
