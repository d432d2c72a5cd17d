import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { project } from '../install.mjs'
import { quarantined, quarantineErrors } from './quarantine.ts'
import { runOf } from './runOf.ts'

const today = new Date('2026-11-26T10:00:00Z')
const run = runOf(['webkit walk failed', 'e2e walk passed'])
const entry = { test: 'webkit: a.test.ts › walk', reason: 'WebKit loses the press', date: '2026-11-20' }

const errors = (entries: unknown, projects = ['webkit']) => quarantineErrors({ entries, today, run, projects })

test.each<[string, unknown, RegExp]>([
  ['a value that is no list', { entry }, /must hold a list/],
  ['an entry without a reason', [{ ...entry, reason: ' ' }], /^Entry 1 of e2e\/quarantine\.json needs a test, a reason, and a date/],
  ['an entry without a date', [entry, { test: 'e2e: a.test.ts › walk', reason: 'x' }], /^Entry 2 /],
  ['a date that is none', [{ ...entry, date: '2026-13-01' }], /^Entry 1 /],
  ['a date in other words', [{ ...entry, date: 'last week' }], /^Entry 1 /],
  ['a field that nobody reads', [{ ...entry, until: '2027-01-01' }], /^Entry 1 /],
  ['an entry that is none', [null], /^Entry 1 /],
  ['a test that does not exist', [{ ...entry, test: 'webkit: a.test.ts › run' }], /but there is no such test/],
  ['a test that runs in no browser', [{ ...entry, test: 'unit: a.test.ts › walk' }], /runs in no browser/],
  ['the same test twice', [entry, entry], /is in e2e\/quarantine\.json twice/],
  ['an entry of 31 days', [{ ...entry, date: '2026-10-26' }], /since 2026-10-26, which is more than 30 days\. Mend the test/],
  ['an entry of tomorrow', [{ ...entry, date: '2026-11-27' }], /which is in the future/],
])('%s fails the run', (_what, entries, words) => {
  expect(errors(entries)).toEqual([expect.stringMatching(words)])
})

test('six tests are one too many', () => {
  const many = Array.from({ length: 6 }, (_, at) => ({ ...entry, test: `firefox: a.test.ts › ${at}` }))
  expect(errors(many)).toEqual(['e2e/quarantine.json has 6 tests; at most 5 may be there. Mend one.'])
  expect(errors(many.slice(1))).toEqual([])
})

test.each<[string, unknown]>([
  ['an empty list', []],
  ['an entry of today', [{ ...entry, date: '2026-11-26' }]],
  ['an entry of thirty days', [{ ...entry, date: '2026-10-27' }]],
])('%s is in order', (_what, entries) => {
  expect(errors(entries)).toEqual([])
})

test('an entry of a project that did not run completely may exist', () => {
  expect(errors([{ ...entry, test: 'firefox: a.test.ts › walk' }])).toEqual([])
  expect(errors([{ ...entry, test: 'webkit: a.test.ts › run' }], ['e2e'])).toEqual([])
})

test('unreadable entries quarantine no test', () => {
  expect(quarantined([entry, { test: 'webkit: a.test.ts › run' }, null])).toEqual([entry])
  expect(quarantined('none')).toEqual([])
})

test('the file of the project can be read', () => {
  const entries: unknown = JSON.parse(readFileSync(join(project, 'e2e/quarantine.json'), 'utf8'))
  expect(quarantined(entries)).toEqual(entries)
})
