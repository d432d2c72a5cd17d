import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import process from 'node:process'

import { installPackages, isRootOnDebian } from './debian.mjs'
import { findOnPath } from './findOnPath.mjs'
import { findMiniBrowser, libraryFolders } from './webkit/findMiniBrowser.mjs'
import { playwrightBuild } from './playwrightBuild.mjs'

/*
 * Finds and installs browsers. Nothing here imports an npm package, so that scripts can use it before the packages are installed.
 */

/**
 * @typedef {'firefox' | 'webkit'} EngineName
 *
 * @typedef {object} EngineBuild A browser on this machine.
 * @property {string} path Its executable.
 * @property {'chosen' | 'playwright' | 'system'} source Named by an environment variable, Playwright's own build, or the one of the
 * system. Playwright drives its own build alone; the others need a bridge.
 *
 * @typedef {object} Machine Where browsers are looked for.
 * @property {Readonly<Record<string, string | undefined>>} env
 * @property {readonly string[]} libraryFolders Folders that may hold WebKitGTK's programs.
 * @property {(name: EngineName) => string | null} playwrightBuild
 *
 * @typedef {object} Engine
 * @property {EngineName} name
 * @property {string} title
 * @property {string} variable The environment variable that names its executable.
 * @property {readonly string[]} debianPackages
 * @property {(machine: Machine) => string | null} findSystemBuild
 * @property {boolean} mayFailToStart Whether an installed system build may fail to start, as WebKit does without shared memory.
 */

/** @type {Readonly<Record<EngineName, Engine>>} */
const engines = {
  firefox: {
    name: 'firefox',
    title: 'Firefox',
    variable: 'ROOKERY_FIREFOX',
    debianPackages: ['firefox-esr'],
    findSystemBuild: ({ env }) => findOnPath(['firefox-esr', 'firefox'], env['PATH']),
    mayFailToStart: false,
  },
  webkit: {
    name: 'webkit',
    title: 'WebKit',
    variable: 'ROOKERY_WEBKIT',
    debianPackages: ['webkit2gtk-driver', 'xvfb'],
    findSystemBuild: ({ env, libraryFolders }) => (findOnPath(['Xvfb'], env['PATH']) === null ? null : findMiniBrowser(libraryFolders)),
    mayFailToStart: true,
  },
}

/** The engines that this package drives. */
export const engineNames = /** @type {const} */ (['firefox', 'webkit'])

/** @type {Machine} */
const thisMachine = { env: process.env, libraryFolders, playwrightBuild }

/**
 * The browser that the launch functions start: the one that ROOKERY_FIREFOX or ROOKERY_WEBKIT names, else Playwright's own build,
 * else the one of the system. Null when there is none.
 *
 * @param {EngineName} name
 * @param {Machine} [machine]
 * @returns {EngineBuild | null}
 */
export function findEngine(name, machine = thisMachine) {
  const { variable, findSystemBuild } = engines[name]
  const chosen = machine.env[variable]
  if (chosen) return { path: chosen, source: 'chosen' }
  const own = machine.playwrightBuild(name)
  if (own !== null) return { path: own, source: 'playwright' }
  const path = findSystemBuild(machine)
  return path === null ? null : { path, source: 'system' }
}

/**
 * The same, if it opens a page. Installs Debian's packages first where that is possible without a question: as root, in CI.
 *
 * @param {EngineName} name
 * @returns {EngineBuild | null}
 */
export function ensureEngine(name) {
  const { debianPackages, mayFailToStart } = engines[name]
  if (findEngine(name) === null && process.env['CI'] === 'true' && isRootOnDebian()) installPackages(...debianPackages)
  const build = findEngine(name)
  if (build === null) return null
  // A download of Playwright comes without the libraries of the system that it needs.
  const isCertain = !mayFailToStart && build.source !== 'playwright'
  return isCertain || opensPage(name) ? build : null
}

/**
 * The browser and each way to get it.
 *
 * @param {EngineName} name
 */
export function installAdvice(name) {
  const { title, debianPackages, variable } = engines[name]
  return `${title} (apt-get install ${debianPackages.join(' ')}, npx playwright-core install ${name}, or ${variable})`
}

/**
 * Whether the browser opens a page on this machine.
 *
 * @param {EngineName} name
 */
function opensPage(name) {
  const probe = join(import.meta.dirname, 'probe.mjs')
  return spawnSync(process.execPath, [probe, name], { stdio: 'ignore', timeout: 60_000, killSignal: 'SIGKILL' }).status === 0
}
