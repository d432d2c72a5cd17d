import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import process from 'node:process'

import { ensureBuilt } from './build.mjs'
import { ensureTestBrowser } from './chromium.mjs'
import { ensureEngines } from './engines.mjs'
import { ensureInstalled, stop } from './install.mjs'
import { checks, runStep, seconds, startStep } from './steps.mjs'

/**
 * Everything that must pass, from a fresh clone, with nobody at the keyboard. `npm test` runs all of
 * it; `npm test -- unit e2e` the named parts. The last line is the sum: each of Vitest's tests counts
 * one, and each check and the build count one. Before it, each failure has a line again, because whoever
 * reads a long log reads its end.
 */

/** @typedef {{ passed: number, failures: string[] }} Count what failed by name, with the first line of the reason */

/**
 * What runs at the same time on two processors, stage after stage: checks wait for files while the build computes, and tests
 * in a browser wait for frames while those in Node compute.
 */
const stages = [['check', 'build'], ['unit', 'browser', 'contract'], ['e2e'], ['engines']]

const names = stages.flat()

const needsChromium = new Set(['browser', 'e2e'])

const started = performance.now()
const named = process.argv.slice(2)
const unknown = named.find((name) => !names.includes(name))
if (unknown !== undefined) stop(`There is no part "${unknown}". The parts are ${names.join(', ')}.`)
const chosen = named.length > 0 ? named : names

ensureInstalled()
if (chosen.some((name) => needsChromium.has(name))) {
  try {
    // Each test finds it again: most drive the shell, those of push a whole browser.
    ensureTestBrowser()
  } catch (error) {
    stop(error instanceof Error ? error.message : String(error))
  }
}
// The core journeys, in each engine beside Chromium that is here.
const engines = chosen.includes('engines') ? ensureEngines() : []
if ((chosen.includes('e2e') || engines.length > 0) && !chosen.includes('build')) await ensureBuilt()

const counts = []
for (const stage of stages) counts.push(await runTogether(stage.filter((name) => chosen.includes(name))))
const total = sum(counts)
console.log(`\nAll of it took ${seconds(started)}.`)
for (const failure of total.failures) console.log(`✗ ${failure}`)
console.log(`${total.passed} passed, ${total.failures.length} failed`)
process.exitCode = total.failures.length > 0 ? 1 : 0

/**
 * @param {readonly Count[]} all
 * @returns {Count}
 */
function sum(all) {
  return { passed: all.reduce((passed, one) => passed + one.passed, 0), failures: all.flatMap((one) => one.failures) }
}

/**
 * @param {string} name
 * @param {boolean} ok
 * @returns {Count}
 */
function count(name, ok) {
  return { passed: ok ? 1 : 0, failures: ok ? [] : [name] }
}

/**
 * @param {readonly string[]} parts
 * @returns {Promise<Count>}
 */
async function runTogether(parts) {
  const projects = parts.filter((name) => name !== 'check' && name !== 'build').flatMap((name) => (name === 'engines' ? engines : [name]))
  const counts = await Promise.all([
    ...(parts.includes('check') ? checks.map(async (step) => count(step.name, await startStep(step))) : []),
    ...(parts.includes('build') ? [buildPart()] : []),
  ])
  if (projects.length > 0) counts.push(vitest(projects))
  return sum(counts)
}

async function buildPart() {
  const from = performance.now()
  try {
    await ensureBuilt()
    console.log(`\n▸ build\n✓ build (${seconds(from)})`)
    return count('build', true)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    console.log(`\n▸ build\n✗ build (${seconds(from)})`)
    return count('build', false)
  }
}

/**
 * @param {readonly string[]} projects of vitest.config.ts; a part of one has its name and a word more
 * @returns {Count}
 */
function vitest(projects) {
  const file = `.cache/test/${projects.join('-')}.json`
  mkdirSync('.cache/test', { recursive: true })
  rmSync(file, { force: true })
  const name = `${projects.join(', ')} tests`
  const ok = runStep({
    name,
    tool: 'vitest/vitest.mjs',
    args: ['run', ...projects.flatMap((name) => ['--project', `${name}*`])],
    // The build sets NODE_ENV to `production`, in which React has no tools for tests.
    env: { CI: 'true', NODE_ENV: 'test', ROOKERY_REPORT: file, ROOKERY_SEED: '20261122' },
  })
  const { passed, failures } = readReport(file)
  // A run can fail without a failed test, by an uncaught error or by ending before its report.
  return { passed, failures: ok || failures.length > 0 ? failures : [name] }
}

/** @typedef {{ fullName: string, status: string, failureMessages?: string[] }} Assertion */

/**
 * @param {string} file
 * @returns {Count}
 */
function readReport(file) {
  try {
    /** @type {{ numPassedTests: number, testResults: { name: string, status: string, message: string, assertionResults: Assertion[] }[] }} */
    const report = JSON.parse(readFileSync(file, 'utf8'))
    const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
      const failed = assertionResults.filter((one) => one.status === 'failed')
      const where = relative(process.cwd(), name)
      // A file that cannot be imported has failed without a test.
      if (failed.length === 0 && status === 'failed') return [`${where}: ${firstLine(message)}`]
      return failed.map((one) => `${where} › ${one.fullName}: ${firstLine(one.failureMessages?.[0] ?? '')}`)
    })
    return { passed: report.numPassedTests, failures }
  } catch {
    // Vitest ended before writing its report; its exit code has counted as a failure already.
    return { passed: 0, failures: [] }
  }
}

/** @param {string} text */
function firstLine(text) {
  return text.split('\n', 1)[0]
}
