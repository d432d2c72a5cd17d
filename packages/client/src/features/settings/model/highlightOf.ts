import type { Highlight } from './settingsTable.ts'

type Highlights = Readonly<Record<string, Highlight>>

/** The active highlight of an account; undefined if none. Handles are compared like servers do, ignoring case. */
export function highlightOf(highlights: Highlights, acct: string | undefined): Highlight | undefined {
  const found = acct === undefined ? undefined : highlightFor(highlights, acct)
  return found?.type === 'disabled' ? undefined : found
}

/** The chosen highlight of an account, active or not; undefined if none was chosen. */
export function highlightFor(highlights: Highlights, acct: string): Highlight | undefined {
  const name = [acct, acct.toLowerCase()].find((key) => Object.hasOwn(highlights, key))
  return name === undefined ? undefined : highlights[name]
}
