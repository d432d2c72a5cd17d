import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { LooseError, RunRecord, TestRecord } from './RunRecord.ts'

/**
 * Results of the last runs, one file a run and one line for each test file: results of an aborted run are readable, and several processes
 * can write to one run.
 */

/** The folder of the runs of this working copy. */
export const historyFolder = '.cache/test/history'

/** A run has some megabytes, and a test that failed twenty runs ago has been fixed or fails again. */
const persistedRuns = 20

type Header = Pick<RunRecord, 'date' | 'commit' | 'set'>
type Outcome = readonly [name: string, result: TestRecord['result'], milliseconds: number, reason?: string]
type Line =
  | ({ readonly kind: 'run' } & Header)
  | { readonly kind: 'file'; readonly project: string; readonly file: string; readonly tests: readonly Outcome[] }
  | { readonly kind: 'errors'; readonly errors: readonly LooseError[] }
  | { readonly kind: 'end' }

/**
 * Begins a run, and forgets the oldest ones.
 *
 * @returns the path of its file
 */
export function startRun(folder: string, header: Header): string {
  mkdirSync(folder, { recursive: true })
  for (const path of runsIn(folder).slice(0, -(persistedRuns - 1))) rmSync(path)
  const path = join(folder, `${header.date.replaceAll(':', '-')}.jsonl`)
  writeFileSync(path, lineOf({ kind: 'run', ...header }))
  return path
}

/** Adds the results of one test file. */
export function addTests(path: string, { project, file }: Pick<TestRecord, 'project' | 'file'>, tests: readonly TestRecord[]): void {
  const outcomes = tests.map(({ name, result, milliseconds, reason }): Outcome => {
    const rounded = Math.round(milliseconds)
    return reason === '' ? [name, result, rounded] : [name, result, rounded, reason]
  })
  appendFileSync(path, lineOf({ kind: 'file', project, file, tests: outcomes }))
}

/** Adds errors outside of every test. */
export function addErrors(path: string, errors: readonly LooseError[]): void {
  if (errors.length > 0) appendFileSync(path, lineOf({ kind: 'errors', errors }))
}

/** Adds that Vitest came to its end. */
export function addEnd(path: string): void {
  appendFileSync(path, lineOf({ kind: 'end' }))
}

/** Reads one run; a line that was not written to its end is left out. */
export function readRun(path: string): RunRecord {
  const lines = readFileSync(path, 'utf8').split('\n').flatMap(parsed)
  const header = lines.find((line) => line.kind === 'run')
  return {
    date: header?.date ?? '',
    commit: header?.commit ?? '',
    set: header?.set ?? 'default',
    tests: lines.flatMap((line) => (line.kind === 'file' ? testsOf(line) : [])),
    errors: lines.flatMap((line) => (line.kind === 'errors' ? line.errors : [])),
    ended: lines.filter((line) => line.kind === 'end').length,
  }
}

/** All persisted runs, the oldest first. */
export function readHistory(folder: string): readonly RunRecord[] {
  return runsIn(folder).map(readRun)
}

function runsIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .toSorted()
    .map((name) => join(folder, name))
}

function lineOf(line: Line): string {
  return `${JSON.stringify(line)}\n`
}

function parsed(line: string): readonly Line[] {
  try {
    return [JSON.parse(line) as Line] // this file wrote it
  } catch {
    return []
  }
}

function testsOf({ project, file, tests }: Extract<Line, { kind: 'file' }>): readonly TestRecord[] {
  return tests.map(([name, result, milliseconds, reason = '']) => ({ project, file, name, result, milliseconds, reason }))
}
