import type { Page } from 'playwright-core'

import { expect } from './expect.ts'

/** Until a worker has what it needs and answers for the page; it starts when somebody is there. */
export async function waitForWorker(page: Page) {
  await expect(async () => {
    await page.mouse.move(200 + Math.random() * 50, 300)
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
  }).toPass()
}
