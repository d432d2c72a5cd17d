import { errorTexts } from './errorTexts.ts'
import { inLanguage, type InstanceLanguage } from './inLanguage.ts'

/** The sentences with placeholders, as patterns that capture their values. */
const patterns = Object.keys(errorTexts)
  .filter((english) => english.includes('{'))
  .map((english) => ({ english, pattern: new RegExp(`^${escaped(english).replaceAll(/\\\{(\w+)\\\}/g, '(?<$1>.+)')}$`) }))

/** The body of an error in another language: its sentence, or the sentences by field that are JSON inside it. All else stays. */
export function translateError(language: InstanceLanguage, body: unknown): unknown {
  if (language === 'en') return body
  if (typeof body === 'string') return translated(language, body)
  if (typeof body !== 'object' || body === null || !('error' in body) || typeof body.error !== 'string') return body
  return { ...body, error: inFields(language, body.error) ?? translated(language, body.error) }
}

function translated(language: InstanceLanguage, english: string): string {
  if (Object.hasOwn(errorTexts, english)) return inLanguage(language, english)
  for (const { english: id, pattern } of patterns) {
    const places = pattern.exec(english)?.groups
    if (places) return inLanguage(language, id, places)
  }
  return english
}

/** Null unless the text is JSON, in which a rejected registration names its fields. */
function inFields(language: InstanceLanguage, text: string): string | null {
  if (!text.startsWith('{')) return null
  try {
    return JSON.stringify(JSON.parse(text, (_, value: unknown) => (typeof value === 'string' ? translated(language, value) : value)))
  } catch {
    return null
  }
}

function escaped(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
}
