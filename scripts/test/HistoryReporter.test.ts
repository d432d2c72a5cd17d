import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createVitest } from 'vitest/node'

import { project } from '../install.mjs'
import { readRun, startRun } from './history.ts'
import { HistoryReporter } from './HistoryReporter.ts'
import type { RunRecord } from './RunRecord.ts'

/** Test files as they come: passing and failing tests, and errors outside of tests. */
const files = {
  'results.test.ts': `
    import { describe, expect, test } from 'vitest'
    describe('a group', () => {
      test('passes', () => expect(1).toBe(1))
      test('fails', () => { throw new Error('it broke\\nand more of it') })
      test.skip('waits', () => {})
    })`,
  'hook.test.ts': `
    import { beforeAll, describe, test } from 'vitest'
    describe('a group', () => {
      beforeAll(() => { throw new Error('no hook') })
      test('never runs', () => {})
    })`,
  'absent.test.ts': `import './nowhere.ts'`,
  'late.test.ts': `
    import { test } from 'vitest'
    test('leaves a promise', () => { void Promise.reject(new Error('nobody handled it')) })`,
}

let folder = ''
let run: RunRecord

beforeAll(async () => {
  // Inside the project, where the files find Vitest.
  mkdirSync(join(project, '.cache'), { recursive: true })
  folder = mkdtempSync(join(project, '.cache/reporter-'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const path = startRun(join(folder, 'history'), { date: '2026-11-26T10:00:00.000Z', commit: 'c0ffee', set: 'default' })
  const before = process.exitCode
  const vitest = await createVitest('test', {
    root: folder,
    config: false,
    run: true,
    watch: false,
    name: 'inner',
    reporters: [new HistoryReporter(path)],
  })
  await vitest.start()
  await vitest.close()
  // Failures in there are not failures of this run.
  process.exitCode = before
  run = readRun(path)
})
afterAll(() => rmSync(folder, { recursive: true }))

test('each test is recorded with its groups, its result and the first line of its error', () => {
  const ofFile = run.tests.filter(({ file }) => file === 'results.test.ts')
  expect(ofFile.map(({ project: name, name: test, result, reason }) => [name, test, result, reason])).toEqual([
    ['inner', 'a group > passes', 'passed', ''],
    ['inner', 'a group > fails', 'failed', 'it broke'],
    ['inner', 'a group > waits', 'skipped', ''],
  ])
})

test('an error outside of tests belongs to its file, or to the run without a file', () => {
  expect(run.errors.toSorted((one, other) => one.where.localeCompare(other.where))).toEqual([
    { where: 'inner: absent.test.ts', reason: expect.stringContaining('nowhere.ts') },
    { where: 'inner: hook.test.ts', reason: 'no hook' },
    { where: 'outside of every test', reason: 'nobody handled it' },
  ])
  expect(run.tests.find(({ name }) => name === 'a group > never runs')?.result).toBe('skipped')
})

test('the end is recorded once', () => {
  expect(run.ended).toBe(1)
})
