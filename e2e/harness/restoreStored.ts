import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'

import { engine } from './engine.ts'
import { blankPath } from './pool/blankPage.ts'

/** A value of a database as JSON has it; files are objects with `$file`. */
type StoredValue = unknown

interface StoredDatabase {
  readonly version: number
  readonly stores: Readonly<Record<string, readonly (readonly [key: string, value: StoredValue])[]>>
}

/** All that a browser stored for one origin. */
export interface StoredPage {
  readonly local: Readonly<Record<string, string>>
  readonly session: Readonly<Record<string, string>>
  readonly databases: Readonly<Record<string, StoredDatabase>>
}

/** The people and posts that existed when a page was stored, by their names in `e2e/fixtures/stored`. */
export interface StoredNames {
  readonly origin: string
  readonly people: Readonly<Record<string, string>>
  readonly posts: Readonly<Record<string, string>>
}

interface StoredFixture extends StoredPage {
  readonly names: StoredNames
}

/** Reads the data that an earlier build stored. `rename` maps its ids, addresses and tokens to those of this server. */
export async function readStored(
  build: string,
  rename: (fixture: StoredFixture) => readonly (readonly [from: string, to: string])[],
): Promise<StoredPage> {
  const text = await readFile(join(import.meta.dirname, `../fixtures/stored/${build}.json`), 'utf8')
  const pairs = rename(JSON.parse(text) as StoredFixture) // written by a build of ours
  const renamed = pairs.reduce((all, [from, to]) => all.replaceAll(from, to), text)
  return JSON.parse(renamed) as StoredPage
}

/** Everything that the browser of a page has stored for its origin, by name, as text; of files their size. The client ends in the page. */
export async function storedTexts(page: Page): Promise<Readonly<Record<string, string>>> {
  await page.goto(blankPath)
  return page.evaluate(async () => {
    const settle = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error ?? new Error('The database did not answer.'))
      })
    const texts: Record<string, string> = Object.fromEntries(Object.entries(localStorage))
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await settle(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        const objects = database.transaction(store).objectStore(store)
        const [keys, values] = await Promise.all([
          settle(objects.getAllKeys() as IDBRequest<string[]>),
          settle(objects.getAll() as IDBRequest<unknown[]>),
        ])
        for (const [index, value] of values.entries()) {
          texts[`${name}/${keys[index]}`] =
            value instanceof Blob ? `${value.type}, ${value.size} bytes` : (JSON.stringify(value) ?? 'nothing')
        }
      }
      database.close()
    }
    return texts
  })
}

/**
 * Writes it all into the browser of a page, before the client runs there. WebKit stores no files in a private window: there they get the
 * form that today's client gives them.
 */
export async function restoreStored(page: Page, stored: StoredPage): Promise<void> {
  await page.goto(blankPath)
  await page.evaluate(
    async ({ local, session, databases, storesFiles }) => {
      for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value)
      for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value)
      const decode = (value: unknown): unknown => {
        if (typeof value !== 'object' || value === null) return value
        if (Array.isArray(value)) return value.map(decode)
        if ('$file' in value) {
          const { name, type, base64 } = value.$file as { name: string; type: string; base64: string }
          const { buffer: bytes } = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
          return storesFiles ? new File([bytes], name, { type }) : { type, bytes }
        }
        return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, decode(part)]))
      }
      for (const [name, { version, stores }] of Object.entries(databases)) {
        await new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open(name, version)
          opening.onupgradeneeded = () => {
            for (const store of Object.keys(stores)) opening.result.createObjectStore(store)
          }
          opening.onerror = () => reject(opening.error ?? new Error(`${name} could not be opened.`))
          opening.onsuccess = () => {
            const database = opening.result
            const writing = database.transaction(Object.keys(stores), 'readwrite')
            for (const [store, rows] of Object.entries(stores))
              for (const [key, value] of rows) writing.objectStore(store).put(decode(value), key)
            writing.oncomplete = () => {
              database.close()
              resolve()
            }
            writing.onerror = () => reject(writing.error ?? new Error(`${name} could not be written.`))
          }
        })
      }
    },
    { ...stored, storesFiles: engine !== 'webkit' },
  )
}
