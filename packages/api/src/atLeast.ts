/** Whether a version has reached another, by its first two numbers; never for a text that does not begin with them. */
export function atLeast(version: string, major: number, minor: number): boolean {
  const [, a, b] = /^(\d+)\.(\d+)/.exec(version) ?? []
  return Number(a) > major || (Number(a) === major && Number(b) >= minor)
}
