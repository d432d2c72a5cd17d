import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Rolldown } from 'vite'
import { afterEach, expect, test } from 'vitest'

import { secondMinifierPlugin } from './secondMinifierPlugin.ts'

let root = ''
afterEach(() => rmSync(root, { recursive: true, force: true }))

const files = {
  'start.js': `const doubled = (count) => { const twice = count * 2; return twice }
    export function total(counts) { let sum = 0; for (const count of counts) sum += doubled(count); return sum }
    export const most = (counts) => Math.max(...counts); globalThis.late = () => import('./late.js')`,
  'late.js': `import { most, total } from './start.js'; export const whole = (counts) => { const sum = total(counts); return [sum, most(counts)] }`,
}

async function built(plugins: readonly ReturnType<typeof secondMinifierPlugin>[]) {
  root = mkdtempSync(join(tmpdir(), 'minifier-'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text)
  const config = {
    root,
    configFile: false as const,
    logLevel: 'silent' as const,
    plugins: [...plugins],
    build: { write: false, rolldownOptions: { input: join(root, 'start.js') } },
  }
  const { output } = (await build(config)) as Rolldown.RolldownOutput // neither several outputs nor a watcher are asked for
  return output.flatMap((file) => (file.type === 'chunk' ? [file] : []))
}

const codeOf = (chunks: readonly Rolldown.OutputChunk[], wanted: string) => chunks.find(({ name }) => name === wanted)?.code ?? ''

test('the named chunks are minified again, others only follow the names of what they import', async () => {
  const before = await built([])
  const after = await built([secondMinifierPlugin(['start'])])
  expect(codeOf(after, 'start').length).toBeLessThan(codeOf(before, 'start').length)
  expect(codeOf(after, 'start')).not.toMatch(/export\{[^}]* as /)
  const withoutImports = (code: string) => code.replace(/import\{[^}]*\}from\S*?;/, '')
  expect(withoutImports(codeOf(after, 'late')).replaceAll(/start-[\w-]+/g, '')).toBe(
    withoutImports(codeOf(before, 'late')).replaceAll(/start-[\w-]+/g, ''),
  )
})

test.each([[['start']], [['start', 'late']]])('what was minified again works as before, by its new names: %s', async (named) => {
  const chunks = await built([secondMinifierPlugin(named)])
  const folder = mkdtempSync(join(tmpdir(), 'minified-'))
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  mkdirSync(join(folder, 'assets'))
  for (const { fileName, code } of chunks) writeFileSync(join(folder, fileName), code)
  const late = chunks.find(({ name }) => name === 'late')?.fileName ?? ''
  const start = chunks.find(({ name }) => name === 'start')?.fileName ?? ''
  const fetched: { whole(counts: readonly number[]): unknown } = await import(/* @vite-ignore */ pathToFileURL(join(folder, late)).href)
  expect(fetched.whole([1, 2, 3])).toEqual([12, 3])
  // By the names that whoever fetches a chunk later expects.
  await import(/* @vite-ignore */ pathToFileURL(join(folder, start)).href)
  const { late: fetchLate } = globalThis as unknown as { late: () => Promise<typeof fetched> } // the start puts it there
  expect((await fetchLate()).whole([1, 2, 3])).toEqual([12, 3])
  rmSync(folder, { recursive: true })
})
