import type { BuiltInEmoji } from './PickerEmoji.ts'
import { readBuiltInEmoji } from './readBuiltInEmoji.ts'

/** The languages of the interface that emoji have names in; a further one is a line here. */
const tables: Readonly<Record<string, () => Promise<{ default: string }>>> = {
  ar: () => import('virtual:emoji/ar'),
  en: () => import('virtual:emoji/en'),
}

/** The language in which emoji are named to a reader of a language. */
export function emojiLanguage(language: string): string {
  const code = language.split('-')[0] ?? language
  return code in tables ? code : 'en'
}

const loaded = new Map<string, Promise<readonly BuiltInEmoji[]>>()

/** All characters, with names in a language if the table has them, otherwise in English. Loaded once; retried after a failure. */
export function loadBuiltInEmoji(language: string): Promise<readonly BuiltInEmoji[]> {
  const code = emojiLanguage(language)
  const known = loaded.get(code)
  if (known) return known
  const load = tables[code]
  if (!load) throw new Error(`No emoji table for "${code}". Add it to features/emoji/model/builtInEmoji.ts.`)
  const fetched = load().then(({ default: lines }) => readBuiltInEmoji(lines))
  loaded.set(code, fetched)
  fetched.catch(() => loaded.delete(code))
  return fetched
}
