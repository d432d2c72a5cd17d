import { readFileSync } from 'node:fs'

import type { Catalogue } from './Catalogue.ts'

/** A word of the product in one language. */
export interface Term {
  readonly english: string
  /** Texts of en.json that use it. */
  readonly ids: readonly string[]
  readonly recommended: string
}

/** The recommended words of a language: `glossary.tsv` has a row a term and a column a language. */
export function readGlossary(code: string): readonly Term[] {
  const [head = '', ...rows] = readFileSync(new URL('glossary.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  const column = head.split('\t').indexOf(code)
  if (column < 0) return []
  return rows.map((row) => {
    const cells = row.split('\t')
    return { english: cells[1] ?? '', ids: (cells[2] ?? '').split(',').filter(Boolean), recommended: cells[column] ?? '' }
  })
}

/** The texts that seem to say a term in another word, a sentence each. Inflection makes it a guess. */
export function otherWords({ code, texts }: Catalogue, glossary: readonly Term[]): readonly string[] {
  return glossary.flatMap(({ english, ids, recommended }) =>
    ids
      .filter((id) => texts[id] !== undefined && !usesWord(texts[id], recommended, code))
      .map((id) => `"${id}" says "${texts[id]}"; the glossary has "${recommended}" for "${english}"`),
  )
}

/** Whether the beginning of each word of a term is somewhere in the text. */
function usesWord(text: string, term: string, code: string): boolean {
  const lower = text.toLocaleLowerCase(code.slice(0, 2))
  const stems = term.toLocaleLowerCase(code.slice(0, 2)).split(/\s+/)
  return stems.every((word) => lower.includes(word.slice(0, Math.max(2, Math.ceil(word.length * 0.6)))))
}
