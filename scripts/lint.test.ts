import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/**
 * Lint enforces the architecture, so a rule that stopped working would go unnoticed. One bad file for each arrow and each habit is planted
 * in a copy of the project's skeleton, and lint must report it.
 */

const client = 'packages/client/src'

/** A file, its import, and the part of the message that says where the code should go. */
const forbidden: readonly (readonly [file: string, imports: string, message: string])[] = [
  ['packages/api/src/calls/a.ts', '@rookery/content', 'stands alone'],
  ['packages/api/src/calls/b.ts', 'react', 'has no React'],
  ['packages/api/src/calls/c.ts', 'node:fs', 'runs in the browser'],
  ['packages/content/src/a.ts', '@rookery/api/wire/ids', 'can be reviewed alone'],
  ['packages/content/src/b.ts', 'react', 'makes a tree'],
  ['packages/content/src/c.ts', 'node:fs', 'runs in the browser'],
  ['packages/store/src/a.ts', '@rookery/api/wire/ids', 'stands alone'],
  ['packages/store/src/b.ts', 'react', 'stands alone'],
  ['packages/store/src/c.ts', 'node:fs', 'stands alone'],
  ['packages/theme/src/a.ts', '@rookery/api/wire/ids', 'maths over data'],
  ['packages/theme/src/b.ts', 'react-dom/client', 'has no React'],
  ['packages/theme/src/c.ts', 'node:fs', 'runs in the browser'],
  ['packages/instance/src/routes/a.ts', '@rookery/api/wire/ids', 'types alone'],
  ['packages/instance/src/routes/b.ts', '@rookery/api/calls/statuses', 'no other package'],
  ['packages/instance/src/routes/c.ts', '@rookery/content', 'no other package'],
  ['packages/instance/src/routes/e.ts', '@rookery/api/http/Clock', 'types alone'],
  ['packages/instance/src/routes/f.ts', '@rookery/api/http/client', 'no other package'],
  ['packages/instance/src/routes/d.ts', 'react', 'draws nothing'],
  ['packages/browser-drivers/src/webkit/a.mjs', '@rookery/api/wire/ids', 'knows nothing of the product'],
  ['packages/browser-drivers/src/webkit/b.mjs', '../../../../scripts/chromium.mjs', 'knows nothing of the product'],
  ['packages/browser-drivers/src/engines.mjs', 'ws', 'before the packages are installed'],
  ['packages/browser-drivers/src/debian.mjs', '../../../scripts/install.mjs', 'before the packages are installed'],
  [`${client}/main.tsx`, '@rookery/instance', 'by its API alone'],
  [`${client}/app/a.ts`, '@rookery/instance/testing', 'by its API alone'],
  [`${client}/app/b.ts`, '../features/feeds/model/feedReducer.ts', 'Name the layer'],
  [`${client}/app/c.ts`, '@rookery/api/calls/statuses', 'A request belongs in'],
  [`${client}/app/d.ts`, 'react-aria-components', 'Wrap it in #ui'],
  [`${client}/app/q.ts`, '@tanstack/react-query', 'has its factory in the model'],
  [`${client}/live/q.ts`, '@tanstack/react-query', 'has its factory in the model'],
  [`${client}/screens/q.ts`, '@tanstack/react-query', 'has its factory in the model'],
  [`${client}/features/threads/ui/q.ts`, '@tanstack/react-query', 'has its factory in the model'],
  [`${client}/live/a.ts`, '#app/routes/router.ts', 'A service draws nothing'],
  [`${client}/live/b.ts`, '#screens/ThreadScreen.tsx', 'A service draws nothing'],
  [`${client}/live/c.ts`, '#features/statusCard/ui/StatusCard.tsx', 'A service draws nothing'],
  [`${client}/live/d.ts`, '#ui/Button.tsx', 'A service draws nothing'],
  [`${client}/live/e.ts`, '../ui/Button.tsx', 'Name the layer'],
  [`${client}/screens/a.ts`, '#app/routes/router.ts', 'does not know it'],
  [`${client}/screens/b.ts`, '#live/FeedSubscriptions.ts', 'does not know it'],
  [`${client}/screens/c.ts`, '@rookery/api/calls/statuses', 'makes no request'],
  [`${client}/features/threads/ui/a.ts`, '#app/routes/router.ts', 'does not know the layers above'],
  [`${client}/features/threads/ui/b.ts`, '#live/FeedSubscriptions.ts', 'does not know the layers above'],
  [`${client}/features/threads/ui/c.ts`, '#screens/ThreadScreen.tsx', 'does not know the layers above'],
  [`${client}/features/threads/ui/e.ts`, '@rookery/api/calls/statuses', 'makes no request'],
  [`${client}/features/threads/ui/f.ts`, 'idb-keyval', 'stores nothing'],
  [`${client}/features/threads/ui/g.ts`, 'react-aria-components', 'Wrap it in #ui'],
  [`${client}/features/feeds/model/a.ts`, '#ui/Button.tsx', 'has no markup'],
  [`${client}/features/feeds/model/b.ts`, '#features/statusCard/ui/StatusCard.tsx', 'has no markup'],
  [`${client}/features/feeds/model/c.ts`, '../ui/FeedList.tsx', 'has no markup'],
  [`${client}/features/feeds/model/d.ts`, '#live/FeedSubscriptions.ts', 'has no markup'],
  [`${client}/features/feeds/model/e.ts`, '#app/routes/router.ts', 'has no markup'],
  [`${client}/features/feeds/model/g.ts`, '../../../lib/fileSize.ts', 'Name the layer'],
  [`${client}/features/feeds/model/h.ts`, 'react-dom', 'has no markup'],
  [`${client}/features/feeds/model/i.ts`, './feed.module.css', 'has no markup'],
  [`${client}/ui/a.ts`, '#features/feeds/model/feedReducer.ts', 'knows no domain'],
  [`${client}/ui/b.ts`, '#features/statusCard/ui/StatusCard.tsx', 'knows no domain'],
  [`${client}/ui/c.ts`, '@rookery/api/wire/model', 'knows no domain'],
  [`${client}/ui/d.ts`, '../features/feeds/model/feedReducer.ts', 'Name the layer'],
  [`${client}/ui/e.ts`, '@tanstack/react-query', 'as props'],
  [`${client}/i18n/a.ts`, '#features/settings/model/settingsTable.ts', 'no layer above'],
  [`${client}/i18n/b.ts`, '@rookery/api/wire/ids', 'texts alone'],
  [`${client}/lib/a.ts`, '#features/settings/model/settingsTable.ts', 'small pure functions'],
  [`${client}/lib/b.ts`, '@rookery/api/wire/ids', 'small pure functions'],
  [`${client}/lib/c.ts`, '../ui/Button.tsx', 'small pure functions'],
]

