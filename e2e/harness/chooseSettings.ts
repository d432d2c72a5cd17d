import type { Page } from 'playwright-core'

/** Changes settings as another tab of the same reader would: the page that is open shows them at once. */
export async function chooseSettings(page: Page, values: Readonly<Record<string, unknown>>): Promise<void> {
  await page.evaluate(async (chosen) => {
    const databases = await indexedDB.databases()
    for (const { name = '' } of databases) {
      const channel = new BroadcastChannel(name)
      channel.postMessage({ kind: 'settings', values: chosen })
      channel.close()
    }
  }, values)
}
