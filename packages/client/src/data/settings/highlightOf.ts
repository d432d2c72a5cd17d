import type { Highlight } from './settingsTable.ts'

/** How the reader wants somebody's posts marked; undefined for not at all. Handles are compared as servers do: in any case. */
export function highlightOf(highlights: Readonly<Record<string, Highlight>>, acct: string | undefined): Highlight | undefined {
  if (acct === undefined) return undefined
  const name = [acct, acct.toLowerCase()].find((key) => Object.hasOwn(highlights, key))
  const found = name === undefined ? undefined : highlights[name]
  return found?.type === 'disabled' ? undefined : found
}