/** Imports that the arrows must allow. */
const allowed: readonly (readonly [file: string, imports: string])[] = [
  ['packages/instance/src/routes/ok.ts', 'hono'],
  ['packages/browser-drivers/src/webkit/ok.mjs', 'ws'],
  ['packages/browser-drivers/src/webkit/alsoOk.mjs', '../debian.mjs'],
  ['packages/browser-drivers/src/playwrightBuild.mjs', 'node:module'],
  ['packages/store/src/ok.ts', './Cell.ts'],
  [`${client}/i18n/ok.ts`, '@rookery/store/Cell'],
  [`${client}/lib/ok.ts`, '@rookery/store/Cell'],
  [`${client}/app/ok.ts`, '#live/FeedSubscriptions.ts'],
  [`${client}/live/ok.ts`, '#features/feeds/model/feedReducer.ts'],
  [`${client}/screens/ok.ts`, '#features/conversations/ui/ThreadList.tsx'],
  [`${client}/features/threads/ui/ok.ts`, './Reply.tsx'],
  [`${client}/features/threads/ui/alsoOk.ts`, '#features/statuses/model/useStatus.ts'],
  [`${client}/features/feeds/model/ok.ts`, '@rookery/api/calls/timelines'],
  [`${client}/ui/ok.ts`, '#lib/fileSize.ts'],
  [`${client}/ui/ok.test.ts`, '#features/feeds/model/feedReducer.ts'],
]

const allowedTypes: readonly (readonly [file: string, imports: string])[] = [
  ['packages/instance/src/routes/type.ts', '@rookery/api/wire/model'],
  ['packages/instance/src/routes/clock.ts', '@rookery/api/http/Clock'],
  [`${client}/features/threads/ui/type.ts`, '@rookery/api/calls/statuses'],
]

