import type { Messages } from '@lingui/core'

import type { LanguageCode } from './languages.ts'
import english from './locales/en.json'

/** Ids of all interface texts; the English catalogue is the list. */
export type MessageId = keyof typeof english

/** The bundled catalogue. The build compiled each text; only its type still says it is one. */
export const englishMessages: Messages = english

const others = import.meta.glob<Messages>(['./locales/*.json', '!./locales/en.json'], { import: 'default' })

/** Fetches a language's catalogue; a text it lacks stays English. Rejects when it cannot be fetched. */
export async function loadMessages(code: LanguageCode): Promise<Messages> {
  if (code === 'en') return englishMessages
  const load = others[`./locales/${code}.json`]
  if (!load) throw new Error(`No catalogue for "${code}". Add i18n/locales/${code}.json or take it out of i18n/languages.ts.`)
  return { ...englishMessages, ...(await load()) }
}
