import { loadTexts } from 'virtual:languages'

import type { LanguageCode } from './languages.ts'
import type english from './locales/en.json'
import englishStart from './locales/en.json?start'
import type { Messages } from './CompiledMessage.ts'
import { textTiers, type TextTier } from './textTiers.ts'

/** Ids of all interface texts; the English catalogue is the list. */
export type MessageId = keyof typeof english

/** The bundled catalogue: texts of the first render, and later tiers once they are loaded. */
export const englishMessages: Messages = englishStart

const loadsOfEnglish: Readonly<Record<TextTier, () => Promise<Messages>>> = {
  start: async () => englishMessages,
  page: async () => (await import('./locales/en.json?page')).default,
  late: async () => (await import('./locales/en.json?late')).default,
}

// Later parts fetch their tier with their code, so it belongs to the page's chunk.
const fetches = new Map<string, Promise<Messages>>()
/** Tiers whose texts are among those of their language already: each `import()` asks for them again. */
const joined = new Set<Messages>()
let requested: LanguageCode = 'en'
let tierCount = 1

/**
 * Loads the texts up to a tier, in the last requested language. Texts are complete when it resolves. Rejects on failure; the next call
 * tries again.
 */
export async function completeTexts(tier: TextTier): Promise<void> {
  tierCount = Math.max(tierCount, textTiers.indexOf(tier) + 1)
  await complete(requested)
}

/** Loads a language's catalogue, with the tiers that were requested so far. Rejects on failure, and the previous language stays. */
export async function loadMessages(code: LanguageCode): Promise<Messages> {
  const before = requested
  requested = code
  try {
    return await complete(code)
  } catch (error) {
    if (requested === code) requested = before
    throw error
  }
}

async function complete(code: LanguageCode): Promise<Messages> {
  const [messages, ...later] = await Promise.all([
    fetchOnce(code, 'start'),
    ...textTiers.slice(1, tierCount).map((tier) => fetchOnce(code, tier)),
  ])
  for (const texts of later) {
    if (joined.has(texts)) continue
    joined.add(texts)
    Object.assign(messages, texts)
  }
  return messages
}

function fetchOnce(code: LanguageCode, tier: TextTier): Promise<Messages> {
  const key = `${code} ${tier}`
  const known = fetches.get(key)
  if (known) return known
  const fetched = code === 'en' ? loadsOfEnglish[tier]() : loadTexts(code, tier)
  fetches.set(key, fetched)
  fetched.catch(() => fetches.delete(key))
  return fetched
}
