import type { Locator } from 'playwright-core'

import { expect } from './expect.ts'

/** Waits until the middle of it can be seen: in the window, and under nothing that sticks to its edges. */
export async function expectInSight(locator: Locator): Promise<void> {
  await expect.poll(() => locator.evaluate(isInSight), `whether ${String(locator)} is in sight`).toBe(true)
}

/** Runs in the page. */
function isInSight(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  const there = document.elementFromPoint(x + width / 2, y + height / 2)
  return there !== null && (element.contains(there) || there.contains(element))
}
