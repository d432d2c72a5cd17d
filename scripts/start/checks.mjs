import { mkdir, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, resolve } from 'node:path'

import { lackOfRoom, reasonOf } from '../room.mjs'
import { StartFault } from './options.mjs'

/** Size of the instance's initial database and media, with room for the user's own. */
const megabytesOfData = 100

/**
 * Checks all requirements of a start before slow work, so that errors are reported immediately.
 * @param {import('./options.mjs').StartOptions} options
 */
export async function checkSurroundings(options) {
  await checkPort(options.port)
  if (options.standalone && options.port > 0) for (const next of [1, 2]) await checkPort(options.port + next)
  if (options.instanceUrl === null) await checkFolder(options.dataDir)
  else await checkServer(options.instanceUrl)
}

/** @param {number} port */
async function checkPort(port) {
  /** @type {NodeJS.ErrnoException | null} */
  const fault = await new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', resolve)
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(null)))
  })
  if (fault) throw portFault(port, fault)
}

/**
 * A failure of the host: as a sentence where it is one that a person can mend, else as it is.
 * @param {number} port
 * @param {unknown} error
 */
export function hostFault(port, error) {
  if (isPortFault(error)) return portFault(port, error)
  // Vite tries other addresses of this machine, and reports a used port only by its message.
  if (error instanceof Error && error.message.endsWith('is already in use')) return portInUseError(port)
  // The error is known by its name, because its class is in a file that loads only after the install.
  return error instanceof Error && ['FolderInUse', 'UnfitSetting', 'UnknownDialect'].includes(error.name)
    ? new StartFault(error.message)
    : error
}

/** @param {unknown} error @returns {error is NodeJS.ErrnoException} */
function isPortFault(error) {
  return error instanceof Error && 'syscall' in error && error.syscall === 'listen'
}

/**
 * @param {number} port
 * @param {NodeJS.ErrnoException} fault
 */
function portFault(port, fault) {
  if (fault.code === 'EADDRINUSE') return portInUseError(port)
  if (fault.code === 'EACCES')
    return new StartFault(`Port ${port} is reserved for administrators. Choose another: npm start -- --port NUMBER.`)
  return new StartFault(`Port ${port} cannot be listened on (${fault.message}).`)
}

/** @param {number} port */
function portInUseError(port) {
  return new StartFault(`Port ${port} is taken. Choose another: npm start -- --port NUMBER.`)
}

/** @param {string} folder */
async function checkFolder(folder) {
  try {
    await makeFolder(resolve(folder))
    if (!(await stat(folder)).isDirectory()) throw new Error('it is a file')
  } catch (error) {
    throw folderFault(folder, reasonOf(error))
  }
  const lack = lackOfRoom(folder, megabytesOfData)
  if (lack !== null) throw folderFault(folder, lack)
}

/**
 * @param {string} folder
 * @param {string} reason
 */
function folderFault(folder, reason) {
  return new StartFault(`The data folder ${folder} cannot be written to (${reason}). Choose another: npm start -- --data DIR.`)
}

/**
 * Makes a folder and those above it. `mkdir` with `recursive` never returns where a file system refuses new folders with
 * ENOENT, as /proc does (seen with Node 20).
 * @param {string} folder absolute
 */
async function makeFolder(folder) {
  if (await stat(folder).catch(() => null)) return
  if (dirname(folder) !== folder) await makeFolder(dirname(folder))
  await mkdir(folder)
}

/** @param {string} origin */
async function checkServer(origin) {
  const response = await fetch(`${origin}/api/v1/instance`, { signal: AbortSignal.timeout(15_000) }).catch(
    (/** @type {unknown} */ error) => {
      throw new StartFault(`${origin} cannot be reached (${networkReason(error)}). Check the address and the connection.`)
    },
  )
  /** @type {unknown} */
  const body = await response.json().catch(() => null)
  if (!response.ok || typeof body !== 'object' || body === null || !('uri' in body)) {
    throw new StartFault(`${origin} answers, but not like an Akkoma, Pleroma or Mastodon server (status ${response.status}).`)
  }
}

/** @param {unknown} error */
function networkReason(error) {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return 'no answer within 15 seconds'
  const { cause } = error
  if (!(cause instanceof Error)) return error.message
  if (!('code' in cause)) return cause.message
  return cause.code === 'ENOTFOUND' ? 'no such host' : String(cause.code)
}
