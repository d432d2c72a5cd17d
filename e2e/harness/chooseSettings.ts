import type { Page } from 'playwright-core'

/** Changes settings as another tab of the same reader would: the open page shows them immediately. */
export async function chooseSettings(page: Page, values: Readonly<Record<string, unknown>>): Promise<void> {
  // The session hears other tabs once the client is drawn. On a first visit the database of the account, which the tabs' channel is
  // named after, comes a moment later, and perhaps after that of the push messages.
  await page.getByRole('main').waitFor()
  await page.waitForFunction(async (chosen) => {
    const databases = await indexedDB.databases()
    const names = databases.flatMap(({ name }) => (name?.startsWith('rookery:') ? [name] : []))
    for (const name of names) {
      const channel = new BroadcastChannel(name)
      channel.postMessage({ kind: 'settings', values: chosen })
      channel.close()
    }
    return names.length > 0
  }, values)
}
