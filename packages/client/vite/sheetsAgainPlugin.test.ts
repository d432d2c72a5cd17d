import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type PluginOption, type Rolldown } from 'vite'
import { afterEach, expect, test } from 'vitest'

import { mendHelper, sheetsAgainPlugin } from './sheetsAgainPlugin.ts'

let root = ''
afterEach(() => rmSync(root, { recursive: true, force: true }))

const files = {
  'index.html': '<!doctype html><html><body><script type="module" src="/main.js"></script></body></html>',
  'main.js': `import('./part.js')`,
  'part.js': `import './part.css'; console.log('part')`,
  'part.css': 'p { color: red }',
}

/** All code of a page whose part has a sheet of its own. */
async function built(plugins: PluginOption[]): Promise<string> {
  root = mkdtempSync(join(tmpdir(), 'sheets-'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text)
  const config = { root, configFile: false as const, logLevel: 'silent' as const, plugins, build: { write: false } }
  const { output } = (await build(config)) as Rolldown.RolldownOutput // neither several outputs nor a watcher are asked for
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n')
}

test('a sheet that failed is forgotten, and its link goes', async () => {
  const forgets = /delete \w+\[\w+\]/
  const lets = /\.remove\(\)/
  const code = await built([sheetsAgainPlugin()])
  expect(code).toMatch(forgets)
  expect(code).toMatch(lets)
  const asViteHasIt = await built([])
  expect(asViteHasIt).not.toMatch(forgets)
  expect(asViteHasIt).not.toMatch(lets)
})

test('a helper that is written otherwise is told', () => {
  expect(() => mendHelper('export const __vitePreload = 1')).toThrow('preload helper')
})
