import { readdir } from 'node:fs/promises'
import { basename, join, parse } from 'node:path'
import { expect, test } from 'vitest'

/** A name that says nothing collects everything. */
const saysNothing = new Set(['utils', 'util', 'helpers', 'helper', 'common', 'shared', 'types', 'misc'])

const project = join(import.meta.dirname, '..')

async function pathsUnder(folder: string): Promise<string[]> {
  const entries = await readdir(join(project, folder), { recursive: true })
  return entries
    .map((entry) => join(folder, entry))
    .filter((path) => !/(^|\/)(node_modules|dist|recordings)(\/|$)/.test(path.replaceAll('\\', '/')))
}

test('no folder or file has a name that says nothing', async () => {
  const paths = (await Promise.all(['packages', 'e2e', 'bench', 'scripts'].map(pathsUnder))).flat()
  expect(paths.length).toBeGreaterThan(10)
  expect(paths.filter((path) => saysNothing.has(parse(path).name))).toEqual([])
})

test('only a package has an index file', async () => {
  const paths = (await pathsUnder('packages')).map((path) => path.replaceAll('\\', '/'))
  const indexes = paths.filter((path) => /^index\.tsx?$/.test(basename(path)))
  expect(indexes.filter((path) => !/^packages\/[^/]+\/src\/index\.ts$/.test(path))).toEqual([])
})
