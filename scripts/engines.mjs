import process from 'node:process'
import { pathToFileURL } from 'node:url'

import { ensureBuilt } from './build.mjs'
import { ensureFirefox } from '../packages/browser-drivers/src/firefox/findFirefox.mjs'
import { ensureInstalled, stop } from './install.mjs'
import { runStep } from './steps.mjs'
import { ensureWebKit } from '../packages/browser-drivers/src/webkit/findMiniBrowser.mjs'

/** Engines beside Chromium: what a reader calls them, how to have them here, and how to find or install them. */
const others = [
  { name: 'firefox', title: 'Firefox', advice: 'apt-get install firefox-esr, or ROOKERY_FIREFOX', ensure: ensureFirefox },
  { name: 'webkit', title: 'WebKit', advice: 'apt-get install webkit2gtk-driver xvfb, or ROOKERY_WEBKIT', ensure: ensureWebKit },
]

/** The names of those, each of them a project of vitest.config.ts. */
export const engineNames = others.map(({ name }) => name)

/**
 * The engines whose browsers are here or could be installed. Says in one line which are not.
 *
 * @returns {string[]}
 */
export function ensureEngines() {
  const found = others.filter(({ ensure }) => ensure() !== null)
  const missing = others.filter((one) => !found.includes(one))
  if (missing.length > 0) {
    console.log(
      `\nNot found or not to be started, so not tested: ${missing.map(({ title, advice }) => `${title} (${advice})`).join('; ')}.`,
    )
  }
  return found.map(({ name }) => name)
}

/** `npm run engines` walks the core journeys in each engine that is here; `npm run engines -- firefox reading` those of some files in one. */
async function runEngines() {
  ensureInstalled()
  const words = process.argv.slice(2)
  const chosen = ensureEngines().filter((name) => words.includes(name) || !words.some((word) => engineNames.includes(word)))
  if (chosen.length === 0) stop('There is no browser to walk the core journeys in.')
  await ensureBuilt()
  const passed = runStep({
    name: `core journeys in ${chosen.join(', ')}`,
    tool: 'vitest/vitest.mjs',
    args: ['run', ...chosen.flatMap((name) => ['--project', name]), ...words.filter((word) => !engineNames.includes(word))],
    env: { CI: 'true', NODE_ENV: 'test' },
  })
  process.exitCode = passed ? 0 : 1
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await runEngines()
