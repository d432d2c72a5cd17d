import type { Highlight } from './settingsTable.ts'

type Highlights = Readonly<Record<string, Highlight>>

/** How the reader wants somebody's posts marked; undefined for not at all. Handles are compared as servers do: in any case. */
export function highlightOf(highlights: Highlights, acct: string | undefined): Highlight | undefined {
  const found = acct === undefined ? undefined : highlightFor(highlights, acct)
  return found?.type === 'disabled' ? undefined : found
}

/** What was chosen for somebody, switched off or not; undefined where nothing ever was. */
export function highlightFor(highlights: Highlights, acct: string): Highlight | undefined {
  const name = [acct, acct.toLowerCase()].find((key) => Object.hasOwn(highlights, key))
  return name === undefined ? undefined : highlights[name]
}
