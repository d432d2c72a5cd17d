import type { Messages } from '@lingui/core'

import type { Language } from './languages.ts'

/** English with marks: whatever is on screen without them did not come through the catalogue. */
export const pseudoLanguage: Language = { tag: 'en', name: '⟦Pseudo⟧', dir: 'ltr' }

/** Wraps every text in ⟦ ⟧ and makes it about a third longer, as German or Finnish would. */
export function pseudoMessages(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => {
      const parts = Array.isArray(message) ? message : [message]
      return [id, ['⟦', ...parts, `${'~'.repeat(Math.ceil(lengthOf(parts) / 3))}⟧`]]
    }),
  )
}

function lengthOf(parts: readonly unknown[]): number {
  return parts.reduce<number>((sum, part) => sum + (typeof part === 'string' ? part.length : 8), 0)
}
