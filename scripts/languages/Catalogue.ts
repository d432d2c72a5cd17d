import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { isShownIn } from '../../packages/client/src/i18n/textTiers.ts'
import { project } from '../install.mjs'

/** All texts of one language by their ids. */
export interface Catalogue {
  /** The name of its file: `zh_Hant`. */
  readonly code: string
  readonly texts: Readonly<Record<string, string>>
}

const cataloguesFolder = join(project, 'packages/client/src/i18n/locales')

/** Reads all catalogues. The file of notes is not one. */
export function readCatalogues(folder = cataloguesFolder): readonly Catalogue[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json') && file !== 'notes.json')
  return files.map((file) => {
    const texts = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Catalogue['texts'] // catalogueFaults looks at each text
    return { code: file.replace('.json', ''), texts }
  })
}

/** How much of the English texts a language has. */
export interface Coverage {
  readonly code: string
  readonly texts: number
  readonly missing: readonly string[]
  /** From 0 to 1. */
  readonly share: number
}

/** Counts the texts that can appear in the language; those that it lacks appear in English. */
export function coverageOf({ code, texts }: Catalogue, english: Catalogue): Coverage {
  const ids = Object.keys(english.texts).filter((id) => isShownIn(code, id) || code === 'en')
  const missing = ids.filter((id) => !texts[id])
  return { code, texts: ids.length, missing, share: (ids.length - missing.length) / ids.length }
}

/** The part of all texts that a language must have before it is released. */
const releasedShare = 0.95

/** The languages that lack too much for a release, a sentence each. */
export function tooLittleForRelease(catalogues: readonly Catalogue[]): readonly string[] {
  const english = englishOf(catalogues)
  return catalogues
    .map((catalogue) => coverageOf(catalogue, english))
    .filter(({ share }) => share < releasedShare)
    .map(({ code, missing, share }) => `${code}.json lacks ${missing.length} texts and has ${percent(share)} %. A release needs 95 %.`)
}

/** Whole percents, never rounded up to a share that is not reached. */
export function percent(share: number): number {
  return Math.floor(share * 100)
}

export function englishOf(catalogues: readonly Catalogue[]): Catalogue {
  const english = catalogues.find(({ code }) => code === 'en')
  if (!english) throw new Error(`${cataloguesFolder} has no en.json, which lists all texts.`)
  return english
}
