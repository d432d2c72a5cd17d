import { cp, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'

import { project, runNpm } from './install.mjs'

/** The emulator that plays Flash films. No dependency of the project: it is 30 MB, and few servers let it run. */
const ruffle = { name: '@ruffle-rs/ruffle', version: '0.6.0' }

/** Where the client looks for it. */
const place = 'static/ruffle'

/**
 * Fetches the emulator, once a version, and puts it into a built client.
 *
 * @param {string} dist
 * @throws {Error} when it cannot be fetched
 */
export async function addFlash(dist) {
  const home = join(project, '.cache/flash', ruffle.version)
  await mkdir(home, { recursive: true })
  const { status } = runNpm([
    'install',
    '--prefix',
    home,
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    `${ruffle.name}@${ruffle.version}`,
  ])
  if (status !== 0) throw new Error('The Flash emulator could not be fetched. Is the package registry reachable?')
  const from = join(home, 'node_modules', ruffle.name)
  const desired = (await readdir(from)).filter((name) => /\.(js|wasm)$|^LICENSE/.test(name))
  await Promise.all(desired.map((name) => cp(join(from, name), join(dist, place, name))))
}
