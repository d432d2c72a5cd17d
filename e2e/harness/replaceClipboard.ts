import type { Page } from 'playwright-core'

/** Replaces the clipboard of a page, which not every engine opens to pages of tests. Returns a function that reads the last text. */
export async function replaceClipboard(page: Page): Promise<() => Promise<string>> {
  const name = 'test.clipboard'
  await page.evaluate((key) => {
    const value = { writeText: async (copied: string) => void Reflect.set(window, key, copied) }
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value })
  }, name)
  return () => page.evaluate((key) => String(Reflect.get(window, key)), name)
}
