/** True for `ada`, `@ada` and `ada@pond.example`; false for `favicon.png` and other files at the root of a server. */
export function isAccountName(segment: string): boolean {
  return /^@?[\p{L}\p{N}_-]+(@[\p{L}\p{N}.:-]+)?$/u.test(segment)
}
