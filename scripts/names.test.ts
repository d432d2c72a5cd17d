import { readdir, readFile } from 'node:fs/promises'
import { basename, join, parse } from 'node:path'
import { expect, test } from 'vitest'

/** A name that says nothing collects everything. */
const emptyNames = new Set(['utils', 'util', 'helpers', 'helper', 'common', 'shared', 'types', 'misc'])

const project = join(import.meta.dirname, '..')

async function pathsUnder(folder: string): Promise<string[]> {
  const entries = await readdir(join(project, folder), { recursive: true })
  return entries
    .map((entry) => join(folder, entry))
    .filter((path) => !/(^|\/)(node_modules|dist|recordings)(\/|$)/.test(path.replaceAll('\\', '/')))
}

test('no folder or file has a meaningless name', async () => {
  const paths = (await Promise.all(['packages', 'e2e', 'bench', 'scripts'].map(pathsUnder))).flat()
  expect(paths.length).toBeGreaterThan(10)
  expect(paths.filter((path) => emptyNames.has(parse(path).name))).toEqual([])
})

test('only a package has an index file', async () => {
  const paths = (await pathsUnder('packages')).map((path) => path.replaceAll('\\', '/'))
  const indexes = paths.filter((path) => /^index\.(?:tsx?|mjs)$/.test(basename(path)))
  expect(indexes.filter((path) => !/^packages\/[^/]+\/src\/index\.(?:ts|mjs)$/.test(path))).toEqual([])
})

/** Exported declarations of a file: name, type or value, and the text after the name. */
const exported = /^export (?:declare )?(?:async )?(?:abstract )?(function\*?|const|let|class|interface|type|enum) ([\w$]+)([^\n]*)/gm

/** The files that export each name under these folders. Tests export nothing. */
async function exportersIn(folders: readonly string[], counts: (kind: string, path: string, rest: string) => boolean) {
  const paths = (await Promise.all(folders.map(pathsUnder))).flat().filter((path) => /(?<!\.test)\.(?:tsx?|mjs)$/.test(path))
  const exporters = new Map<string, string[]>()
  for (const path of paths) {
    const source = await readFile(join(project, path), 'utf8')
    for (const [, kind = '', name = '', rest = ''] of source.matchAll(exported)) {
      if (counts(kind, path, rest)) exporters.set(name, [...new Set([...(exporters.get(name) ?? []), path])])
    }
  }
  return exporters
}

const sharedNames = (exporters: ReadonlyMap<string, readonly string[]>) => [...exporters].filter(([, paths]) => paths.length > 1)

/** The lazy form of a component is that component, fetched later, and has its name. */
const isLazyForm = (rest: string) => rest.includes('= lazyComponent(')

/** Calls are namespaces (`import * as statuses`), so that `statuses.favourite` may be the call of the action `favourite`. */
const isCall = (kind: string, path: string) => (kind.startsWith('function') || kind === 'const' ? path.includes('api/src/calls/') : false)

/** A feature of the client is the scope of its names, and so is each of its other layers; of the rest, each package. */
const scopeOf = (path: string) => /^packages\/client\/src\/(?:features\/[^/]+|[^/]+)|^packages\/[^/]+|^\w+/.exec(path)?.[0] ?? path

test('no two exports of a package, or of a feature of the client, have the same name, but calls and lazy forms of components', async () => {
  const packages = ['api', 'browser-drivers', 'client', 'content', 'store', 'theme'].map((name) => `packages/${name}/src`)
  const folders = [...packages, 'e2e', 'bench']
  const exporters = await exportersIn(folders, (kind, path, rest) => !isCall(kind, path) && !isLazyForm(rest))
  expect(exporters.size).toBeGreaterThan(1000)
  const shared = [...exporters].filter(([, paths]) => new Set(paths.map(scopeOf)).size < paths.length)
  expect(shared).toEqual([])
})

test('no two exports of the instance have the same name', async () => {
  expect(sharedNames(await exportersIn(['packages/instance/src'], () => true))).toEqual([])
})
