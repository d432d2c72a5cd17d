import { readFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'

/** @type {Readonly<Record<string, string>>} */
const types = { '.gif': 'image/gif', '.jpg': 'image/jpeg', '.mp4': 'video/mp4', '.png': 'image/png', '.txt': 'text/plain' }

/** @typedef {{ name: string, type: string, base64: string }} FileContent */

/**
 * Reads files for an `<input type="file">`.
 *
 * @param {readonly string[]} paths
 * @returns {Promise<FileContent[]>}
 */
export function readFiles(paths) {
  return Promise.all(
    paths.map(async (path) => ({ name: basename(path), type: types[extname(path)] ?? '', base64: await readFile(path, 'base64') })),
  )
}
