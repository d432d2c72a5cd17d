import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

import { project } from './install.mjs'

interface Manifest {
  readonly name: string
  readonly exports?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

const manifestOf = (folder: string) => JSON.parse(readFileSync(join(project, folder, 'package.json'), 'utf8')) as Manifest
const lock = JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8')) as { packages: Readonly<Record<string, Manifest>> }

/** The packages that a source imports, by the names under which npm installs them. */
function importedBy(source: string): readonly string[] {
  const fixed = source.matchAll(/^(?:import|export|\})[^'"\n]*\bfrom '([^']+)'|^import '([^']+)'/gm)
  const lazy = source.matchAll(/\bimport\((?:\/\*.*?\*\/)?\s*'([^']+)'\)/g)
  const specifiers = [...fixed, ...lazy]
  return specifiers
    .map(([, one, other]) => one ?? other ?? '')
    .filter((specifier) => /^(?:@[\w-]+\/)?[\w-]+(?:\/|$)/.test(specifier))
    .map((specifier) => (specifier.startsWith('@') ? specifier.split('/', 2).join('/') : (specifier.split('/', 1)[0] ?? '')))
}

const isSource = (path: string) => /\.(?:tsx?|mjs)$/.test(path) && !/\.test\.tsx?$/.test(path)

const packages = readdirSync(join(project, 'packages'))

describe.each(packages)('packages/%s', (name) => {
  const folder = `packages/${name}`
  const manifest = manifestOf(folder)

  test('declares every package that it imports, and imports every one that it declares', () => {
    const paths = readdirSync(join(project, folder, 'src'), { recursive: true, encoding: 'utf8' }).filter(isSource)
    const imported = new Set(paths.flatMap((path) => importedBy(readFileSync(join(project, folder, 'src', path), 'utf8'))))
    const declared = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })
    expect([...imported].filter((one) => one !== manifest.name).toSorted()).toEqual(declared.toSorted())
  })

  test('exports single files by name', () => {
    expect(Object.entries(manifest.exports ?? {}).filter(([path, file]) => `${path}${file}`.includes('*'))).toEqual([])
  })

  test('has the same dependencies in the lock', () => {
    const { dependencies, devDependencies, peerDependencies } = lock.packages[folder] ?? {}
    expect({ dependencies, devDependencies, peerDependencies }).toEqual({
      dependencies: manifest.dependencies,
      devDependencies: manifest.devDependencies,
      peerDependencies: manifest.peerDependencies,
    })
  })
})

test('the root declares tools, and one version of each package', () => {
  const root = manifestOf('.')
  expect(Object.keys(root.dependencies ?? {})).toEqual(['tsx'])
  const all = [root, ...packages.map((name) => manifestOf(`packages/${name}`))].flatMap(({ dependencies, devDependencies }) =>
    Object.entries({ ...dependencies, ...devDependencies }),
  )
  const versions = new Map<string, string>()
  const others = all.filter(([name, version]) => {
    const known = versions.get(name) ?? version
    versions.set(name, known)
    return known !== version
  })
  expect(others).toEqual([])
})
