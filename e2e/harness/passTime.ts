import type { Page } from 'playwright-core'

const step = 1000

/**
 * Moves the clocks of pages forwards. In one step the time limit of a response that is on its way would pass, and a live connection would
 * count as lost.
 *
 * @param time in milliseconds, whole seconds
 */
export async function passTime(pages: readonly Page[], time: number): Promise<void> {
  for (let left = time; left > 0; left -= step) for (const page of pages) await page.clock.fastForward(step)
}
