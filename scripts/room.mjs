import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'

const bytesOfAMegabyte = 1_000_000

/** Enough that a file system which has nothing left cannot take it. */
const probe = Buffer.alloc(65_536)

/**
 * @typedef {object} Disk The calls on a disk.
 * @property {(folder: string) => { bavail: number, blocks: number, bsize: number }} statfs
 * @property {(path: string, content: Buffer) => void} write
 * @property {(path: string) => void} remove
 */

/** @type {Disk} */
const ownDisk = { statfs: statfsSync, write: writeFileSync, remove: (path) => rmSync(path, { force: true }) }

/**
 * Whether a folder can take so much. Writing is a proof that its permissions and its free blocks are not: of quotas, of disks
 * that can only be read, and of root they say nothing.
 *
 * @param {string} folder
 * @param {number} megabytes
 * @param {Disk} [disk]
 * @returns {string | null} why it cannot, in the words for a bracket
 */
export function lackOfRoom(folder, megabytes, disk = ownDisk) {
  const path = join(folder, `.room-${process.pid}`)
  try {
    disk.write(path, probe)
    disk.remove(path)
  } catch (error) {
    removeRest(path, disk)
    return isAbsent(error) ? 'there is no such folder' : reasonOf(error)
  }
  const free = freeMegabytes(folder, disk)
  return free < megabytes ? `${free} MB are free, and ${megabytes} MB are needed` : null
}

/**
 * A full disk takes the name of a file and nothing of its content.
 *
 * @param {string} path
 * @param {Disk} disk
 */
function removeRest(path, disk) {
  try {
    disk.remove(path)
  } catch {
    // Where nothing could be written there is nothing to remove.
  }
}

/** @param {unknown} error */
function isAbsent(error) {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

/**
 * @param {string} folder
 * @param {Disk} disk
 */
function freeMegabytes(folder, disk) {
  const { bavail, blocks, bsize } = disk.statfs(folder)
  // Some network file systems do not report their size.
  return blocks === 0 ? Infinity : Math.floor((bavail * bsize) / bytesOfAMegabyte)
}

/**
 * Why a file system did not take a file or a folder.
 *
 * @param {unknown} error
 */
export function reasonOf(error) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'the disk is full'
  if (code === 'EACCES' || code === 'EPERM') return 'no permission'
  if (code === 'EROFS') return 'read-only'
  if (code === 'ENOENT') return 'no folder can be made there'
  if (code === 'EEXIST' || code === 'ENOTDIR') return 'it is a file'
  return code || (error instanceof Error ? error.message : String(error))
}
