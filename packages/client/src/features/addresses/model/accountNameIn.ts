import { reservedNames } from './reservedNames.ts'

/**
 * `ada` of `ada` and `@ada`, `ada@pond.example` likewise; null of `favicon.png` and other files at the root of a server, and of
 * `search`, where something else stands or will.
 */
export function accountNameIn(part: string): string | null {
  if (reservedNames.has(part.toLowerCase())) return null
  return /^@?[\p{L}\p{N}_-]+(@[\p{L}\p{N}.:-]+)?$/u.test(part) ? part.replace(/^@/, '') : null
}
