import type { Page } from 'playwright-core'

import { expect } from './expect.ts'
import { waitLimit } from './waitLimit.ts'

/** Acts as a reader on the page, and waits until the code for offline use is loaded. */
export async function untilPrefetched(page: Page): Promise<void> {
  const hasCome = () => performance.getEntriesByType('resource').some(({ name }) => /assets\/outbox-.*\.js$/.test(name))
  await expect(async () => {
    await page.mouse.move(300 + Math.random() * 50, 300)
    expect(await page.evaluate(hasCome)).toBe(true)
  }).toPass({ timeout: waitLimit })
}
