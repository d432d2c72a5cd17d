import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { expect, onTestFinished, test } from 'vitest'
import { createVitest } from 'vitest/node'

import { project } from '../install.mjs'
import { readRun, startRun } from './history.ts'
import { StallReporter } from './StallReporter.ts'

/** A fixture whose end never comes, and a worker that is blocked without using the processor. */
const files = {
  'endless.test.ts': `
    import { test as base } from 'vitest'
    const test = base.extend<{ page: string }>({
      page: async ({}, provide) => {
        await provide('')
        await new Promise(() => {})
      },
    })
    test('uses a page', ({ page }) => {})`,
  'blocked.test.ts': `
    import { test } from 'vitest'
    test('blocks', async () => {
      await new Promise((resolve) => setTimeout(resolve, 200))
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
    })`,
}

test('a run that is silent for too long names the tests that it waits for, fails, and ends', async () => {
  // Inside the project, where the files find Vitest.
  mkdirSync(join(project, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(project, '.cache/stall-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const path = startRun(join(folder, 'history'), { date: '2026-11-30T10:00:00.000Z', commit: 'c0ffee', set: 'default' })
  const reports: string[] = []
  let ready = 0
  // The time stands still until both tests run, however slowly their workers start.
  const now = () => (ready < 2 ? 0 : performance.now())
  const before = process.exitCode
  const vitest = await createVitest('test', {
    root: folder,
    config: false,
    run: true,
    watch: false,
    name: 'inner',
    maxWorkers: 2,
    reporters: [
      new StallReporter({ limitMs: 2000, path, report: (sentence) => reports.push(sentence), now }),
      { onTestCaseReady: () => void (ready += 1) },
    ],
  })
  await vitest.start()
  await vitest.close()
  // Failures in there are not failures of this run.
  process.exitCode = before

  expect(reports).toHaveLength(1)
  expect(reports[0]).toContain('inner: endless.test.ts (uses a page)')
  expect(reports[0]).toContain('inner: blocked.test.ts (blocks)')
  expect(readRun(path).errors).toEqual([{ where: 'outside of every test', reason: reports[0] }])
  expect(vitest.state.getUnhandledErrors().map((error) => String((error as Error).message))).toEqual([
    expect.stringContaining('Worker'),
    expect.stringContaining('Worker'),
  ])
})
