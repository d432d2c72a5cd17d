import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Where distributions install WebKitGTK's MiniBrowser, in subfolders. It is on no PATH. */
export const libraryFolders = ['/usr/lib', '/usr/libexec', '/usr/lib64']

/**
 * WebKitGTK's MiniBrowser: in a folder such as `webkit2gtk-4.1`, directly in a library folder or in one for an architecture. Null when
 * there is none.
 *
 * @param {readonly string[]} libraries
 * @returns {string | null}
 */
export function findMiniBrowser(libraries) {
  const parents = libraries.flatMap((library) => [library, ...foldersIn(library).filter((folder) => folder.includes('-linux-'))])
  return (
    parents
      .flatMap((parent) => foldersIn(parent))
      .filter((folder) => /[\\/]webkit2?gtk-[\d.]+$/.test(folder))
      .map((folder) => join(folder, 'MiniBrowser'))
      .find((path) => existsSync(path)) ?? null
  )
}

/** @param {string} folder */
function foldersIn(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name))
}
