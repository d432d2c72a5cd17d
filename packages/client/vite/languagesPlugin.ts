import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

import { textTiers, type TextTier } from '../src/i18n/textTiers.ts'
import { compileCatalogue, textsOfTier } from './compileCatalogue.ts'

const index = 'virtual:languages'
const ownFolder = fileURLToPath(new URL('../src/i18n/locales', import.meta.url))

interface CatalogueFile {
  readonly code: string
  readonly tier: TextTier
  readonly source: string
}

/**
 * Makes `virtual:languages`: the codes of all languages with a catalogue, and a function that loads one tier of one of them. English is
 * among the modules of the client. A build has a JSON file for each tier of each other language, and their names share one hash: a chunk
 * for each would add a kilobyte of names to the first load.
 * @param folder the absolute path of the catalogues
 */
export function languagesPlugin(folder = ownFolder): Plugin {
  let building = false
  /** The files of this build, because compiling all catalogues takes a second. */
  let files: readonly CatalogueFile[] | undefined
  return {
    name: 'rookery-languages',
    configResolved(config) {
      building = config.command === 'build'
    },
    buildStart() {
      files = undefined
    },
    resolveId: (id) => (id === index ? `\0${index}` : null),
    load(id) {
      if (id !== `\0${index}`) return null
      const codes = codesIn(folder)
      for (const code of codes) this.addWatchFile(join(folder, `${code}.json`))
      return building ? addressesOf(codes, hashOf((files ??= filesOf(folder)))) : importsOf(codes, folder)
    },
    generateBundle() {
      files ??= filesOf(folder)
      const hash = hashOf(files)
      for (const { code, tier, source } of files) this.emitFile({ type: 'asset', fileName: nameOf(code, tier, hash), source })
    },
  }
}

/** All languages but English. */
function codesIn(folder: string): readonly string[] {
  return readdirSync(folder)
    .map((file) => basename(file, '.json'))
    .filter((code) => code !== 'en')
    .toSorted()
}

function filesOf(folder: string): readonly CatalogueFile[] {
  const read = (code: string) => compileCatalogue(readFileSync(join(folder, `${code}.json`), 'utf8'), `${code}.json`)
  const english = read('en')
  return codesIn(folder).flatMap((code) => {
    const own = read(code)
    return textTiers.map((tier) => ({ code, tier, source: JSON.stringify(textsOfTier(code, english, own, tier)) }))
  })
}

const nameOf = (code: string, tier: TextTier, hash: string): string => `assets/${code}-${tier}-${hash}.json`

function hashOf(files: readonly CatalogueFile[]): string {
  const hash = createHash('sha256')
  for (const { code, tier, source } of files) hash.update(nameOf(code, tier, '')).update(source)
  return hash.digest('base64url').slice(0, 8)
}

function addressesOf(codes: readonly string[], hash: string): string {
  return `import { fetchTexts } from '#i18n/fetchTexts.ts'
export const codes = ${JSON.stringify(codes.join(' '))}.split(' ')
export const loadTexts = (code, tier) => fetchTexts(\`/assets/\${code}-\${tier}-${hash}.json\`)`
}

function importsOf(codes: readonly string[], folder: string): string {
  const rows = codes.map((code) => {
    const loads = textTiers.map((tier) => `${tier}: () => import(${JSON.stringify(`${join(folder, code)}.json?${tier}`)})`)
    return `${JSON.stringify(code)}: {${loads.join()}}`
  })
  return `const loads = {${rows.join()}}
export const codes = Object.keys(loads)
export const loadTexts = async (code, tier) => (await loads[code][tier]()).default`
}
