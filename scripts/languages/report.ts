import { needsSpeaker } from '../../packages/client/src/i18n/needsSpeaker.ts'
import { readText } from './readText.ts'
import { coverageOf, englishOf, percent, type Catalogue } from './Catalogue.ts'
import { catalogueFaults } from './catalogueFaults.ts'
import { otherWords, readGlossary } from './glossary.ts'
import { readReviews, type Review } from './reviews.ts'
import { typographyAdvice } from './typography.ts'

/** All faults of all catalogues. */
export function allFaults(catalogues: readonly Catalogue[]): readonly string[] {
  const english = englishOf(catalogues)
  return catalogues.flatMap((catalogue) => catalogueFaults(catalogue, english))
}

/** A line a language: how much of it is there, how much could be better, and the state of its review. */
export function tableOf(catalogues: readonly Catalogue[], reviews = readReviews()): readonly string[] {
  const english = englishOf(catalogues)
  const rows = catalogues.map((catalogue) => {
    const { missing, share } = coverageOf(catalogue, english)
    const words = catalogue.code === 'en' ? 0 : otherWords(catalogue, readGlossary(catalogue.code)).length
    const cells = [
      catalogue.code,
      missing.length,
      `${percent(share)} %`,
      catalogueFaults(catalogue, english).length,
      adviceOn(catalogue).length,
      words,
    ]
    const review = reviews.filter(({ code }) => code === catalogue.code).map(({ date }) => date)
    return [...cells.map(String), [...review, ...(needsSpeaker.has(catalogue.code) ? ['needs a speaker'] : [])].join(', ')]
  })
  const table = [['Language', 'Missing', 'Share', 'Faults', 'Advice', 'Other words', 'Reviews'], ...rows]
  return table.map((cells) =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(10) : column === 6 ? `  ${cell}` : cell.padStart(8 + Math.floor(column / 5) * 5)))
      .join('')
      .trimEnd(),
  )
}

/** Everything about one language, for its translators. */
export function detailsOf(catalogue: Catalogue, english: Catalogue, reviews = readReviews()): readonly string[] {
  const { missing } = coverageOf(catalogue, english)
  const glossary = readGlossary(catalogue.code)
  return [
    ...reviews.filter(({ code }) => code === catalogue.code).map(sentenceOf),
    ...(needsSpeaker.has(catalogue.code) ? ['No speaker of the language has reviewed it yet.'] : []),
    ...missing.map((id) => `missing: "${id}" is "${english.texts[id]}" in English.`),
    ...catalogueFaults(catalogue, english).map((fault) => `fault: ${fault}`),
    ...adviceOn(catalogue).map((advice) => `advice: ${advice}`),
    ...(glossary.length === 0
      ? [`The glossary has no column for ${catalogue.code}.`]
      : otherWords(catalogue, glossary).map((words) => `another word: ${words}.`)),
  ]
}

function sentenceOf({ date, translatedBack, differed, mended }: Review): string {
  return `reviewed on ${date}: ${translatedBack} texts translated back, ${differed} of them differed, ${mended} other texts mended.`
}

function adviceOn({ code, texts }: Catalogue): readonly string[] {
  return Object.entries(texts).flatMap(([id, text]) => typographyAdvice(code, wordsOf(text)).map((message) => `"${id}" ${message}.`))
}

/** Nothing of a text that cannot be read: that is a fault, and reported as one. */
function wordsOf(text: string): readonly string[] {
  try {
    return readText(text).words
  } catch {
    return []
  }
}
