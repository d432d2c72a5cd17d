import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { expect, test } from 'vitest'

import { project } from './install.mjs'

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'))

/** A path that no earlier run can have made. */
const missing = `/nowhere-${process.pid}`

const oneSentence = /^[^\n]{20,300}\.\n$/

interface Surroundings {
  readonly node?: string[]
  readonly words?: string[]
  readonly env?: Record<string, string>
}

/** Runs a command of package.json to its end. */
function run(command: string, { node = [], words = [], env = {} }: Surroundings) {
  const own = (scripts[command] ?? '').split(' ').slice(1)
  const { status, stdout, stderr } = spawnSync(process.execPath, [...node, ...own, ...words], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    timeout: 50_000,
  })
  return { status, stdout, stderr }
}

/** Makes a process believe that its Node is another one. */
const asNode = (version: string) => [
  '--import',
  `data:text/javascript,Object.defineProperty(process.versions, 'node', { value: '${version}' })`,
]

test.each(Object.keys(scripts))('npm run %s reports an old Node in one sentence', (command) => {
  expect(run(command, { node: asNode('20.18.3') })).toEqual({
    status: 1,
    stdout: '',
    stderr: 'Rookery needs Node 20.19 or newer; this is 20.18.3.\n',
  })
})

test.each<[string, string, Record<string, string>, RegExp]>([
  [
    'a temporary folder that is not there',
    'build',
    { TMPDIR: missing },
    /^The tests cannot write to \/nowhere-\d+ \(there is no such folder\)\. Set TMPDIR/,
  ],
  [
    'a browser that is not there',
    'browser',
    { ROOKERY_CHROMIUM: missing },
    /^ROOKERY_CHROMIUM is "\/nowhere-\d+", but there is no such file/,
  ],
])('npm test reports %s in one sentence', (_what, part, env, words) => {
  const { status, stdout, stderr } = run('test', { words: [part], env })
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(oneSentence)
  expect(stderr).toMatch(words)
})
