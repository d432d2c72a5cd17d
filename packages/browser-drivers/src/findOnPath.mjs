import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * The first program of these names in the folders of a PATH. Null when there is none.
 *
 * @param {readonly string[]} names
 * @param {string} [path]
 * @returns {string | null}
 */
export function findOnPath(names, path = '') {
  const folders = path.split(delimiter).filter((folder) => folder !== '')
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((file) => existsSync(file)) ?? null
}
