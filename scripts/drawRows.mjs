import { readdirSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import process from 'node:process'

import { drawnRows } from './test/drawnRows.mjs'

/** Prints sixty rows of the tables of moved journeys, to be checked by mutation: `node scripts/drawRows.mjs COMMIT`. */

const folder = 'e2e/ported'
const seed = process.argv[2]
if (seed === undefined) throw new Error('Name the commit that draws.')

const rows = readdirSync(folder)
  .filter((name) => name.endsWith('.tsv'))
  .flatMap((name) => {
    const lines = readFileSync(join(folder, name), 'utf8').split('\n')
    // Some journeys were looked at in the same place twice.
    return [...new Set(lines)].filter((line) => line !== '').map((line) => ({ subject: parse(name).name, line }))
  })

for (const { subject, line } of drawnRows(rows, seed, { count: 60, perSubject: 3 })) console.log(`${subject}\t${line}`)
