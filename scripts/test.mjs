import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import process from 'node:process'

import { ensureBuilt } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { ensureInstalled, stop } from './install.mjs'
import { checks, runStep, seconds } from './steps.mjs'

/**
 * Everything that must pass, from a fresh clone, with nobody at the keyboard. `npm test` runs all of
 * it; `npm test -- unit e2e` the named parts. The last line is the sum: each of Vitest's tests counts
 * one, and each check and the build count one.
 */

/** @typedef {{ passed: number, failed: number }} Count */

/** @type {Record<string, () => Count | Promise<Count>>} */
const parts = {
  check: () => sum(checks.map((step) => count(runStep(step)))),
  unit: () => vitest('unit'),
  browser: () => vitest('browser'),
  build: buildPart,
  contract: () => vitest('contract'),
  e2e: () => vitest('e2e'),
}

const needsChromium = new Set(['browser', 'e2e'])

const started = performance.now()
const named = process.argv.slice(2)
const unknown = named.find((name) => !Object.hasOwn(parts, name))
if (unknown !== undefined) stop(`There is no part "${unknown}". The parts are ${Object.keys(parts).join(', ')}.`)
const chosen = named.length > 0 ? named : Object.keys(parts)

ensureInstalled()
if (chosen.some((name) => needsChromium.has(name))) {
  try {
    // Whatever was found here is what every test drives.
    process.env['ROOKERY_CHROMIUM'] = ensureChromium()
  } catch (error) {
    stop(error instanceof Error ? error.message : String(error))
  }
}
if (chosen.includes('e2e') && !chosen.includes('build')) await ensureBuilt()

const counts = []
for (const name of chosen) counts.push((await parts[name]?.()) ?? count(false))
const total = sum(counts)
console.log(`\nAll of it took ${seconds(started)}.`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

/** @param {readonly Count[]} all */
function sum(all) {
  return all.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), { passed: 0, failed: 0 })
}

/** @param {boolean} ok */
function count(ok) {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
}

async function buildPart() {
  const from = performance.now()
  console.log('\n▸ build')
  try {
    await ensureBuilt()
    console.log(`✓ build (${seconds(from)})`)
    return count(true)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    console.log(`✗ build (${seconds(from)})`)
    return count(false)
  }
}

/**
 * @param {string} project one of vitest.config.ts
 * @returns {Count}
 */
function vitest(project) {
  const file = `.cache/test/${project}.json`
  mkdirSync('.cache/test', { recursive: true })
  rmSync(file, { force: true })
  const ok = runStep({
    name: `${project} tests`,
    tool: 'vitest/vitest.mjs',
    args: ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    env: { CI: 'true' },
  })
  const { passed, failed } = readReport(file)
  // A run can fail without a failed test: a file that cannot be imported, an error nobody caught.
  return { passed, failed: ok ? failed : Math.max(failed, 1) }
}

/**
 * @param {string} file
 * @returns {Count}
 */
function readReport(file) {
  try {
    /** @type {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, assertionResults: unknown[] }[] }} */
    const report = JSON.parse(readFileSync(file, 'utf8'))
    const unread = report.testResults.filter((one) => one.status === 'failed' && one.assertionResults.length === 0)
    return { passed: report.numPassedTests, failed: report.numFailedTests + unread.length }
  } catch {
    // Vitest ended before it could write its report, which its exit code has told already.
    return { passed: 0, failed: 0 }
  }
}
