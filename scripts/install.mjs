import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

/** The folder of the project, wherever the command was typed. */
export const project = fileURLToPath(new URL('..', import.meta.url))

/**
 * Installs exactly the packages of package-lock.json. Every command calls this first, so a fresh clone needs no other step. Ends the
 * process with one sentence on failure.
 */
export function ensureInstalled() {
  process.chdir(project)
  checkNode()
  if (isInstalled()) return
  console.log('Installing what package-lock.json lists.')
  // No package needs its install scripts: native code comes prebuilt.
  const { status, error } = runNpm(['ci', '--ignore-scripts', '--no-audit', '--no-fund'])
  if (status !== 0)
    stop(`npm ci did not finish${error ? ` (${error.message})` : ''}. Is the package registry reachable, and is there room on the disk?`)
}

/**
 * Runs the npm that runs this script, if one does, and shows its output.
 *
 * @param {string[]} argumentsOfNpm
 */
export function runNpm(argumentsOfNpm) {
  const npm = process.env['npm_execpath']
  return npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...argumentsOfNpm], { stdio: ['ignore', 'inherit', 'inherit'] })
    : spawnSync('npm', argumentsOfNpm, { stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' })
}

/** Ends the process with one sentence when this Node is too old to run the rest. */
export function checkNode() {
  /** @type {{ engines: { node: string } }} */
  const { engines } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'))
  const oldest = engines.node.replace('>=', '')
  const [oldestMajor = 0, oldestMinor = 0] = oldest.split('.').map(Number)
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return
  stop(`Rookery needs Node ${oldest} or newer; this is ${process.versions.node}.`)
}

/**
 * Whether npm's own record of node_modules agrees with the lock file. npm writes that record last, so
 * an interrupted install has none.
 */
function isInstalled() {
  const record = join(project, 'node_modules/.package-lock.json')
  if (!existsSync(record)) return false
  const desired = packagesOf(join(project, 'package-lock.json'))
  const present = packagesOf(record)
  return Object.entries(desired).every(([path, one]) => {
    if (!path.startsWith('node_modules/')) return true
    const there = present[path]
    if (!there) return one.optional === true && !isForThisMachine(one)
    return there.version === one.version && there.link === one.link
  })
}

/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} LockedPackage
 * @param {string} file
 * @returns {Record<string, LockedPackage>}
 */
function packagesOf(file) {
  /** @type {{ packages: Record<string, LockedPackage> }} */
  const lock = JSON.parse(readFileSync(file, 'utf8'))
  return lock.packages
}

/** @param {LockedPackage} one */
function isForThisMachine({ os, cpu, libc }) {
  // The C library of Linux is not checked: npm knew it when it installed.
  return Boolean(os?.includes(process.platform) && cpu?.includes(process.arch) && !libc)
}

/**
 * @param {string} sentence
 * @returns {never}
 */
export function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}
