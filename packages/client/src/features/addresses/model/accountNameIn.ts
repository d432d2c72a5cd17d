import { reservedNames } from './reservedNames.ts'

/**
 * `ada` of `ada` and `@ada`, `ada@pond.example` likewise. Null for `favicon.png` and other root files of a server, and for reserved names
 * such as `search`.
 */
export function accountNameIn(part: string): string | null {
  if (reservedNames.has(part.toLowerCase())) return null
  return /^@?[\p{L}\p{N}_-]+(@[\p{L}\p{N}.:-]+)?$/u.test(part) ? part.replace(/^@/, '') : null
}
