import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import process from 'node:process'

import { complaintsAbout } from './folders/complaintsAbout.mjs'
import { readFolders } from './folders/readFolders.mjs'

/**
 * Holds the order of the client's features (`features/order.json`): none imports a later one, and no folders import each other in
 * a circle, types included. With `--print` it lists the imports of each folder.
 */

const root = 'packages/client/src'
const folders = readFolders(root)

if (process.argv.includes('--print')) {
  /** @type {Map<string, Set<string>>} */
  const imported = new Map(folders.files.map((path) => [posix.dirname(path), new Set()]))
  for (const { from, to } of folders.edges) imported.get(posix.dirname(from))?.add(posix.dirname(to))
  for (const [folder, others] of imported)
    console.log(
      `${folder}: ${[...others]
        .filter((other) => other !== folder)
        .toSorted()
        .join(', ')}`,
    )
}

/** @type {Record<string, string>} */
const order = JSON.parse(readFileSync(`${root}/features/order.json`, 'utf8'))
const complaints = complaintsAbout(folders, Object.keys(order))
for (const complaint of complaints) console.error(complaint)
process.exitCode = complaints.length === 0 ? 0 : 1
