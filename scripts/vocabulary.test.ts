import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

import vocabulary from './vocabulary.json' with { type: 'json' }

/**
 * `vocabulary.json` lists words that a newcomer can neither guess nor grep, with a replacement. `allowed` has exceptions with their
 * reasons: fields of the wire, of settings and of storage keep their names.
 */
const rules: ReadonlyMap<string, WordRule> = new Map(Object.entries(vocabulary))

interface WordRule {
  readonly use: string
  readonly allowed?: Readonly<Record<string, string>>
}

const root = join(import.meta.dirname, '..')
const folders = ['packages', 'e2e', 'bench', 'scripts']

type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** The names that a pattern binds. */
function boundBy(pattern: unknown): readonly string[] {
  if (!isNode(pattern)) return []
  switch (pattern.type) {
    case 'Identifier':
      return [String(pattern.name)]
    case 'ObjectPattern':
      return nodesOf(pattern.properties).flatMap((one) => boundBy(one.type === 'RestElement' ? one : one.value))
    case 'ArrayPattern':
      return nodesOf(pattern.elements).flatMap(boundBy)
    case 'AssignmentPattern':
      return boundBy(pattern.left)
    case 'RestElement':
      return boundBy(pattern.argument)
    default:
      return []
  }
}

const nodesOf = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : [])

const fields = new Set(['PropertyDefinition', 'MethodDefinition', 'TSPropertySignature', 'TSMethodSignature'])

const nameOfKey = ({ computed, key }: Node): readonly string[] =>
  computed !== true && isNode(key) && typeof key.name === 'string' ? [key.name] : []

/** Adds the names of functions, classes, types, fields, parameters and variables under a node. A reference declares nothing. */
function addDeclared(value: unknown, names: Set<string>): void {
  if (Array.isArray(value)) for (const one of value) addDeclared(one, names)
  if (!isNode(value) || Array.isArray(value)) return
  const { type } = value
  const declares = typeof type === 'string' && /Declaration$|^(?:VariableDeclarator|Class|Function)/.test(type)
  const bound = [...(declares ? boundBy(value.id) : []), ...nodesOf(value.params).flatMap(boundBy)]
  for (const name of bound) names.add(name)
  if (typeof type === 'string' && fields.has(type)) for (const name of nameOfKey(value)) names.add(name)
  for (const inner of Object.values(value)) if (isNode(inner)) addDeclared(inner, names)
}

/** The words of a name, in lower case. */
const wordsOf = (name: string): readonly string[] => name.split(/(?<=[a-z\d])(?=[A-Z])|[^A-Za-z\d]+/).map((word) => word.toLowerCase())

/** Why a name may not be given, or null. */
function complaint(name: string): string | null {
  for (const word of wordsOf(name)) {
    const rule = rules.get(word)
    if (rule && !Object.hasOwn(rule.allowed ?? {}, name)) return `${name}: instead of “${word}” use ${rule.use}`
  }
  return null
}

function declaredIn(path: string, source: string): ReadonlySet<string> {
  const names = new Set<string>()
  const { program, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path} does not parse: ${errors[0]?.message}`)
  addDeclared(program, names)
  return names
}

const mentionsWord = new RegExp(`(?:${[...rules.keys()].join('|')})`, 'i')

async function sourcePaths(): Promise<readonly string[]> {
  const found = await Promise.all(
    folders.map(async (folder) => (await readdir(join(root, folder), { recursive: true })).map((path) => join(folder, path))),
  )
  return found.flat().filter((path) => /\.(?:tsx?|mjs)$/.test(path) && !/(?:^|[\\/])(?:node_modules|dist)[\\/]/.test(path))
}

test('no declared name and no file has a word that the vocabulary replaces', async () => {
  const paths = await sourcePaths()
  expect(paths.length).toBeGreaterThan(1000)
  const seen = new Set<string>()
  const complaints: string[] = []
  for (const path of paths) {
    const source = await readFile(join(root, path), 'utf8')
    const declared = mentionsWord.test(source) ? declaredIn(path, source) : []
    for (const name of [basename(path).replace(/\..*/, ''), ...declared]) {
      const reason = complaint(name)
      seen.add(name)
      if (reason !== null) complaints.push(`${path}: ${reason}`)
    }
  }
  expect(complaints).toEqual([])
  const allowed = [...rules.values()].flatMap(({ allowed: names = {} }) => Object.keys(names))
  expect(allowed.filter((name) => !seen.has(name))).toEqual([])
})

test.each([
  ['const keptDrafts = 1', 'keptDrafts: instead of “kept” use stored, saved, cached or retained'],
  ['function f({ id: problem }: { id: string }) { return problem }', 'problem: instead of “problem” use error or failure'],
  ['interface Row { readonly isGone: boolean }', 'isGone: instead of “gone” use deleted, removed or missing'],
  ['class LeastRow {}', 'LeastRow: instead of “least” use min'],
  ['type Told = string', 'Told: instead of “told” use notified or announced'],
  ['const { wants = 1, ...others } = {}', 'wants: instead of “wants” use needs or requests'],
  ['const rows = { kept: 1 }', null],
  ['const wantedScopes = kept.told', null],
])('%s', (source, expected) => {
  const found = [...declaredIn('a.ts', source)].map(complaint).filter((one) => one !== null)
  expect(found).toEqual(expected === null ? [] : [expected])
})
