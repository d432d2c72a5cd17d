import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterEach, expect, test } from 'vitest'

import { classNamesPlugin } from './classNamesPlugin.ts'

let root = ''
afterEach(() => rmSync(root, { recursive: true, force: true }))

const files = {
  'main.js': `import one from './src/one.module.css'; import two from './src/two.module.css'; console.log('names', one.card, one.head, two.card)`,
  'src/one.module.css': `.card { color: red; animation: from-start 1s } .head { color: blue } @keyframes from-start { to { color: green } }`,
  'src/two.module.css': `.card { color: black }`,
}

async function built(changed: Readonly<Record<string, string>> = {}) {
  root = mkdtempSync(join(tmpdir(), 'class-names-'))
  mkdirSync(join(root, 'src'))
  mkdirSync(join(root, 'other'))
  for (const [path, text] of Object.entries({ ...files, ...changed })) writeFileSync(join(root, path), text)
  const config = {
    root,
    configFile: false as const,
    logLevel: 'silent' as const,
    plugins: [classNamesPlugin('src')],
    css: { transformer: 'lightningcss' as const },
    build: { write: false, rolldownOptions: { input: join(root, 'main.js') } },
  }
  const { output } = (await build(config)) as Rolldown.RolldownOutput // neither several outputs nor a watcher are asked for
  const script = output.find((file) => file.type === 'chunk')?.code ?? ''
  const sheet = String(output.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'))?.['source' as never])
  return { script, sheet }
}

test('scripts and style sheets of a build have the same short names, none of them twice', async () => {
  const { script, sheet } = await built()
  for (const name of ['card:`a0`', 'head:`c0`', 'card:`a1`']) expect(script).toContain(name)
  expect(sheet).toContain('.a0{color:red;animation:1s b0}.c0{color:#00f}@keyframes b0{')
  expect(sheet).toContain('.a1{color:#000}')
})

test('a name that one sheet composes of another is the same in both, whichever is read first', async () => {
  const composing = '.card { composes: card from "./two.module.css"; color: red } .head { color: blue }'
  const { script, sheet } = await built({ 'src/one.module.css': composing })
  const composed = /card:`\w+ (\w+)`/.exec(script)?.[1]
  expect(script).toContain(`card:\`${composed}\``)
  expect(sheet).toContain(`.${composed}{color:#000}`)
})

test('a style sheet outside the folder stops the build', async () => {
  const changed = { 'main.js': `import './other/three.module.css'`, 'other/three.module.css': '.card { color: red }' }
  await expect(built(changed)).rejects.toThrow('three.module.css does not lie in src')
})
