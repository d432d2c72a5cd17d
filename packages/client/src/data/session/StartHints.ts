import type { KeptText } from '#data/storage/KeptText.ts'

/** The few settings that the very first request and the first picture depend on, where `src/earlyRequest.ts` reads them. */
export interface StartHints {
  readonly replyVisibility: 'all' | 'following' | 'self'
  /** A theme that was chosen; null leaves it to the system. */
  readonly theme: string | null
}

/** `src/earlyRequest.ts` reads the same key; change both together. */
const hintsKey = 'rookery.start'

export function keepStartHints(kept: KeptText, hints: StartHints): void {
  const text = JSON.stringify(hints)
  if (kept.get(hintsKey) !== text) kept.set(hintsKey, text)
}
