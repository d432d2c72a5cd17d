import type { FilterContext } from '@rookery/api/wire/model'
import { isRecord } from '#lib/isRecord.ts'

/** A word, phrase or pattern that the reader does not want to read, beyond the plain list of words. */
export interface MuteRuleSetting {
  /** `word`: matches whole words. `phrase`: matches anywhere. `pattern`: a regular expression. */
  readonly kind: 'word' | 'phrase' | 'pattern'
  readonly text: string
  /** When it ends, in ms since the epoch; null for never. */
  readonly until: number | null
  /** Where it holds. */
  readonly contexts: readonly FilterContext[]
  /** Posts are hidden; otherwise covered. */
  readonly hides: boolean
}

export const muteRuleContexts = ['home', 'public', 'notifications', 'thread', 'account'] as const satisfies readonly FilterContext[]

const kinds = ['word', 'phrase', 'pattern'] as const

/** Characters of a text. */
export const longestMuteRule = 500

export function readMuteRule(raw: unknown): MuteRuleSetting | undefined {
  if (!isRecord(raw)) return undefined
  const { text, until, contexts, hides } = raw
  const kind = kinds.find((one) => one === raw.kind)
  if (!kind || typeof text !== 'string' || text.trim() === '' || text.length > longestMuteRule || !Array.isArray(contexts)) return undefined
  return {
    kind,
    text,
    until: typeof until === 'number' && Number.isSafeInteger(until) ? until : null,
    contexts: muteRuleContexts.filter((context) => contexts.includes(context)),
    hides: hides === true,
  }
}
