import { failure } from '../../http/HttpError.ts'
import { escapeHtml } from '../../text/escapeHtml.ts'
import { phrasebook } from './phrasebook.ts'

/** Source languages, with the names that a translation service sends. */
export const sourceLanguages = [
  { code: 'ar', name: 'Arabic' },
  { code: 'de', name: 'German' },
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Spanish' },
  { code: 'fi', name: 'Finnish' },
  { code: 'fr', name: 'French' },
  { code: 'he', name: 'Hebrew' },
  { code: 'ja', name: 'Japanese' },
  { code: 'ko', name: 'Korean' },
  { code: 'nl', name: 'Dutch' },
  { code: 'pl', name: 'Polish' },
  { code: 'pt', name: 'Portuguese' },
  { code: 'uk', name: 'Ukrainian' },
  { code: 'zh', name: 'Chinese' },
]

/** Target languages. */
export const targetLanguages = sourceLanguages.filter(({ code }) => ['ar', 'de', 'en', 'es', 'fr'].includes(code))

interface Translatable {
  /** HTML. */
  readonly content: string
  /** Stated by the author, or null. */
  readonly language: string | null
}

/**
 * Replaces a translation service: it has translations of some lines and only marks all others.
 * @param from the source language chosen by the reader, over the author's and the detected one
 */
export function translate({ content, language }: Translatable, to: string, from: string | undefined) {
  const speaks = (list: typeof sourceLanguages, code: string) => list.some((known) => known.code === code)
  if (!speaks(targetLanguages, to) || (from !== undefined && !speaks(sourceLanguages, from)))
    throw failure(400, 'Translation request failed (code 400)')
  const known = to === 'en' ? Object.entries(phrasebook).find(([line]) => content.includes(escapeHtml(line))) : undefined
  return {
    detected_language: from ?? language ?? 'en',
    text: known ? content.replace(escapeHtml(known[0]), escapeHtml(known[1])) : `[translated] ${content}`,
  }
}
