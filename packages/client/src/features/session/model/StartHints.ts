import type { StoredText } from './StoredText.ts'
import type { AccountKey } from './StoredAccounts.ts'

/** A theme's name, or the names of two: the dark one is shown in its hours, or by the system. */
export type ThemeHint = string | null | { readonly light: string; readonly dark: string; readonly hours: readonly [string, string] | null }

/** Settings of an account that the first request and the first render depend on; `src/earlyRequest.ts` reads them. */
export interface StartHints {
  readonly replyVisibility: 'all' | 'following' | 'self'
  /** A theme that the reader or the instance has chosen, or a pair of them; null leaves it to the system. */
  readonly theme: ThemeHint
  /** Where `/` leads. */
  readonly landing: string
  /** Paths of the timelines with a stored scroll position: they start with stored rows, not with the newest page. */
  readonly places: readonly string[]
  /** Documents of the server that it lacks. */
  readonly lacks: readonly string[]
}

/** `src/earlyRequest.ts` reads the same key; change both together. */
const hintsKey = (key: AccountKey) => `rookery.start:${key}`

export function storeStartHints(stored: StoredText, key: AccountKey, hints: StartHints): void {
  const text = JSON.stringify(hints)
  if (stored.get(hintsKey(key)) !== text) stored.set(hintsKey(key), text)
}
