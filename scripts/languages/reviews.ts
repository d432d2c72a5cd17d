import { readFileSync } from 'node:fs'

/** A review of a whole catalogue by a second person. */
export interface Review {
  readonly code: string
  /** ISO date. */
  readonly date: string
  /** Texts that were translated back without a look at the English ones. */
  readonly translatedBack: number
  /** Of these, the texts with another meaning. All were corrected. */
  readonly differed: number
  /** Other texts that were corrected. */
  readonly mended: number
}

/** The reviews of all languages: one line each in a table of tabs. */
export function readReviews(file: URL = new URL('reviews.tsv', import.meta.url)): readonly Review[] {
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n')
  return lines.map((line) => {
    const [code = '', date = '', translatedBack, differed, mended] = line.split('\t')
    return { code, date, translatedBack: Number(translatedBack), differed: Number(differed), mended: Number(mended) }
  })
}
