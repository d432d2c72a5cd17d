import type { Page } from 'playwright-core'

const keys = 80
/** The shortest delay that a browser reports, in milliseconds. */
const threshold = 16

declare global {
  interface Window {
    keyDelays: number[]
  }
}

/**
 * Presses keys at the end of the focused text.
 *
 * @returns for each key the time from the press to the next frame, in milliseconds, in steps of 8 and at least 16 (Event Timing API)
 */
export async function keyDelays(page: Page): Promise<readonly number[]> {
  await page.evaluate((durationThreshold) => {
    window.keyDelays = []
    // The types of the DOM lack the threshold.
    const options: PerformanceObserverInit & { readonly durationThreshold: number } = { type: 'event', durationThreshold }
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') window.keyDelays.push(duration)
    }).observe(options)
  }, threshold)
  for (let key = 0; key < keys; key += 1) await page.keyboard.press('a', { delay: 50 })
  // Entries come some frames after their event.
  const reported = await page.evaluate(
    () => new Promise<number[]>((resolve) => requestIdleCallback(() => setTimeout(() => resolve(window.keyDelays), 500))),
  )
  return Array.from({ length: keys }, (_, key) => reported[key] ?? threshold)
}
