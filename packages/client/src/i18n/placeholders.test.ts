import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

const sources = join(import.meta.dirname, '..')

const calls = [/\bt\(\s*'([\w.]+)',\s*\{([^{}]*)\}/g, /\b(?:key|messageKey): '([\w.]+)',\s*(?:\w+: [\w.]+,\s*)*args: \{([^{}]*)\}/g]

/** The names of the arguments that a text needs: `{name}`, `{name, number}`, `{name, plural, …}`. The branches of a choice are texts. */
function placeholdersOf(text: string): readonly string[] {
  const named = [...text.matchAll(/\{\s*(\w+),\s*(?:number|plural|select|selectordinal|date|time)/g)]
  const plain = text.includes(', select,') ? [] : [...text.matchAll(/(?<!(?:zero|one|two|few|many|other|=\d+)\s*)\{(\w+)\}/g)]
  return [...new Set([...named, ...plain].map(([, name = '']) => name))]
}

/** The names in an object literal without nested braces; null where something is spread into it. */
function namesIn(literal: string): readonly string[] | null {
  if (literal.includes('...')) return null
  const flat = literal.replace(/\([^()]*\)|\[[^[\]]*\]|`[^`]*`|'[^']*'/g, '').replace(/\([^()]*\)/g, '')
  return flat.split(',').flatMap((part) => /^\s*(\w+)/.exec(part)?.[1] ?? [])
}

test('each text gets the arguments that it names', () => {
  const texts = JSON.parse(readFileSync(join(import.meta.dirname, 'locales/en.json'), 'utf8')) as Readonly<Record<string, string>>
  const paths = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((path) => /(?<!\.test)\.tsx?$/.test(path))
  const found = paths.flatMap((path) => {
    const source = readFileSync(join(sources, path), 'utf8')
    return calls.flatMap((call) => [...source.matchAll(call)].map(([, id = '', literal = '']) => ({ path, id, names: namesIn(literal) })))
  })
  expect(found.length).toBeGreaterThan(300)
  const lacking = found.flatMap(({ path, id, names }) =>
    names === null
      ? []
      : placeholdersOf(texts[id] ?? '')
          .filter((name) => !names.includes(name))
          .map((name) => `${path}: ${id} lacks ${name}`),
  )
  expect(lacking).toEqual([])
})

/** The texts that are rendered with elements as arguments, by literal id, and their arguments. */
function drawnTexts(path: string, source: string): readonly { readonly id: string; readonly names: readonly string[] }[] {
  const found: { readonly id: string; readonly names: readonly string[] }[] = []
  new Visitor({
    CallExpression({ callee, arguments: [, id, args] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'drawText' || id?.type !== 'Literal' || args?.type !== 'ObjectExpression') return
      const names = args.properties.flatMap((one) => (one.type === 'Property' && one.key.type === 'Identifier' ? [one.key.name] : []))
      found.push({ id: String(id.value), names })
    },
  }).visit(parseSync(path, source).program)
  return found
}

test('a rendered text gets an element or a value for each of its placeholders, and no other', () => {
  const texts = JSON.parse(readFileSync(join(import.meta.dirname, 'locales/en.json'), 'utf8')) as Readonly<Record<string, string>>
  const paths = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.tsx') && !path.includes('.test.'),
  )
  const found = paths.flatMap((path) => drawnTexts(path, readFileSync(join(sources, path), 'utf8')))
  expect(found.length).toBeGreaterThan(3)
  const wrong = found.filter(
    ({ id, names }) =>
      placeholdersOf(texts[id] ?? '')
        .toSorted()
        .join() !== names.toSorted().join(),
  )
  expect(wrong).toEqual([])
})
