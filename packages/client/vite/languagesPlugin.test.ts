import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { languagesPlugin } from './languagesPlugin.ts'

const english = { 'nav.home': 'Home {name}', 'poll.vote': 'Vote', 'signIn.title': 'Log in' }

test('a build has a file for each tier of each language, under one hash that changes with any text', async () => {
  const root = mkdtempSync(join(tmpdir(), 'languages-'))
  try {
    const first = await filesOf(root, { ar: { 'poll.vote': 'تصويت' }, de: {} })
    const texts = Object.fromEntries(
      first.map(({ fileName, source }) => [fileName.replace(/-[\w-]{8}\.json$/, ''), JSON.parse(String(source))]),
    )
    expect(texts).toMatchObject({
      'assets/ar-start': { 'nav.home': ['Home ', ['name']] },
      'assets/ar-page': { 'poll.vote': ['تصويت'] },
      'assets/de-page': { 'poll.vote': ['Vote'] },
      'assets/de-late': { 'signIn.title': ['Log in'] },
    })
    const hashes = (files: readonly Rolldown.OutputAsset[]) => new Set(files.map(({ fileName }) => fileName.slice(-13)))
    expect(hashes(first).size).toBe(1)
    const second = await filesOf(root, { ar: { 'poll.vote': 'تصويت' }, de: { 'poll.vote': 'Abstimmen' } })
    expect(hashes(second)).not.toEqual(hashes(first))
  } finally {
    rmSync(root, { recursive: true })
  }
})

/** The files that a build writes for languages, and none for English. */
async function filesOf(root: string, catalogues: Readonly<Record<string, object>>): Promise<readonly Rolldown.OutputAsset[]> {
  const folder = join(root, 'locales')
  mkdirSync(folder, { recursive: true })
  for (const [code, texts] of Object.entries({ ...catalogues, en: english }))
    writeFileSync(join(folder, `${code}.json`), JSON.stringify(texts))
  const input = join(root, 'start.js')
  writeFileSync(input, `console.log(1)`)
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [languagesPlugin(folder)],
    build: { write: false, rolldownOptions: { input } },
  })) as Rolldown.RolldownOutput // neither several outputs nor a watcher are asked for
  const assets = built.output.filter((output) => output.type === 'asset')
  expect(assets.map(({ fileName }) => fileName.slice(0, 9))).not.toContain('assets/en')
  return assets
}
