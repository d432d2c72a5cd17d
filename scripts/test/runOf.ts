import type { RunRecord, TestRecord } from './RunRecord.ts'

/** A run for tests of the reports: `'e2e a failed'` is a test with project, name and result. */
export function runOf(tests: readonly string[], given: Partial<RunRecord> = {}): RunRecord {
  return { date: '2026-11-26T10:00:00.000Z', commit: 'c0ffee', set: 'default', errors: [], ended: 1, ...given, tests: tests.map(testOf) }
}

function testOf(words: string): TestRecord {
  const [, project = '', name = '', result = '', milliseconds = '0'] = /^(.+) (\S+) (passed|failed|skipped)(?: (\d+))?$/.exec(words) ?? []
  return {
    project,
    file: 'a.test.ts',
    name,
    result: result === 'failed' || result === 'skipped' ? result : 'passed',
    milliseconds: Number(milliseconds),
    reason: result === 'failed' ? 'it broke' : '',
  }
}
