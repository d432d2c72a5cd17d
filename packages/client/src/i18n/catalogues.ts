import type { LanguageCode } from './languages.ts'
import type english from './locales/en.json'
import englishStart from './locales/en.json?start'
import type { Messages } from './CompiledMessage.ts'

/** Ids of all interface texts; the English catalogue is the list. */
export type MessageId = keyof typeof english

/** The bundled catalogue: what the first picture needs, and everything once it is completed. */
export const englishMessages: Messages = englishStart

const starts = import.meta.glob<Messages>(['./locales/*.json', '!./locales/en.json'], { query: '?start', import: 'default' })
const rests = import.meta.glob<Messages>('./locales/*.json', { query: '?rest', import: 'default' })

// Later parts fetch this half with their code, so it belongs to the page's chunk.
const fetches = new Map<string, Promise<Messages>>()
let wanted: LanguageCode = 'en'
let isWholeWanted = false

/**
 * Brings the texts that the first picture does without, in the language that was asked for last. Whoever has its messages has them
 * then. Rejects when they cannot be had; the next call tries again.
 */
export async function completeTexts(): Promise<void> {
  isWholeWanted = true
  await complete(wanted)
}

/**
 * Fetches a language's catalogue, whole when a later part has been fetched. Rejects when it cannot be had, and the language
 * before is wanted again.
 */
export async function loadMessages(code: LanguageCode): Promise<Messages> {
  const before = wanted
  wanted = code
  try {
    return isWholeWanted ? await complete(code) : await startOf(code)
  } catch (error) {
    if (wanted === code) wanted = before
    throw error
  }
}

async function complete(code: LanguageCode): Promise<Messages> {
  const [messages, rest] = await Promise.all([startOf(code), fetchOnce(rests, code, 'rest')])
  return Object.assign(messages, rest)
}

async function startOf(code: LanguageCode): Promise<Messages> {
  return code === 'en' ? englishMessages : fetchOnce(starts, code, 'start')
}

function fetchOnce(from: Record<string, () => Promise<Messages>>, code: LanguageCode, half: 'start' | 'rest'): Promise<Messages> {
  const key = `${code} ${half}`
  const known = fetches.get(key)
  if (known) return known
  const load = Object.entries(from).find(([path]) => path.startsWith(`./locales/${code}.json`))?.[1]
  if (!load) throw new Error(`No catalogue for "${code}". Add i18n/locales/${code}.json or do not offer it.`)
  const fetched = load()
  fetches.set(key, fetched)
  fetched.catch(() => fetches.delete(key))
  return fetched
}
