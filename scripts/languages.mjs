import process from 'node:process'

import { ensureInstalled } from './install.mjs'

ensureInstalled()
const { register } = await import('tsx/esm/api')
register()
const { englishOf, readCatalogues } = await import('./languages/Catalogue.ts')
const { allFaults, detailsOf, tableOf } = await import('./languages/report.ts')

/**
 * `npm run languages` prints how much of each language is there, `npm run languages -- de` everything about one. With `--check`, as
 * part of `npm run check`, it prints faults alone and fails when there are any. A missing text is no fault.
 */
const catalogues = readCatalogues()
const words = process.argv.slice(2)
const faults = allFaults(catalogues)
const chosen = catalogues.filter(({ code }) => words.includes(code))
if (words.includes('--check')) console.log(faults.length > 0 ? faults.join('\n') : `${catalogues.length} catalogues keep the rules.`)
else if (words.length === 0) console.log(tableOf(catalogues).join('\n'))
else if (chosen.length === 0) console.log(`There is no catalogue ${words.join(' ')}.json. Begin one beside en.json.`)
else console.log(chosen.flatMap((catalogue) => detailsOf(catalogue, englishOf(catalogues))).join('\n'))
process.exitCode =
  (words.includes('--check') && faults.length > 0) || (words.length > 0 && !words.includes('--check') && chosen.length === 0) ? 1 : 0
