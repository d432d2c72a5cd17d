import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterEach, expect, test } from 'vitest'

import { unreadPropertiesPlugin } from './unreadPropertiesPlugin.ts'

let root = ''
afterEach(() => rmSync(root, { recursive: true, force: true }))

const files = {
  'src/main.js': `import './global.css'; import './late.css'`,
  'src/global.css': `@import './themes.css';`,
  'src/themes.css': ':root { --text: red; --poll: blue; --tint: green; --wide: var(--narrow); --narrow: 1px }',
  'src/late.css': 'p { color: var(--text); --poll: black }',
  'src/Card.tsx': `export const style = { '--tint': 'none' }`,
}

test('the sheet of themes keeps what some sheet or script reads, and other sheets keep all', async () => {
  root = mkdtempSync(join(tmpdir(), 'unread-'))
  mkdirSync(join(root, 'src'))
  for (const [path, text] of Object.entries(files)) writeFileSync(join(root, path), text)
  const config = {
    root,
    configFile: false as const,
    logLevel: 'silent' as const,
    plugins: [unreadPropertiesPlugin('src/global.css', 'src')],
    build: { write: false, rolldownOptions: { input: join(root, 'src/main.js') } },
  }
  const { output } = (await build(config)) as Rolldown.RolldownOutput // neither several outputs nor a watcher are asked for
  const sheet = String(output.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'))?.['source' as never])
  const [themes = '', late = ''] = sheet.split('p{')
  for (const kept of ['--text:red', '--tint:', '--narrow:1px']) expect(themes).toContain(kept)
  expect(themes).not.toContain('--poll')
  expect(late).toContain('--poll:')
})
