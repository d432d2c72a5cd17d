import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterEach, expect, test } from 'vitest'

import { fetchPartPlugin } from './fetchPartPlugin.ts'

let root = ''
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('our own fetching stands around each import, with the sheets of what is fetched', async () => {
  root = mkdtempSync(join(tmpdir(), 'parts-'))
  mkdirSync(join(root, 'src/lib'), { recursive: true })
  const files = {
    'index.html': '<!doctype html><html><body><script type="module" src="/main.js"></script></body></html>',
    'main.js': `import('./part.js')`,
    'part.js': `import './part.css'; console.log('part')`,
    'part.css': 'p { color: red }',
    'src/lib/fetchPart.ts': `export const fetchPart = (load: () => unknown, files: string[]) => console.log('ours', files, load())`,
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text)
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [fetchPartPlugin()],
    build: { write: false, minify: false, modulePreload: { polyfill: false } },
  })
  const { output } = built as Rolldown.RolldownOutput // neither several outputs nor a watcher are asked for
  const code = output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n')
  expect(code).toContain('"ours"')
  expect(code).toMatch(/fetchPart\(\(\) => import\([^)]+\), __vite__mapDeps/)
  expect(code).toMatch(/assets\/part-[\w-]+\.css/)
  expect(code).not.toContain('createElement')
})