const habits: readonly (readonly [rule: string, file: string, source: string])[] = [
  ['no-restricted-globals', 'packages/store/src/dom.ts', 'export const title = () => document.title\n'],
  ['no-explicit-any', `${client}/lib/any.ts`, 'export const value: any = 1\n'],
  ['no-non-null-assertion', `${client}/lib/bang.ts`, 'export const first = (list: readonly string[]): string => list[0]!\n'],
  ['no-console', `${client}/lib/console.ts`, "console.log('here')\nexport const value = 1\n"],
  ['no-default-export', `${client}/lib/default.ts`, 'export default 1\n'],
  ['ban-ts-comment', `${client}/lib/ignore.ts`, '// @ts-ignore\nexport const value: string = 1\n'],
  ['max-lines', `${client}/lib/long.ts`, Array.from({ length: 301 }, (_, n) => `export const value${n} = ${n}\n`).join('')],
  ['no-floating-promises', `${client}/lib/floating.ts`, 'export function run(): void {\n  Promise.resolve(1)\n}\n'],
  ['no-barrel-file', `${client}/lib/index.ts`, "export { value } from './any.ts'\nexport * from './default.ts'\n"],
  [
    'no-danger',
    `${client}/parts/Raw.tsx`,
    'export const Raw = ({ html }: { html: string }) => <p dangerouslySetInnerHTML={{ __html: html }} />\n',
  ],
  ['alt-text', `${client}/parts/Picture.tsx`, 'export const Picture = () => <img src="/a.png" />\n'],
  [
    'no-static-element-interactions',
    `${client}/parts/Press.tsx`,
    'export const Press = () => <div onClick={() => undefined}>press</div>\n',
  ],
  [
    'rules-of-hooks',
    `${client}/parts/useX.ts`,
    "import { useState } from 'react'\nexport function useX(on: boolean) {\n  if (on) useState(1)\n}\n",
  ],
  [
    'refs',
    `${client}/parts/Ref.tsx`,
    "import { useRef } from 'react'\nexport function Ref() {\n  const ref = useRef(1)\n  return <p>{ref.current}</p>\n}\n",
  ],
  ['no-focused-tests', `${client}/lib/only.test.ts`, "import { expect, test } from 'vitest'\ntest.only('one', () => expect(1).toBe(1))\n"],
  ['no-disabled-tests', `${client}/lib/skip.test.ts`, "import { expect, test } from 'vitest'\ntest.skip('one', () => expect(1).toBe(1))\n"],
  ['no-cycle', `${client}/features/cycle/model/a.ts`, "import { b } from '#features/cycle/model/b.ts'\nexport const a = () => b()\n"],
  ['no-cycle', `${client}/features/cycle/model/b.ts`, "import { a } from './a.ts'\nexport const b = (): unknown => a()\n"],
]

interface Finding {
  readonly code: string
  readonly filename: string
  readonly message: string
  readonly help: string
}

const project = join(import.meta.dirname, '..')
let copy = ''
let findings: readonly Finding[] = []

const findingsIn = (file: string, rule: string) => findings.filter((one) => one.filename === file && one.code.includes(`(${rule})`))

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'rookery-lint-'))
  for (const file of ['.oxlintrc.json', 'tsconfig.json', 'package.json', 'packages/client/package.json']) {
    await cp(join(project, file), join(copy, file))
  }
  await symlink(join(project, 'node_modules'), join(copy, 'node_modules'), 'junction')
  const plant = async (file: string, source: string) => {
    await mkdir(dirname(join(copy, file)), { recursive: true })
    await writeFile(join(copy, file), source)
  }
  for (const [file, imports] of [...forbidden, ...allowed])
    await plant(file, `import * as planted from '${imports}'\nexport const held = planted\n`)
  for (const [file, imports] of allowedTypes) await plant(file, `import type { Planted } from '${imports}'\nexport type Held = Planted\n`)
  for (const [, file, source] of habits) await plant(file, source)
  findings = await lint(copy)
})

afterAll(() => rm(copy, { recursive: true, force: true }))

async function lint(folder: string): Promise<readonly Finding[]> {
  const output = await new Promise<string>((resolve) => {
    const oxlint = join(project, 'node_modules/oxlint/bin/oxlint')
    execFile(process.execPath, [oxlint, '--format=json', 'packages'], { cwd: folder, maxBuffer: 1 << 26 }, (_error, stdout) =>
      resolve(stdout),
    )
  })
  const report = JSON.parse(output) as { diagnostics: readonly Finding[] }
  return report.diagnostics
}

describe('the architecture rules of lint report violations', () => {
  test.each(forbidden)('%s may not import %s', (file, _imports, message) => {
    const found = findingsIn(file, 'no-restricted-imports')
    expect(found.map((one) => `${one.message} ${one.help}`).join('\n')).toContain(message)
  })

  test.each(allowed)('%s may import %s', (file) => {
    expect(findingsIn(file, 'no-restricted-imports')).toEqual([])
  })

  test.each(allowedTypes)('%s may import types from %s', (file) => {
    expect(findingsIn(file, 'no-restricted-imports')).toEqual([])
  })
})

describe('the style rules of lint report violations', () => {
  test.each(habits)('%s is reported in %s', (rule, file) => {
    expect(findingsIn(file, rule)).not.toEqual([])
  })
})
