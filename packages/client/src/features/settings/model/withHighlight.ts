import type { Highlight } from './settingsTable.ts'

/** The highlights with a changed one; the account's handle may be stored in another case. */
export function withHighlight(
  highlights: Readonly<Record<string, Highlight>>,
  acct: string,
  highlight: Highlight,
): Readonly<Record<string, Highlight>> {
  const others = Object.entries(highlights).filter(([name]) => name.toLowerCase() !== acct.toLowerCase())
  return Object.fromEntries([...others, [acct, highlight]])
}
