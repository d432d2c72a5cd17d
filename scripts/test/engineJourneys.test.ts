import { expect, test } from 'vitest'

import lists from '../../e2e/engineJourneys.json' with { type: 'json' }
import { countExcluded, engineListErrors, reasonToSkip, type EngineJourneys } from './engineJourneys.ts'

/**
 * How many journeys each engine leaves out, as the first run to the end of each counted them (2026-11-29). Lower a number when the driver
 * learns something; never raise it.
 */
const maxExcluded = { firefox: 15, webkit: 18 }

test('the lists of journeys that an engine excludes only shrink, and each names its engines, its reason and its journeys', () => {
  expect(countExcluded(lists, 'firefox')).toBe(maxExcluded.firefox)
  expect(countExcluded(lists, 'webkit')).toBe(maxExcluded.webkit)
  for (const { engines, reason, journeys } of lists.excluded) {
    expect(engines.filter((engine) => !['firefox', 'webkit'].includes(engine))).toEqual([])
    expect(reason).toMatch(/^[A-Z].{10,}\.$/)
    expect(Object.values(journeys).flat().length).toBeGreaterThan(0)
  }
})

const small: EngineJourneys = {
  core: { 'reading.test.ts': ['a favourite', 'a tall post'] },
  excluded: [
    {
      engines: ['webkit'],
      reason: 'It has no fingers.',
      journeys: { 'reading.test.ts': ['a tall post'], 'touchTargets.test.ts': ['a swipe'] },
    },
  ],
}
const elsewhere = 'It is walked in this engine by npm run test:full.'

test.each<[string, string, string, string | null, string | null]>([
  ['firefox', 'reading.test.ts', 'a favourite', null, null],
  ['firefox', 'reading.test.ts', 'a tall post', null, null],
  ['webkit', 'reading.test.ts', 'a tall post', 'It has no fingers.', 'It has no fingers.'],
  ['firefox', 'reading.test.ts', 'a repeat', elsewhere, null],
  ['webkit', 'touchTargets.test.ts', 'a swipe', 'It has no fingers.', 'It has no fingers.'],
])('%s: %s › %s', (engine, file, name, inDefault, inFull) => {
  expect(reasonToSkip(small, { file, name }, { engine, isFull: false })).toBe(inDefault)
  expect(reasonToSkip(small, { file, name }, { engine, isFull: true })).toBe(inFull)
})

const ranIn = (project: string, ...names: string[]) =>
  names.map((name) => ({ project, file: 'e2e/journeys/reading.test.ts', name, result: 'passed' as const, milliseconds: 0, reason: '' }))

test('a name without a journey is reported for each engine that ran', () => {
  const tests = [...ranIn('firefox', 'a favourite'), ...ranIn('webkit', 'a favourite', 'a tall post')]
  const missing = (engine: string, file: string, name: string) =>
    `“${engine}: e2e/journeys/${file} › ${name}” is in e2e/engineJourneys.json, but there is no such journey.`
  expect(engineListErrors(small, { run: { tests, set: 'default' }, projects: ['firefox', 'webkit'] })).toEqual([
    missing('firefox', 'reading.test.ts', 'a tall post'),
  ])
  expect(engineListErrors(small, { run: { tests, set: 'full' }, projects: ['webkit'] })).toEqual([
    missing('webkit', 'touchTargets.test.ts', 'a swipe'),
  ])
  expect(engineListErrors(small, { run: { tests: [], set: 'full' }, projects: ['e2e'] })).toEqual([])
})
