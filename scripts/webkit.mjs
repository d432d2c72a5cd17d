import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

import { installPackages, isRootOnDebian } from './debian.mjs'

/** Where distributions keep WebKitGTK's own small browser, by folder: it is on no PATH. */
const libraries = ['/usr/lib', '/usr/libexec', '/usr/lib64']

/**
 * WebKitGTK's MiniBrowser: ROOKERY_WEBKIT, else the one of the system. Null when there is none.
 *
 * @returns {string | null}
 */
export function findMiniBrowser() {
  const chosen = process.env['ROOKERY_WEBKIT']
  if (chosen) return chosen
  const folders = libraries.flatMap((library) => [library, ...foldersIn(library)]).flatMap((folder) => foldersIn(folder))
  return (
    folders
      .filter((folder) => /\/webkit2?gtk-[\d.]+$/.test(folder))
      .map((folder) => join(folder, 'MiniBrowser'))
      .find((path) => existsSync(path)) ?? null
  )
}

/** @param {string} folder */
function foldersIn(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && (entry.name.includes('-linux-') || entry.name.startsWith('webkit')))
    .map(({ name }) => join(folder, name))
}

const trial = fileURLToPath(new URL('../e2e/harness/webkit/tryOut.mjs', import.meta.url))

/** Whether it opens a window here, on a screen of its own. */
function opensWindow() {
  return spawnSync(process.execPath, [trial], { stdio: 'ignore', timeout: 60_000, killSignal: 'SIGKILL' }).status === 0
}

/**
 * The same where it can be driven, after installing Debian's packages where that may be done without asking: by root, in CI.
 *
 * @returns {string | null}
 */
export function ensureWebKit() {
  const isHere = () => findMiniBrowser() !== null && spawnSync('which', ['Xvfb'], { stdio: 'ignore' }).status === 0
  if (!isHere() && process.env['CI'] === 'true' && isRootOnDebian()) installPackages('webkit2gtk-driver', 'xvfb')
  return isHere() && opensWindow() ? findMiniBrowser() : null
}
