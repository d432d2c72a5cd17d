import { compileMessage } from '@lingui/message-utils/compileMessage'

import { isShownIn, textTierOf, type TextTier } from '../src/i18n/textTiers.ts'

/** Compiled messages by id. */
export type CompiledTexts = Readonly<Record<string, unknown>>

/**
 * Compiles a catalogue: a flat JSON object of ICU texts.
 * @param path names the file in errors
 * @throws Error if it is not such an object, or if a text cannot be read
 */
export function compileCatalogue(source: string, path: string): CompiledTexts {
  const texts: unknown = JSON.parse(source)
  if (typeof texts !== 'object' || texts === null || Array.isArray(texts)) throw new Error(`${path}: a catalogue is one flat object.`)
  const compiled: Record<string, unknown> = {}
  for (const [key, text] of Object.entries(texts)) {
    if (typeof text !== 'string') throw new Error(`${path}: "${key}" is not a text. Only "id": "ICU text" pairs can be shown.`)
    // Tools for translators write untranslated texts as empty strings.
    if (text !== '') compiled[key] = compileMessage(text)
  }
  return compiled
}

/** The texts of one tier, or of all, that appear in a language. English replaces missing texts. */
export function textsOfTier(code: string, english: CompiledTexts, own: CompiledTexts, tier?: TextTier): CompiledTexts {
  const texts = Object.entries({ ...english, ...own })
  return Object.fromEntries(texts.filter(([key]) => isShownIn(code, key) && (!tier || textTierOf(key) === tier)))
}
