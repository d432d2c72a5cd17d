/** Tells whoever has the console open, and nobody else. Never with what people wrote, or with anything secret. */
export function warnDeveloper(text: string): void {
  console.warn(text)
}
