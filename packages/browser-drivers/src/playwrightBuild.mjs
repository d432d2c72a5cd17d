import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'

/** @typedef {Readonly<Record<'firefox' | 'webkit', { executablePath: () => string }>>} Playwright */

/**
 * Playwright's own build of an engine, of the revision that the installed playwright-core drives. Null when it is not downloaded, and
 * when playwright-core is not installed or has no build for this system.
 *
 * @param {'firefox' | 'webkit'} name
 * @param {() => Playwright} [load]
 * @returns {string | null}
 */
export function playwrightBuild(name, load = loadPlaywright) {
  try {
    const path = load()[name].executablePath()
    return existsSync(path) ? path : null
  } catch {
    return null
  }
}

/** An import would fail in scripts that run before the packages are installed. */
function loadPlaywright() {
  return /** @type {Playwright} */ (createRequire(import.meta.url)('playwright-core'))
}
