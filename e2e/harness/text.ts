import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { MessageId } from '../../packages/client/src/i18n/catalogues.ts'

const folder = join(import.meta.dirname, '../../packages/client/src/i18n/locales')

const catalogues = new Map<string, Readonly<Record<string, string>>>()

function messageOf(id: MessageId, language: string): string {
  const catalogue =
    catalogues.get(language) ?? (JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')) as Record<string, string>)
  catalogues.set(language, catalogue)
  const message = catalogue[id]
  if (message === undefined) throw new Error(`There is no text "${id}" in ${language}.json.`)
  return message
}

/**
 * A text of the interface, so that a journey follows the catalogue and not the wording of one day.
 *
 * @throws Error for a text with parts to fill in: use `textStart`
 */
export function text(id: MessageId, language = 'en'): string {
  const message = messageOf(id, language)
  if (message.includes('{')) throw new Error(`"${id}" has parts to fill in ("${message}"). Use textStart.`)
  return message
}

/** A text with its placeholders filled in as the interface does it. */
export function textWith(id: MessageId, parts: Readonly<Record<string, string>>): string {
  return Object.entries(parts).reduce((words, [part, value]) => words.replace(`{${part}}`, value), messageOf(id, 'en'))
}

/** The complete text in any of the tested languages or in the pseudo language, for names of elements. */
export function label(id: MessageId): RegExp {
  const words = languages.map((language) => escaped(text(id, language))).join('|')
  return new RegExp(`^(?:⟦[\\u{E0020}-\\u{E007E}]+)?(?:${words})(?:[ ~]+⟧)?$`, 'u')
}

/** The beginning of a text with placeholders, in any of those languages. */
export function textStart(id: MessageId): RegExp {
  const starts = languages.map((language) => messageOf(id, language).split('{')[0] ?? '')
  if (starts.includes('')) throw new Error(`"${id}" begins with a part to fill in, so there is nothing to look for.`)
  return new RegExp(`^(${starts.map(escaped).join('|')})`)
}

const languages = ['en', 'ar']

const escaped = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
