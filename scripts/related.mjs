import process from 'node:process'

import { changedFiles } from './changedFiles.mjs'
import { ensureTestBrowser } from './chromium.mjs'
import { ensureInstalled, stop } from './install.mjs'
import { checks, seconds, startStep } from './steps.mjs'

/**
 * Checks for use while working: types, lint, and the unit and browser tests that import a changed file. Changed means different from the
 * last commit, or from `--base REV`. `npm test` runs the rest.
 */

const started = performance.now()
ensureInstalled()
const { base } = await optionsOf(process.argv.slice(2))
const changed = changedFiles(base)
if (changed.length === 0) stop(`Nothing differs from ${base}. Name an older revision: npm run related -- --base main`)
try {
  ensureTestBrowser()
} catch (error) {
  stop(error instanceof Error ? error.message : String(error))
}

const tests = {
  name: `tests that reach ${changed.length === 1 ? changed[0] : `${changed.length} files`}`,
  tool: 'vitest/vitest.mjs',
  args: ['related', '--run', '--passWithNoTests', '--project', 'unit*', '--project', 'browser*', ...changed],
}
const quick = checks.filter(({ name }) => name === 'types' || name === 'lint')
const results = await Promise.all([startStep(tests), inTurn(quick)])
console.log(`\nAll of it took ${seconds(started)}.`)
process.exitCode = results.every(Boolean) ? 0 : 1

/** @param {readonly import('./steps.mjs').Step[]} steps */
async function inTurn(steps) {
  let passed = true
  for (const step of steps) passed = (await startStep(step)) && passed
  return passed
}

/** @param {string[]} words */
async function optionsOf(words) {
  // An older Node lacks it, and was rejected before.
  const { parseArgs } = await import('node:util')
  try {
    return parseArgs({ args: words, options: { base: { type: 'string', default: 'HEAD' } } }).values
  } catch (error) {
    return stop(`${error instanceof Error ? error.message : String(error)}. npm run related knows --base REV and nothing else.`)
  }
}
