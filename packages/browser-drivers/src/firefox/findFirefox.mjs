import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import process from 'node:process'

import { installPackages, isRootOnDebian } from '../debian.mjs'

const names = ['firefox-esr', 'firefox']

/**
 * The Firefox to drive: ROOKERY_FIREFOX, else one from the PATH. Null when there is none.
 *
 * @returns {string | null}
 */
export function findFirefox() {
  const chosen = process.env['ROOKERY_FIREFOX']
  if (chosen) return chosen
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path)) ?? null
}

/**
 * The same, after installing Debian's package where that may be done without asking: by root, in CI.
 *
 * @returns {string | null}
 */
export function ensureFirefox() {
  if (findFirefox() === null && process.env['CI'] === 'true' && isRootOnDebian()) installPackages('firefox-esr')
  return findFirefox()
}
