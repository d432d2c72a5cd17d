import type { Page } from 'playwright-core'

/** Reads all values in the databases of a page, as text by the name of the database. The page stays as it is. */
export function databasesOf(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const settled = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(new Error('The database did not answer.')))
      })
    const found: Record<string, string> = {}
    for (const { name = '' } of await indexedDB.databases()) {
      const opening = indexedDB.open(name)
      let isMissing = false
      // One that was deleted since it was listed must not be created again.
      opening.addEventListener('upgradeneeded', () => {
        isMissing = true
        opening.transaction?.abort()
      })
      const database = await settled(opening).catch((error: unknown) => {
        if (isMissing) return null
        throw error
      })
      if (!database) continue
      const stores = [...database.objectStoreNames].map((store) => database.transaction(store).objectStore(store))
      found[name] = JSON.stringify(await Promise.all(stores.map((store) => settled(store.getAll()))))
      database.close()
    }
    return found
  })
}
