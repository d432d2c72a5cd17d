import { DecodeError } from './DecodeError.ts'

/**
 * The small readers that all decoders are made of. Servers leave out, null or retype almost any field (a repeat's wrapper, a
 * deactivated author, GoToSocial, older versions), so each reader returns an empty value of the right type. `readId` and those named
 * `require…` throw: without their value the call has failed, even with status 200.
 */

/** A JSON object whose fields are not yet known. */
export type Raw = Readonly<Record<string, unknown>>

/** Replaces an unreadable time, so that formatting it never throws. */
export const unknownTime = '1970-01-01T00:00:00.000Z'

/** The value as an object; null for all others, including arrays. */
export function record(value: unknown): Raw | null {
  // The one place where JSON becomes an object with unknown fields.
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Raw) : null
}

const nothing: Raw = {}

/** The value as an object, or an empty one. */
export function fields(value: unknown): Raw {
  return record(value) ?? nothing
}

/** The value as an object, or a DecodeError that names the expected type. */
export function requireRecord(value: unknown, path: string): Raw {
  const found = record(value)
  if (!found) throw new DecodeError(path, 'object')
  return found
}

/** An opaque id; servers send strings or numbers. Null when there is none. */
export function idOrNull<Id extends string = string>(value: unknown): Id | null {
  const text = typeof value === 'string' ? value : Number.isFinite(value) ? String(value) : ''
  // Brands exist at compile time only: this is where a server's text becomes an id.
  return text === '' ? null : (text as Id)
}

/** An id that must be there. */
export function readId<Id extends string = string>(value: unknown, path: string): Id {
  const id = idOrNull<Id>(value)
  if (id === null) throw new DecodeError(path, 'id')
  return id
}

export function textOrEmpty(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** A text that must be there and not be empty. */
export function requireText(value: unknown, path: string): string {
  if (typeof value !== 'string' || value === '') throw new DecodeError(path, 'text')
  return value
}

const longestLine = 1000

/** A name, a title or another text of one line. The rest of an endless line is cut off, because a page would have to lay it out. */
export function line(value: unknown): string {
  const text = textOrEmpty(value)
  return text.length > longestLine ? `${text.slice(0, longestLine).replace(/[\ud800-\udbff]$/, '')}…` : text
}

/** The same; null for one that is empty or no text. */
export function lineOrNull(value: unknown): string | null {
  return line(value) || null
}

/** A text that is not empty; null for all others. */
export function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

/** A language tag, null if the value is none. Some servers write `ja_JP`, which becomes `ja-JP`. */
export function languageOrNull(value: unknown): string | null {
  const tag = textOrEmpty(value).trim().replaceAll('_', '-')
  return /^[a-z]{2,8}(?:-[a-z\d]{1,8})*$/i.test(tag) ? tag : null
}

/** True only for JSON's true: servers send null where they mean false. */
export function isTrue(value: unknown): boolean {
  return value === true
}

export function numberOrNull(value: unknown): number | null {
  // Mastodon sends the numbers of a tag's history as text.
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

/** A count of things: never negative (a hidden count is -1 on some servers), never a fraction. */
export function count(value: unknown): number {
  return Math.max(0, Math.trunc(numberOrNull(value) ?? 0))
}

/** A size in pixels or seconds; null when unknown or not positive. */
export function sizeOrNull(value: unknown): number | null {
  const size = numberOrNull(value)
  return size !== null && size > 0 ? size : null
}

export function timeOrNull(value: unknown): string | null {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : null
}

export function time(value: unknown): string {
  return timeOrNull(value) ?? unknownTime
}

/** No server has a name of this length, and a browser takes seconds to encode one. */
const endlessHost = /^[^/?#]*\/\/[^/?#]{1000}/

/**
 * An address that is safe to link to or to load: http, https, or a path on the server itself. Addresses come from strangers, and some
 * write `javascript:`. Blanks are encoded, because emoji file names have them.
 */
export function urlOrNull(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const address = value.trim()
  if (endlessHost.test(address)) return null
  return /^(https?:\/\/|\/(?![/\\]))/i.test(address) ? address.replace(/\s/g, encodeURIComponent) : null
}

export function url(value: unknown): string {
  return urlOrNull(value) ?? ''
}

export function array(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

export function texts(value: unknown): readonly string[] {
  return array(value).filter((item) => typeof item === 'string')
}

/** A list that must be there, if empty. */
export function requireTexts(value: unknown, path: string): readonly string[] {
  if (!Array.isArray(value)) throw new DecodeError(path, 'array')
  return texts(value)
}

/** The items that `read` decodes; those for which it returns null are left out. */
export function items<Item>(value: unknown, read: (item: unknown) => Item | null): readonly Item[] {
  const found: Item[] = []
  for (const item of array(value)) {
    const read1 = read(item)
    if (read1 !== null) found.push(read1)
  }
  return found
}

/** Translates a server's word; null for one that is not in the table (nor merely a property that every object has). */
export function wordOrNull<Word>(table: Readonly<Record<string, Word>>, value: unknown): Word | null {
  return typeof value === 'string' && Object.hasOwn(table, value) ? (table[value] ?? null) : null
}

/** Runs a strict decoder where the surrounding item can live without its result. */
export function orNull<Value>(decode: (raw: unknown) => Value, raw: unknown): Value | null {
  try {
    return decode(raw)
  } catch (error) {
    if (error instanceof DecodeError) return null
    throw error
  }
}
