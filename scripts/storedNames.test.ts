import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import names from './storedNames.json' with { type: 'json' }

/**
 * `storedNames.json` lists the names that outlive a page: a renamed one loses what people stored under it, or splits the tabs of two
 * builds. Whoever renames code leaves these alone.
 */
const root = join(import.meta.dirname, '..')
const client = join(root, 'packages/client/src')

async function sources(): Promise<readonly string[]> {
  const paths = (await readdir(client, { recursive: true })).filter((path) => /(?<!\.test)\.tsx?$/.test(path))
  return Promise.all(paths.map((path) => readFile(join(client, path), 'utf8')))
}

const isListed = (name: string, list: readonly string[]) => list.some((listed) => name === listed || name.startsWith(`${listed}:`))

const ofBrowser = [
  ...names.localStorage,
  ...names.sessionStorage,
  ...Object.keys(names.databases),
  ...names.caches,
  ...names.workerMessages,
].map((name) => name.replace(/:$/, ''))

test('every name that the client gives to something in the browser is listed, and no other', async () => {
  const code = (await sources()).join('\n')
  const used = new Set([...code.matchAll(/['"`](rookery[.:][a-zA-Z.]*)/g)].map(([, name = '']) => name.replace(/:$/, '')))
  expect([...used].filter((name) => !ofBrowser.includes(name))).toEqual([])
  expect(ofBrowser.filter((name) => !used.has(name))).toEqual([])
})

test('every kind of message between tabs is listed, and no other', async () => {
  const code = await readFile(join(client, 'data/session/TabMessage.ts'), 'utf8')
  const kinds = new Set([...code.matchAll(/readonly kind: '(\w+)'/g)].map(([, kind = '']) => kind))
  expect([...kinds].toSorted()).toEqual(names.tabMessages.toSorted())
})

interface StoredPage {
  readonly local: Readonly<Record<string, string>>
  readonly databases: Readonly<Record<string, { readonly stores: Readonly<Record<string, readonly (readonly [string, unknown])[]>> }>>
}

/** Values with a number for their shape are dropped when it changes, and settings and themes have tables of their own. */
const versioned = /^(?:snapshot|server|settings|settingsProfile|rookery\.themeSheet|rookery\.unread)\b/

test('what an earlier build stored has no name that is not listed', async () => {
  const text = await readFile(join(root, 'e2e/fixtures/stored/ac47715.json'), 'utf8')
  const { local, databases } = JSON.parse(text) as StoredPage // written by a build of ours
  const localKeys = Object.keys(local)
  expect(
    localKeys.filter(
      (key) =>
        !isListed(
          key,
          names.localStorage.map((name) => name.replace(/:$/, '')),
        ),
    ),
  ).toEqual([])
  const fields = new Set<string>()
  for (const [key, value] of Object.entries(local)) if (!versioned.test(key) && /^[[{]/.test(value)) addFields(JSON.parse(value), fields)
  for (const [name, { stores }] of Object.entries(databases)) {
    const [listed, keys] =
      name === 'rookery.push' ? ['rookery.push' as const, names.pushKeys] : (['rookery:' as const, names.accountKeys] as const)
    expect(Object.keys(stores)).toEqual(names.databases[listed])
    for (const [key, value] of Object.values(stores).flat()) {
      expect(
        isListed(
          key,
          keys.map((one) => one.replace(/:$/, '')),
        ),
        key,
      ).toBe(true)
      if (!versioned.test(key) && !key.startsWith('account:')) addFields(value, fields)
    }
  }
  expect([...fields].filter((field) => !names.fields.includes(field))).toEqual([])
})

/** Names of fields; ids that stand as keys are none, and neither is the fixture's way to write a file. */
function addFields(value: unknown, into: Set<string>): void {
  if (typeof value !== 'object' || value === null || '$file' in value) return
  for (const [key, part] of Object.entries(value)) {
    if (!Array.isArray(value) && !/^[0-9a-f]{32}$/.test(key)) into.add(key)
    addFields(part, into)
  }
}
