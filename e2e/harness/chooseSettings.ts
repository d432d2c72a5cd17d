import type { Page } from 'playwright-core'

/** Changes settings as another tab of the same reader would: the page that is open shows them at once. */
export async function chooseSettings(page: Page, values: Readonly<Record<string, unknown>>): Promise<void> {
  // The session hears other tabs once the client is drawn. On a first visit the database, which the tabs' channel is named after,
  // comes a moment later.
  await page.getByRole('main').waitFor()
  await page.waitForFunction(async () => (await indexedDB.databases()).length > 0)
  await page.evaluate(async (chosen) => {
    const databases = await indexedDB.databases()
    for (const { name = '' } of databases) {
      const channel = new BroadcastChannel(name)
      channel.postMessage({ kind: 'settings', values: chosen })
      channel.close()
    }
  }, values)
}
