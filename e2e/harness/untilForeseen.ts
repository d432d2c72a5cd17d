import type { Page } from 'playwright-core'

import { expect } from './expect.ts'

/** Somebody is there, so that what is needed without a line has come. */
export async function untilForeseen(page: Page): Promise<void> {
  const hasCome = () => performance.getEntriesByType('resource').some(({ name }) => /assets\/outbox-.*\.js$/.test(name))
  await expect(async () => {
    await page.mouse.move(300 + Math.random() * 50, 300)
    expect(await page.evaluate(hasCome)).toBe(true)
  }).toPass({ timeout: 15_000 })
}
