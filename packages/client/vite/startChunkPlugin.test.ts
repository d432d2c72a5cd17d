import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type PluginOption, type Rolldown } from 'vite'
import { afterEach, expect, test } from 'vitest'

import { earlyScriptPlugin } from './earlyScriptPlugin.ts'
import { startChunkPlugin } from './startChunkPlugin.ts'

let root = ''
afterEach(() => rmSync(root, { recursive: true, force: true }))

const files = {
  'index.html':
    '<!doctype html><html><head><meta charset="utf-8"></head><body><script type="module" src="/main.js"></script></body></html>',
  'main.js': `import { early } from './early.js'; import { shared } from './shared.js'; early(); shared(); import('./one.js'); import('./two.js')`,
  'early.js': `console.log('early runs'); export const early = () => console.log('early')`,
  'shared.js': `import { deep } from './deep.js'; export const shared = () => { deep(); console.log('shared') }`,
  'deep.js': `export const deep = () => console.log('deep')`,
  'one.js': `import { deep } from './deep.js'; deep(); console.log('one')`,
  'two.js': `import { shared } from './shared.js'; shared(); console.log('two')`,
}

async function built(plugins: PluginOption[]) {
  root = mkdtempSync(join(tmpdir(), 'start-'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text)
  const config = {
    root,
    configFile: false as const,
    logLevel: 'silent' as const,
    plugins,
    build: { write: false, modulePreload: { polyfill: false } },
  }
  const { output } = (await build(config)) as Rolldown.RolldownOutput // neither several outputs nor a watcher are asked for
  const html = String(output.find((file) => file.type === 'asset' && file.fileName === 'index.html' && file.source)?.['source' as never])
  const code = (name: string) => output.find((file) => file.type === 'chunk' && file.fileName === name.slice(1))?.['code' as never]
  return { html, scripts: [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, name = '']) => name), code }
}

test('what the first script imports is one chunk, whatever lazy parts share of it', async () => {
  const { scripts, code } = await built([startChunkPlugin('main.js', [])])
  const whole = scripts.map(code).join('')
  expect(scripts.filter((name) => name.includes('start'))).toHaveLength(1)
  for (const part of ['early', 'shared', 'deep']) expect(whole).toContain(part)
  expect(whole).not.toContain('`one`')
})

test('the early module is an async script of its own before all others', async () => {
  const { html, scripts, code } = await built([earlyScriptPlugin('early.js'), startChunkPlugin('main.js', ['early.js'])])
  const [first = ''] = scripts
  expect(html).toMatch(new RegExp(`<head>\\s*<script type="module" async src="${first}">`))
  expect(code(first)).toContain('early runs')
  expect(code(first)).not.toContain('shared')
  expect(
    scripts
      .filter((name) => name !== first)
      .map(code)
      .join(''),
  ).not.toContain('early runs')
})
