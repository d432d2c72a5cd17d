import type { CDPSession, Page } from 'playwright-core'

import { expect } from './expect.ts'

/**
 * Reads the manifest as the browser installs it. The page names the language first: a browser that is asked while the address of the
 * manifest changes keeps the earlier response.
 */
export async function appManifest(page: Page, language: string, tools: CDPSession): Promise<unknown> {
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', new RegExp(`language=${language}$`))
  const { data } = await tools.send('Page.getAppManifest')
  return JSON.parse(data ?? '{}') as unknown
}
