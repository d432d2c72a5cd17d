import { readFileSync } from 'node:fs'

import engineJourneys from '../../e2e/engineJourneys.json' with { type: 'json' }
import { ensureBuilt } from '../build.mjs'
import { ensureTestBrowser } from '../chromium.mjs'
import { engineNames } from '../../packages/browser-drivers/src/engines.mjs'
import { ensureEngines } from '../engines.mjs'
import { stop } from '../install.mjs'
import { checks, runStep, seconds, startStep } from '../steps.mjs'
import { commitHere } from './commitHere.ts'
import { historyFolder, readHistory, readRun, startRun } from './history.ts'
import { isFullRun } from './isFullRun.ts'
import { judgeRun } from './judgeRun.ts'
import { secondsOf } from './secondsOf.ts'
import { summaryOf } from './summaryOf.ts'
import { projectsOf, roundsOf, tiers, type Tier } from './tiers.ts'

const partNames = ['check', 'build', ...tiers.flatMap(({ parts }) => parts.map(({ name }) => name)), ...(isFullRun ? ['bench'] : [])]

/** Parts that a run does without names of parts only in the full set. */
const onlyInFullRun: ReadonlySet<string> = new Set(
  tiers.flatMap(({ parts }) => parts.flatMap(({ name, isFullOnly }) => (isFullOnly ? [name] : []))),
)

/** Result of a part, as the summary prints it. */
interface Outcome {
  readonly passed: number
  readonly failures: readonly string[]
}

/**
 * Runs everything that must pass, or the named parts of it: checks and the build first, then one tier after the other. A full run adds
 * the other engines, and measures at the end, when nothing else runs.
 *
 * @param words names of parts; those of the default set when there are none
 * @returns whether everything passed
 */
export async function runTests(words: readonly string[]): Promise<boolean> {
  const started = performance.now()
  const unknown = words.find((word) => !partNames.includes(word))
  if (unknown !== undefined) stop(`There is no part "${unknown}". The parts are ${partNames.join(', ')}.`)
  const isChosen = (name: string) => (words.length === 0 ? isFullRun || !onlyInFullRun.has(name) : words.includes(name))
  const parts = tiers.flatMap((tier) => tier.parts).filter(({ name }) => isChosen(name))
  if (parts.some(({ needs }) => needs.includes('chromium'))) ensureChromium()
  const missing = parts.some(({ name }) => name === 'engines') ? withoutBrowser() : []
  const projects = parts.flatMap((part) => part.projects).filter((project) => !missing.includes(project))

  const path = startRun(historyFolder, { date: new Date().toISOString(), commit: commitHere(), set: isFullRun ? 'full' : 'default' })
  // Checks wait for files while the build computes.
  const outcomes = await Promise.all([
    ...(isChosen('check') ? checks.map(async (step) => outcomeOf(step.name, await startStep(step))) : []),
    ...(isChosen('build') ? [buildOutcome()] : []),
  ])
  if (!isChosen('build') && parts.some(({ needs }) => needs.includes('build'))) await ensureBuilt()
  const taken = new Map<Tier, number>()
  const isRun = (project: string) => projects.includes(project)
  for (const round of roundsOf(tiers.filter((tier) => projectsOf(tier).some(isRun)))) {
    const from = performance.now()
    outcomes.push(runVitest(round.flatMap(projectsOf).filter(isRun), path))
    for (const [tier, ofTier] of secondsOf(round, (performance.now() - from) / 1000, readRun(path))) taken.set(tier, ofTier)
  }
  if (isFullRun && isChosen('bench')) outcomes.push(outcomeOf('bench', runStep({ name: 'bench', tool: '../scripts/bench.mjs' })))

  const run = readRun(path)
  const quarantine: unknown = JSON.parse(readFileSync('e2e/quarantine.json', 'utf8'))
  const judged = judgeRun({ run, projects, tiers, quarantine, engineJourneys, today: new Date() })
  const judgement = {
    ...judged,
    passed: judged.passed + outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failures: [...outcomes.flatMap(({ failures }) => failures), ...judged.failures],
  }
  const lines = summaryOf({ run, history: readHistory(historyFolder), judgement, tiers, seconds: taken })
  console.log(`\nAll of it took ${seconds(started)}.`)
  for (const line of lines) console.log(line)
  return judgement.failures.length === 0
}

function ensureChromium(): void {
  try {
    // Each test finds it again: most drive the shell, those of push a whole browser.
    ensureTestBrowser()
  } catch (error) {
    stop(error instanceof Error ? error.message : String(error))
  }
}

/** The engines that are not here and cannot be installed. */
function withoutBrowser(): readonly string[] {
  const found = ensureEngines()
  return engineNames.filter((name: string) => !found.includes(name))
}

function outcomeOf(name: string, ok: boolean): Outcome {
  return { passed: ok ? 1 : 0, failures: ok ? [] : [name] }
}

async function buildOutcome(): Promise<Outcome> {
  const from = performance.now()
  try {
    await ensureBuilt()
    console.log(`\n▸ build\n✓ build (${seconds(from)})`)
    return outcomeOf('build', true)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    console.log(`\n▸ build\n✗ build (${seconds(from)})`)
    return outcomeOf('build', false)
  }
}

/** The reporter stores the results of tests: this handles only failures that it could not store. */
function runVitest(projects: readonly string[], path: string): Outcome {
  const before = readRun(path)
  const name = `${projects.join(', ')} tests`
  const ok = runStep({
    name,
    tool: 'vitest/vitest.mjs',
    args: ['run', ...projects.flatMap((project) => ['--project', `${project}*`])],
    // The build sets NODE_ENV to `production`, in which React has no tools for tests.
    env: { CI: 'true', NODE_ENV: 'test', ROOKERY_RUN: path, ...(isFullRun ? {} : { ROOKERY_SEED: '20261122' }) },
  })
  if (ok) return { passed: 0, failures: [] }
  const after = readRun(path)
  const isShown = after.errors.length > before.errors.length || failuresOf(after) > failuresOf(before)
  if (after.ended > before.ended && isShown) return { passed: 0, failures: [] }
  return { passed: 0, failures: [`${name}: they did not come to their end`] }
}

function failuresOf({ tests }: ReturnType<typeof readRun>): number {
  return tests.filter(({ result }) => result === 'failed').length
}
