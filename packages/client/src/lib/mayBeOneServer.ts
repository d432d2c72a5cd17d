/**
 * Whether two hosts may be one server's: the same, or one below the other, as where people are named after `pond.example` on a
 * server that is reached at `social.pond.example`.
 */
export function mayBeOneServer(one: string, other: string): boolean {
  const [a, b] = [`.${one.toLowerCase()}`, `.${other.toLowerCase()}`]
  return a.endsWith(b) || b.endsWith(a)
}
