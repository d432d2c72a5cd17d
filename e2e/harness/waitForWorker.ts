import type { Page } from 'playwright-core'

import { expect } from './expect.ts'

/** Waits until a worker has its files and controls the page; it starts after the first interaction. */
export async function waitForWorker(page: Page) {
  await expect(async () => {
    await page.mouse.move(200 + Math.random() * 50, 300)
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
  }).toPass()
}
