import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { queuedKinds } from '../packages/client/src/features/actions/model/QueuedAction.ts'
import { settingsTable } from '../packages/client/src/features/settings/model/settingsTable.ts'
import names from './storedNames.json' with { type: 'json' }

/**
 * `storedNames.json` lists the names that outlive a page: renaming one loses the data stored under it, or splits the tabs of two builds.
 * Renames of code must not change them.
 */
const root = join(import.meta.dirname, '..')
const client = join(root, 'packages/client/src')

interface Source {
  readonly path: string
  readonly text: string
}

let reading: Promise<readonly Source[]> | null = null

function sources(): Promise<readonly Source[]> {
  return (reading ??= readSources())
}

async function readSources(): Promise<readonly Source[]> {
  const paths = (await readdir(client, { recursive: true })).filter((path) => /(?<!\.test)\.tsx?$/.test(path))
  return Promise.all(paths.map(async (path) => ({ path, text: await readFile(join(client, path), 'utf8') })))
}

const isListed = (name: string, list: readonly string[]) => list.some((listed) => name === listed || name.startsWith(`${listed}:`))

const ofBrowser = [
  ...names.localStorage,
  ...names.sessionStorage,
  ...Object.keys(names.databases),
  ...names.caches,
  ...names.workerMessages,
].map((name) => name.replace(/:$/, ''))

test('every name that the client stores in the browser is listed, and no other', async () => {
  const code = (await sources()).map(({ text }) => text).join('\n')
  const used = new Set([...code.matchAll(/['"`](rookery[.:][a-zA-Z.]*)/g)].map(([, name = '']) => name.replace(/:$/, '')))
  expect([...used].filter((name) => !ofBrowser.includes(name))).toEqual([])
  expect(ofBrowser.filter((name) => !used.has(name))).toEqual([])
})

test('every kind of message between tabs is listed, and no other', async () => {
  const code = await readFile(join(client, 'features/session/model/TabMessage.ts'), 'utf8')
  const kinds = new Set([...code.matchAll(/readonly kind: '(\w+)'/g)].map(([, kind = '']) => kind))
  expect([...kinds].toSorted()).toEqual(names.tabMessages.toSorted())
})

/** Where the code gives each kind of name, as the first group of a pattern. */
const places: readonly {
  readonly names: readonly string[]
  readonly of: string
  readonly pattern: RegExp
  readonly isIn?: (source: Source) => boolean
}[] = [
  {
    names: [...names.accountKeys, ...names.pushKeys],
    of: 'values in the databases',
    // The subjects of actions are named in a like way, and live as long as the page.
    pattern:
      /const \w*(?:[kK]ey|[pP]refix|nameOf|keyOf)\w*(?:: [^=]*)? = (?:\([^)]*\) => )?['"`](?!(?:follow|followRequest|followTag|notificationRequest|post|translate):)([A-Za-z]+(?=['"`])|[A-Za-z]+:)/g,
    isIn: ({ path }) => /^features\/[^/]+\/model\//.test(path),
  },
  { names: Object.values(names.databases).flat(), of: 'object stores', pattern: /create(?:Object)?Store\((?:[^,()]+, )?'(\w+)'\)/g },
  {
    names: names.locks,
    of: 'locks and channels',
    pattern: /(?:name: |openTabs\()`([^`]*\$\{[^`]*)`/g,
    isIn: ({ path }) => !path.startsWith('worker/'),
  },
  {
    names: names.sharedTurns,
    of: 'what one tab does for all',
    pattern: /(?:\bsubject: |\bsubject = |leads\(|connecting = |subjectOf = \([^)]*\) => )['"`](\w+:?)/g,
    isIn: ({ text }) => /startSharedPolling|[lL]eaderElection|pollCoordinatorOf/.test(text),
  },
  { names: names.workerAddresses, of: 'addresses of the workers', pattern: /['"`](\/(?:sw-|push\/)[\w.-]*)/g },
  { names: names.pushActions, of: 'buttons of push messages', pattern: /action: '(\w+)'/g, isIn: ({ path }) => path.startsWith('worker/') },
  { names: names.addresses, of: 'addresses', pattern: /\baddress\('([^']+)'/g },
  {
    names: names.addressQueries,
    of: 'queries of addresses',
    pattern: /(?:(?:search|query|searchParams|URLSearchParams\([^()]*(?:\([^()]*\))?\))\.(?:get|has)\('|new URLSearchParams\(\{ )(\w+)/g,
  },
  {
    names: names.addressParts,
    of: 'parts behind the # of addresses',
    pattern: /(?:'#(?=\w+=?')|get\('|\[#&\])(\w+)/g,
    isIn: ({ path }) => /settingsHash|diveAddress|themeHash/.test(path),
  },
]

test.each(places)('every name of $of is listed, and no other', async ({ names: listed, pattern, isIn = () => true }) => {
  const code = (await sources()).filter(isIn)
  const used = new Set(code.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name = '']) => name)))
  expect([...used].toSorted()).toEqual([...new Set(listed)].toSorted())
})

test('every field of the browser’s history is listed, and no other', async () => {
  const code = (await sources()).map(({ text }) => text).join('\n')
  const states = [...code.matchAll(/history\.(?:push|replace)State\(\{(.*)\}, ''/g)].map(([, fields = '']) => fields)
  const fields = states.flatMap((state) => {
    const own = state.replaceAll(/\.\.\.\(.*?\)(?=,)|\{[^{}]*\}|\([^()]*\)/g, '')
    return own.split(',').map((field) => /\w*/.exec(field.trim())?.[0] ?? '')
  })
  expect([...new Set(fields)].filter((field) => field !== '').toSorted()).toEqual(names.historyState)
})

test('every setting and every queued action is listed, and no other', () => {
  expect(Object.keys(settingsTable).toSorted()).toEqual(names.settings)
  expect(queuedKinds).toEqual(names.outboxActs)
})

test('every cookie is listed, and no other', async () => {
  const setting = (await sources()).filter(({ text }) => /\.cookie\b|cookieStore/.test(text))
  const used = setting.flatMap(({ text }) => [...text.matchAll(/\.cookie = `(\w+)=/g)].map(([, name = '']) => name))
  expect(used).toEqual(names.cookies)
  expect(setting.map(({ path }) => path)).toEqual(['live/startLanguageCookie.ts'])
})

test('every listed field has its place in the code', async () => {
  const code = (await sources()).map(({ text }) => text).join('\n')
  const words = new Set(code.match(/\b\w+\b/g))
  expect([...names.fields, ...names.pushSubject].filter((field) => !words.has(field))).toEqual([])
})

interface StoredPage {
  readonly local: Readonly<Record<string, string>>
  readonly databases: Readonly<Record<string, { readonly stores: Readonly<Record<string, readonly (readonly [string, unknown])[]>> }>>
}

/** Values with a number for their shape are dropped when it changes, and settings and themes have tables of their own. */
const versioned = /^(?:snapshot|server|settings|settingsProfile|rookery\.themeSheet|rookery\.unread)\b/

test('all names stored by an earlier build are listed', async () => {
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

/** Names of fields; ids used as keys are left out, and so is the fixture's encoding of files. */
function addFields(value: unknown, into: Set<string>): void {
  if (typeof value !== 'object' || value === null || '$file' in value) return
  for (const [key, part] of Object.entries(value)) {
    if (!Array.isArray(value) && !/^[0-9a-f]{32}$/.test(key)) into.add(key)
    addFields(part, into)
  }
}
