/**
 * Parses a response of the server at `host`. snac, Takahē and NeoDB write the handles of their own accounts with the host, all others without
 * it: here `name@host` becomes `name`. Throws SyntaxError for anything but JSON.
 */
export function parseJson(text: string, host: string): unknown {
  const end = `@${host}`
  // A function for each value takes ten times as long.
  if (!text.includes(`${end}"`)) return JSON.parse(text)
  return JSON.parse(text, (key, value: unknown) =>
    key === 'acct' && typeof value === 'string' && value.endsWith(end) ? value.slice(0, -end.length) : value,
  )
}
