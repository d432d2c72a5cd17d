import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { engineNames, findEngine, installAdvice } from './engines.mjs'

/** A folder with an empty file for each program. */
let folder = ''
const programs = {
  esr: 'esr/firefox-esr',
  firefox: 'plain/firefox',
  xvfb: 'screen/Xvfb',
  miniBrowser: 'lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  fedora: 'libexec/webkit2gtk-4.0/MiniBrowser',
  other: 'other/webkitfoo/MiniBrowser',
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'engines-'))
  for (const path of Object.values(programs)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), '')
  }
})
afterAll(() => rm(folder, { recursive: true, force: true }))

interface Has {
  readonly env?: Readonly<Record<string, string>>
  readonly path?: readonly string[]
  readonly libraries?: readonly string[]
  readonly playwright?: string
}

function machineWith({ env = {}, path = [], libraries = [], playwright }: Has) {
  return {
    env: { ...env, PATH: path.map((name) => join(folder, name)).join(delimiter) },
    libraryFolders: libraries.map((name) => join(folder, name)),
    playwrightBuild: (name: string) => (playwright === undefined ? null : `${playwright}/${name}`),
  }
}

const system = (path: string) => () => ({ path: join(folder, path), source: 'system' })

test.each<[string, 'firefox' | 'webkit', Has, () => unknown]>([
  ['nothing', 'firefox', {}, () => null],
  ['Debian’s Firefox', 'firefox', { path: ['screen', 'esr'] }, system(programs.esr)],
  ['another Firefox', 'firefox', { path: ['plain'] }, system(programs.firefox)],
  ['the first folder of PATH', 'firefox', { path: ['plain', 'esr'] }, system(programs.firefox)],
  [
    'Playwright’s own build before the system’s',
    'firefox',
    { path: ['esr'], playwright: '/own' },
    () => ({ path: '/own/firefox', source: 'playwright' }),
  ],
  [
    'a chosen Firefox before all others',
    'firefox',
    { path: ['esr'], playwright: '/own', env: { ROOKERY_FIREFOX: '/my/firefox' } },
    () => ({ path: '/my/firefox', source: 'chosen' }),
  ],
  [
    'the choice of the other engine, which changes nothing',
    'firefox',
    { path: ['esr'], env: { ROOKERY_WEBKIT: '/my' } },
    system(programs.esr),
  ],
  ['Debian’s WebKitGTK', 'webkit', { path: ['screen'], libraries: ['none', 'lib'] }, system(programs.miniBrowser)],
  ['WebKitGTK directly in a library folder', 'webkit', { path: ['screen'], libraries: ['libexec'] }, system(programs.fedora)],
  ['a folder that is not WebKitGTK’s', 'webkit', { path: ['screen'], libraries: ['other'] }, () => null],
  ['WebKitGTK without Xvfb', 'webkit', { path: ['esr'], libraries: ['lib'] }, () => null],
  [
    'Playwright’s WebKit, which needs no Xvfb',
    'webkit',
    { libraries: ['lib'], playwright: '/own' },
    () => ({ path: '/own/webkit', source: 'playwright' }),
  ],
  ['a chosen MiniBrowser', 'webkit', { env: { ROOKERY_WEBKIT: '/my/wk' } }, () => ({ path: '/my/wk', source: 'chosen' })],
])('on a machine with %s', (_case, name, has, found) => {
  expect(findEngine(name, machineWith(has))).toEqual(found())
})

test('an empty variable selects nothing', () => {
  expect(findEngine('firefox', machineWith({ env: { ROOKERY_FIREFOX: '' }, path: ['esr'] }))).toMatchObject({ source: 'system' })
})

test('the advice names each way to get an engine', () => {
  expect(engineNames.map(installAdvice)).toEqual([
    'Firefox (apt-get install firefox-esr, npx playwright-core install firefox, or ROOKERY_FIREFOX)',
    'WebKit (apt-get install webkit2gtk-driver xvfb, npx playwright-core install webkit, or ROOKERY_WEBKIT)',
  ])
})
