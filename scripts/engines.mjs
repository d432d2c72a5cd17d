import process from 'node:process'
import { pathToFileURL } from 'node:url'

import { engineNames, ensureEngine, installAdvice } from '../packages/browser-drivers/src/engines.mjs'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled, stop } from './install.mjs'
import { runStep } from './steps.mjs'

/**
 * The engines other than Chromium that open a page on this machine, after an installation where that is possible. Prints in one line which
 * do not.
 *
 * @returns {string[]} their projects in vitest.config.ts
 */
export function ensureEngines(names = engineNames.map(String)) {
  const desired = engineNames.filter((name) => names.includes(name))
  const found = desired.filter((name) => ensureEngine(name) !== null)
  const missing = desired.filter((name) => !found.includes(name))
  if (missing.length > 0) console.log(`\nNot found or not to be started, so not tested: ${missing.map(installAdvice).join('; ')}.`)
  return found
}

/** `npm run engines` walks the core journeys in each engine that is here; `npm run engines -- firefox reading` those of some files in one. */
async function runEngines() {
  ensureInstalled()
  const words = process.argv.slice(2)
  const chosen = ensureEngines(words.some(isEngine) ? words : undefined)
  if (chosen.length === 0) stop('There is no browser to walk the core journeys in.')
  await ensureBuilt()
  const passed = runStep({
    name: `core journeys in ${chosen.join(', ')}`,
    tool: 'vitest/vitest.mjs',
    args: ['run', ...chosen.flatMap((name) => ['--project', name]), ...words.filter((word) => !isEngine(word))],
    env: { CI: 'true', NODE_ENV: 'test' },
  })
  process.exitCode = passed ? 0 : 1
}

/** @param {string} word */
function isEngine(word) {
  return engineNames.some((name) => name === word)
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await runEngines()
