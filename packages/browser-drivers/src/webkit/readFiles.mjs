import { readFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'

/** @type {Readonly<Record<string, string>>} */
const types = { '.gif': 'image/gif', '.jpg': 'image/jpeg', '.mp4': 'video/mp4', '.png': 'image/png', '.txt': 'text/plain' }

/**
 * Files as a page can take them.
 *
 * @param {readonly string[]} paths
 */
export function readFiles(paths) {
  return Promise.all(
    paths.map(async (path) => ({ name: basename(path), type: types[extname(path)] ?? '', text: await readFile(path, 'base64') })),
  )
}
