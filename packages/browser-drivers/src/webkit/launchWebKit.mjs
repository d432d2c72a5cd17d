import { join } from 'node:path'
import process from 'node:process'
import { webkit } from 'playwright-core'

import { findEngine, installAdvice } from '../engines.mjs'

/** @typedef {Omit<import('playwright-core').LaunchOptions, 'channel' | 'executablePath'>} WebKitOptions */

/**
 * Starts the WebKit that `findEngine` finds: Playwright's own build as Playwright does, a MiniBrowser of WebKitGTK through its
 * inspector.
 *
 * @param {WebKitOptions} [options] Playwright's
 * @returns {Promise<import('playwright-core').Browser>}
 * @throws {Error} when there is no WebKit
 */
export async function launchWebKit(options = {}) {
  const build = findEngine('webkit')
  if (build === null) throw new Error(`There is no WebKit. Install ${installAdvice('webkit')}.`)
  return webkit.launch(webkitLaunchOptions(build, options))
}

/**
 * @param {import('../engines.mjs').EngineBuild} build
 * @param {WebKitOptions} options
 * @returns {import('playwright-core').LaunchOptions}
 */
export function webkitLaunchOptions({ path, source }, options) {
  if (source === 'playwright') return { ...options, executablePath: path }
  return {
    ...options,
    executablePath: join(import.meta.dirname, 'webkitBridge.mjs'),
    env: { ...(options.env ?? process.env), ROOKERY_WEBKIT: path },
  }
}
