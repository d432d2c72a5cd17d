import type { LanguageCode } from './languages.ts'
import type english from './locales/en.json'
import start from './locales/en.json?start'
import type { Messages } from './Message.ts'

/** Ids of all interface texts; the English catalogue is the list. */
export type MessageId = keyof typeof english

/** The bundled catalogue: what the first picture needs, and everything once `completeEnglish` has resolved. */
export const englishMessages: Messages = start

let completing: Promise<void> | null = null

/** Brings the texts that the first picture does without. Rejects when they cannot be had; the next call tries again. */
export function completeEnglish(): Promise<void> {
  completing ??= import('./restTexts.ts').then(
    () => undefined,
    (error: unknown) => {
      completing = null
      throw error
    },
  )
  return completing
}

const others = import.meta.glob<Messages>(['./locales/*.json', '!./locales/en.json'], { import: 'default' })

/** Fetches a language's catalogue; a text it lacks stays English. Rejects when it cannot be fetched. */
export async function loadMessages(code: LanguageCode): Promise<Messages> {
  if (code === 'en') return englishMessages
  const load = others[`./locales/${code}.json`]
  if (!load) throw new Error(`No catalogue for "${code}". Add i18n/locales/${code}.json or take it out of i18n/languages.ts.`)
  const [messages] = await Promise.all([load(), completeEnglish()])
  return { ...englishMessages, ...messages }
}
