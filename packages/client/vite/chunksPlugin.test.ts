import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type PluginOption, type Rolldown } from 'vite'
import { afterEach, expect, test } from 'vitest'

import { chunksPlugin } from './chunksPlugin.ts'
import { compileHintPlugin } from './compileHintPlugin.ts'
import { earlyScriptPlugin } from './earlyScriptPlugin.ts'

let root = ''
afterEach(() => rmSync(root, { recursive: true, force: true }))

const files = {
  'index.html':
    '<!doctype html><html><head><meta charset="utf-8"></head><body><script type="module" src="/main.js"></script></body></html>',
  'main.js': `import { early } from './early.js'; import { shared } from './shared.js'; early(); shared();
    import('./one.js'); import('./two.js'); import('./three.js');
    import('./four.js'); import('./five.js')`,
  'early.js': `console.log('early runs'); export const early = () => console.log('early')`,
  'shared.js': `import { deep } from './deep.js'; export const shared = () => { deep(); console.log('shared') }`,
  'deep.js': `export const deep = () => console.log('deep')`,
  'one.js': `import { deep } from './deep.js'; deep(); console.log('one')`,
  'two.js': `import { shared } from './shared.js'; import { often } from './often.js'; often(); shared(); console.log('two')`,
  'three.js': `import { often } from './often.js'; import { seldom } from './seldom.js'; often(); seldom(); console.log('three')`,
  'four.js': `import { seldom } from './seldom.js'; import { rare } from './rare.js'; seldom(); rare(); console.log('four')`,
  'five.js': `import { rare } from './rare.js'; rare(); console.log('five')`,
  'often.js': `export const often = () => console.log('often')`,
  'seldom.js': `export const seldom = () => console.log('seldom')`,
  'rare.js': `export const rare = () => console.log('rare')`,
}

async function built(plugins: PluginOption[], changed: Readonly<Record<string, string>> = {}) {
  root = mkdtempSync(join(tmpdir(), 'chunks-'))
  for (const [name, text] of Object.entries({ ...files, ...changed })) writeFileSync(join(root, name), text)
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
  const chunkWith = (logged: string) =>
    output.find((file) => file.type === 'chunk' && file.code.includes(`\`${logged}\``))?.['name' as never] ?? null
  return { html, scripts: [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, name = '']) => name), code, chunkWith }
}

const later = { page: ['../one.js', '../two.js'], window: ['../three.js'] }
const chunks = (apart: readonly string[] = []) => chunksPlugin({ entry: 'main.js', apart, later })

test('imports of the first script are one chunk, even if lazy parts share them', async () => {
  const { scripts, code } = await built([chunks()])
  const whole = scripts.map(code).join('')
  expect(scripts.filter((name) => name.includes('start'))).toHaveLength(1)
  for (const part of ['early', 'shared', 'deep']) expect(whole).toContain(part)
  expect(whole).not.toContain('`one`')
})

test('entries of one chunk are bundled together, and shared modules go into the earliest chunk', async () => {
  const { chunkWith } = await built([chunks()])
  const logged = ['one', 'two', 'often', 'three', 'seldom', 'four', 'rare', 'five']
  expect(Object.fromEntries(logged.map((word) => [word, chunkWith(word)]))).toEqual({
    one: 'page',
    two: 'page',
    often: 'page',
    three: 'window',
    seldom: 'window',
    four: 'four',
    rare: 'shared',
    five: 'five',
  })
})

test('a listed module and its imports are in the chunk of its row', async () => {
  const { chunkWith } = await built([
    chunksPlugin({ entry: 'main.js', apart: [], later: { page: ['../one.js', '../seldom.js'], window: ['../three.js'] } }),
  ])
  expect([chunkWith('seldom'), chunkWith('three')]).toEqual(['page', 'window'])
})

test('a row of a module that nothing imports stops the build', async () => {
  const unused = chunksPlugin({ entry: 'main.js', apart: [], later: { ...later, window: ['../three.js', '../missing.js', '../folder/*'] } })
  await expect(built([unused])).rejects.toThrow('chunks: ../missing.js, ../folder/*.')
})

test('the early module is a separate async script before all others', async () => {
  const { html, scripts, code } = await built([earlyScriptPlugin('early.js'), chunks(['early.js'])])
  const [first = ''] = scripts
  expect(html).toMatch(new RegExp(`<head>\\s*<script type="module" async src="${first}" blocking="render">`))
  expect(code(first)).toContain('early runs')
  expect(code(first)).not.toContain('shared')
  expect(
    scripts
      .filter((name) => name !== first)
      .map(code)
      .join(''),
  ).not.toContain('early runs')
})

test('the hint to compile all functions is the first line of its chunk alone, before the list of files that Vite adds', async () => {
  const changed = {
    'seldom.js': `import './seldom.css'; export const seldom = () => console.log('seldom')`,
    'seldom.css': 'p { color: red }',
  }
  const { scripts, code } = await built([chunks(), compileHintPlugin('start')], changed)
  const start = String(code(scripts.find((name) => name.includes('start')) ?? ''))
  expect(start).toMatch(/^\/\/# allFunctionsCalledOnLoad\nconst __vite__mapDeps/)
  const others = scripts.filter((name) => !name.includes('start')).map(code)
  expect(others.join('')).not.toContain('allFunctionsCalledOnLoad')
})
