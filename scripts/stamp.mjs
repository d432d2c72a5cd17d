import { createHash } from 'node:crypto'
import { readFile, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { project } from './install.mjs'

/** All that the bundle is made from. */
const sources = ['client', 'api', 'content', 'theme'].flatMap((name) =>
  ['src', 'vite', 'public', 'index.html', 'vite.config.ts', 'package.json'].map((part) => `packages/${name}/${part}`),
)

/** A fingerprint of all that the bundle is made from. */
export async function stampOf() {
  const hash = createHash('sha256')
  for (const path of ['package-lock.json', ...(await filesIn(sources))]) {
    hash.update(path).update(await readFile(join(project, path)))
  }
  return hash.digest('hex')
}

/**
 * @param {readonly string[]} paths files and folders, from the project's folder; missing ones are left out
 * @returns {Promise<string[]>}
 */
async function filesIn(paths) {
  const found = await Promise.all(
    paths.map(async (path) => {
      const there = await stat(join(project, path)).catch(() => null)
      if (!there) return []
      if (there.isFile()) return [path]
      const entries = await readdir(join(project, path), { recursive: true, withFileTypes: true })
      return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(project.length))
    }),
  )
  return found.flat().toSorted()
}
