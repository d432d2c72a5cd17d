/** `ada@pond.example` of `@ada@pond.example` and of the same without the first sign; null of everything else. */
export function remoteNameIn(part: string): string | null {
  const [, name, host] = /^@?([^@\s/]+)@([\p{L}\p{N}.:-]+)$/u.exec(part) ?? []
  return name === undefined || host === undefined ? null : `${name}@${host}`
}
