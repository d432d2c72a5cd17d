import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

import { importsIn } from './importsIn.mjs'

/**
 * @typedef {object} Edge
 * @property {string} from Path of the importing file, from the root of the sources.
 * @property {string} to Path of the imported one.
 */

const sources = /(?<!\.test)\.tsx?$/

/**
 * The files of a source tree, without tests, and their static imports from it, types included.
 *
 * @param {string} root
 * @returns {{ readonly files: readonly string[], readonly edges: readonly Edge[] }}
 */
export function readFolders(root) {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => sources.test(path))
    .toSorted()
  const known = new Set(files)
  const edges = files.flatMap((from) =>
    importsIn(readFileSync(join(root, from), 'utf8')).flatMap(({ specifier, isDynamic }) => {
      const to = specifier.startsWith('#') ? specifier.slice(1) : posix.join(posix.dirname(from), specifier)
      return !isDynamic && known.has(to) ? [{ from, to }] : []
    }),
  )
  return { files, edges }
}
