import type { Translate } from '#i18n/t.ts'

/** Sentences after each other, as the language writes them. */
export function joinSentences(t: Translate, sentences: readonly string[]): string {
  return sentences.reduce((first, second) => (first === '' ? second : t('announce.joined', { first, second })), '')
}
