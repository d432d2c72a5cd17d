import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { project } from '../install.mjs'
import { lackOfRoom } from '../room.mjs'

/** Sizes of the packages, of the build with its results, and of browsers and instances. */
const megabytes = { packages: 600, results: 200, temporary: 300 }

/**
 * Whether there is enough disk space for tests. A full disk would break them with misleading errors.
 *
 * @returns {string | null} a sentence that says where there is none
 */
export function lackOfRoomForTests() {
  const isInstalled = existsSync(join(project, 'node_modules/.package-lock.json'))
  const here = lackOfRoom(project, megabytes.results + (isInstalled ? 0 : megabytes.packages))
  if (here !== null) return `The tests cannot write to ${project} (${here}).`
  const temporary = lackOfRoom(tmpdir(), megabytes.temporary)
  return temporary === null ? null : `The tests cannot write to ${tmpdir()} (${temporary}). Set TMPDIR to another folder.`
}
