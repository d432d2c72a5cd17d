/** `ada@pond.example` of `@ada@pond.example`, with or without the first sign; null for others. */
export function remoteNameIn(part: string): string | null {
  const [, name, host] = /^@?([^@\s/]+)@([\p{L}\p{N}.:-]+)$/u.exec(part) ?? []
  return name === undefined || host === undefined ? null : `${name}@${host}`
}
