/** Logs a warning for developers. Never with users' texts or secrets. */
export function warnDeveloper(text: string): void {
  console.warn(text)
}
