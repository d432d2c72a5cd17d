import { ownPath } from '@rookery/api/wire/ownPath'

/** Characters of an image in a setting: a server stores 100,000 of all settings together. */
const longestImage = 40_000

/** No drawing: it is a document, and is not needed for a cover. */
const imageInText = /^data:image\/(?:png|jpeg|gif|webp|avif);base64,[a-z\d+/]+={0,2}$/i

/** The address of an image that is allowed in a setting: a path of the server, or a data address; null for others. */
export function readImageAddress(raw: unknown): string | null {
  if (typeof raw !== 'string' || raw.length > longestImage) return null
  return imageInText.test(raw) ? raw : raw.length <= 500 ? ownPath(raw) : null
}

/** A code of a language, as servers and browsers write it: `pt-BR`, `pt_BR`, `zh-Hans`. */
export function isLanguageText(text: string): boolean {
  return text.length <= 35 && /^[a-z]{2,8}(?:[-_][a-z\d]{1,8})*$/i.test(text)
}

/** A media type. */
export function isMediaType(text: string): boolean {
  return text.length <= 100 && /^[\w.+-]+\/[\w.+-]+$/.test(text)
}

/** `22:00`; some browsers name the seconds as well. */
export function isTimeOfDay(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/.test(text)
}

/** A name on one line, as servers take it for a profile or a theme. */
export function isName(text: string): boolean {
  return text.length <= 255 && text.trim() !== '' && !/[\p{Cc}\u2028\u2029]/u.test(text)
}

/** The text if it is a name, as `isName` has it. */
export function readName(raw: unknown): string | undefined {
  return typeof raw === 'string' && isName(raw) ? raw : undefined
}
