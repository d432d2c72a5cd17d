import { appendFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { addEnd, addErrors, addTests, readHistory, readRun, startRun } from './history.ts'
import { runOf } from './runOf.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'history-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const header = (minute: number) => ({
  date: `2026-11-26T10:${String(minute).padStart(2, '0')}:00.000Z`,
  commit: 'c0ffee',
  set: 'default' as const,
})
const where = (project: string) => ({ project, file: 'a.test.ts' })

test('entries that several processes add to a run are read as one run', () => {
  const path = startRun(folder, header(1))
  const node = runOf(['unit a passed 12', 'unit b failed'])
  const engine = runOf(['firefox a skipped'])
  addTests(path, where('unit'), node.tests)
  addErrors(path, [{ where: 'unit: a.test.ts', reason: 'a promise' }])
  addEnd(path)
  addTests(path, where('firefox'), engine.tests)
  addEnd(path)
  expect(readRun(path)).toEqual({
    ...header(1),
    tests: [...node.tests, ...engine.tests],
    errors: [{ where: 'unit: a.test.ts', reason: 'a promise' }],
    ended: 2,
  })
})

test('a truncated line is left out, and earlier lines stay', () => {
  const path = startRun(folder, header(1))
  addTests(path, where('unit'), runOf(['unit a passed']).tests)
  appendFileSync(path, '{"kind":"file","project":"un')
  expect(readRun(path)).toMatchObject({ commit: 'c0ffee', tests: [{ name: 'a' }], ended: 0 })
})

test('the last twenty runs are persisted, the oldest first', () => {
  for (let minute = 0; minute < 25; minute += 1) startRun(folder, header(minute))
  expect(readHistory(folder).map(({ date }) => date)).toEqual(Array.from({ length: 20 }, (_, at) => header(at + 5).date))
  expect(readdirSync(folder)).toHaveLength(20)
})

test('a missing folder has no runs', () => {
  expect(readHistory(join(folder, 'none'))).toEqual([])
})
