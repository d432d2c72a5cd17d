/** Whether a version is at least another one, by the first two numbers; false for a text that does not start with them. */
export function atLeast(version: string, major: number, minor: number): boolean {
  const [, a, b] = /^(\d+)\.(\d+)/.exec(version) ?? []
  return Number(a) > major || (Number(a) === major && Number(b) >= minor)
}
