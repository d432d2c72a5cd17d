import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterEach, expect, test } from 'vitest'

import { reactModulesPlugin } from './reactModulesPlugin.ts'

let root = ''
afterEach(() => rmSync(root, { recursive: true, force: true }))

async function built(files: Readonly<Record<string, string>>) {
  // Under this folder, so that React is found.
  root = mkdtempSync(join(import.meta.dirname, '.react-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const config = {
    root,
    configFile: false as const,
    logLevel: 'silent' as const,
    plugins: [reactModulesPlugin()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, minify: false, lib: { entry: join(root, 'main.js'), formats: ['es' as const] } },
  }
  const [result] = (await build(config)) as readonly Rolldown.RolldownOutput[] // a library without a watcher gives a list
  return result?.output[0].code ?? ''
}

test('a build keeps what it calls of React and leaves out the rest', async () => {
  const code = await built({
    'main.js': `import { isValidElement, memo } from 'react'; export const kept = memo; export { isValidElement }`,
  })
  expect(code).not.toContain('React.Children.only')
  expect(code).not.toContain('exports')
  const module: unknown = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)
  expect(module).toMatchObject({ kept: expect.any(Function), isValidElement: expect.any(Function) })
})

test('what draws is one module with the scheduler and what they share of React', async () => {
  const code = await built({ 'main.js': `import { createRoot } from 'react-dom/client'; export const draw = createRoot` })
  expect(code).not.toMatch(/\brequire\(|\bmodule\.exports\b|function hydrateRoot/)
  expect(code).toContain('function performWorkUntilDeadline')
  expect(code.match(/\bH: null/g)).toHaveLength(1)
})

test('a file of React that is written otherwise stops the build', async () => {
  const files = { 'main.js': `import './node_modules/react/odd.js'`, 'node_modules/react/odd.js': `const part = require("./part"); part()` }
  await expect(built(files)).rejects.toThrow('odd.js is written in a way that this plugin does not know.')
})
