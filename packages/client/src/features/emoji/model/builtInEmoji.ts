import tables from 'virtual:emoji'
import { findLanguage } from '#i18n/findLanguage.ts'
import type { BuiltInEmoji } from './PickerEmoji.ts'
import { readBuiltInEmoji } from './readBuiltInEmoji.ts'

const languages = Object.keys(tables)

/** The language in which emoji are named to a reader of a language. */
export function emojiLanguage(language: string): string {
  return findLanguage(language, languages) ?? 'en'
}

const loaded = new Map<string, Promise<readonly BuiltInEmoji[]>>()

/** All characters, with names in a language if the table has them, otherwise in English. Loaded once; retried after a failure. */
export function loadBuiltInEmoji(language: string): Promise<readonly BuiltInEmoji[]> {
  const code = emojiLanguage(language)
  const known = loaded.get(code)
  if (known) return known
  const load = tables[code]
  if (!load) throw new Error(`No emoji table for "${code}". vite/emojiPlugin.ts makes them.`)
  const fetched = load().then(({ default: lines }) => readBuiltInEmoji(lines))
  loaded.set(code, fetched)
  fetched.catch(() => loaded.delete(code))
  return fetched
}
