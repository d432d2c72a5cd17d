import { join } from 'node:path'
import process from 'node:process'
import { firefox } from 'playwright-core'

import { findEngine, installAdvice } from '../engines.mjs'
import { quietPreferences } from './quietPreferences.mjs'

/** @typedef {Omit<import('playwright-core').LaunchOptions, 'channel' | 'executablePath'>} FirefoxOptions */

/**
 * Starts the Firefox that `findEngine` finds: Playwright's own build as Playwright does, any other over WebDriver BiDi.
 *
 * @param {FirefoxOptions} [options] Playwright's
 * @returns {Promise<import('playwright-core').Browser>}
 * @throws {Error} when there is no Firefox
 */
export async function launchFirefox(options = {}) {
  const build = findEngine('firefox')
  if (build === null) throw new Error(`There is no Firefox. Install ${installAdvice('firefox')}.`)
  return firefox.launch(firefoxLaunchOptions(build, options))
}

/**
 * @param {import('../engines.mjs').EngineBuild} build
 * @param {FirefoxOptions} options
 * @returns {import('playwright-core').LaunchOptions}
 */
export function firefoxLaunchOptions({ path, source }, options) {
  const all = { ...options, firefoxUserPrefs: { ...quietPreferences, ...options.firefoxUserPrefs } }
  if (source === 'playwright') return { ...all, executablePath: path }
  return {
    ...all,
    channel: 'moz-firefox',
    executablePath: join(import.meta.dirname, 'firefoxBridge.mjs'),
    env: { ...(options.env ?? process.env), ROOKERY_FIREFOX: path },
  }
}
