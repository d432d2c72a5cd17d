import type { Page } from 'playwright-core'

/**
 * Presses a key until the focus has moved once around the open content, and returns the focused elements that were not visible: covered by a
 * bar, or cut by a scroll container.
 */
export async function hiddenOnTheWay(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<readonly string[]> {
  const hidden: string[] = []
  await page.evaluate(() => document.querySelectorAll('[data-walked]').forEach((one) => one.removeAttribute('data-walked')))
  for (;;) {
    await page.keyboard.press(key)
    const found = await page.evaluate(lookAtFocus)
    if (found === 'seen before') return hidden
    if (found !== null) hidden.push(found)
  }
}

/** Runs in the page, two frames after the focus has moved: a windowed list renders more rows, and a panel scrolls, in between. */
async function lookAtFocus(): Promise<string | null> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  const focused = document.activeElement
  // Between the last control and the first one the focus may be at the browser's own bar.
  if (!focused || focused === document.body || focused instanceof HTMLDialogElement) return null
  if (focused.hasAttribute('data-walked')) return 'seen before'
  focused.setAttribute('data-walked', '')
  const isDrawnByLabel = focused.getBoundingClientRect().width <= 2 && focused instanceof HTMLInputElement
  const drawn = (isDrawnByLabel && focused.labels?.[0]) || focused
  const { left, right, top, bottom } = drawn.getBoundingClientRect()
  const x = (left + right) / 2
  // A round element has no corners; of one higher than the window the middle must be visible.
  const heights = bottom - top > innerHeight / 2 ? [(top + bottom) / 2] : [top + 3, (top + bottom) / 2, bottom - 3]
  const covers = heights.flatMap((y) => {
    const there = document.elementFromPoint(x, y)
    const isSeen = there !== null && (drawn.contains(there) || there.closest('label')?.contains(drawn) || drawn.shadowRoot?.contains(there))
    return isSeen ? [] : [there?.className ?? 'outside of the window']
  })
  if (covers.length === 0) return null
  const name =
    focused.getAttribute('aria-label') ?? ((focused instanceof HTMLInputElement && focused.labels?.[0]?.textContent) || focused.textContent)
  return `${focused.tagName} "${name?.slice(0, 60)}" under "${covers.join('", "')}"`
}
