import { DecodeError } from './DecodeError.ts'
import { contextsIn } from './filter.ts'
import type { FilterContext } from './model.ts'
import { isTrue, requireRecord, textOrNull, timeOrNull } from './read.ts'

/** A filter as its list has it (filters v1): the client looks for the phrase. */
export interface ListedFilter {
  readonly phrase: string
  readonly contexts: readonly FilterContext[]
  /** The server leaves out the statuses that the filter hits, where it can; elsewhere the filter only warns. */
  readonly irreversible: boolean
  /** Not within a longer word. */
  readonly wholeWord: boolean
  /** When the filter ends; null when it does not. */
  readonly expiresAt: string | null
}

/** Throws DecodeError without a phrase. */
export function decodeListedFilter(value: unknown): ListedFilter {
  const raw = requireRecord(value, 'filter')
  const phrase = textOrNull(raw.phrase)
  if (phrase === null) throw new DecodeError('filter.phrase', 'text')
  return {
    phrase,
    contexts: contextsIn(raw.context),
    irreversible: isTrue(raw.irreversible),
    wholeWord: isTrue(raw.whole_word),
    expiresAt: timeOrNull(raw.expires_at),
  }
}
