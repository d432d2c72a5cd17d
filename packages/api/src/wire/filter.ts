import { array, flag, record, requireRecord, text, textOrNull, timeOrNull, wordOrNull } from './read.ts'
import { DecodeError } from './DecodeError.ts'
import type { FilterContext, StatusFilter } from './model.ts'

const actions: Readonly<Record<string, StatusFilter['action']>> = { warn: 'warn', hide: 'hide', blur: 'blur' }

const contexts: Readonly<Record<string, FilterContext>> = {
  home: 'home',
  public: 'public',
  notifications: 'notifications',
  thread: 'thread',
  account: 'account',
}

/** One entry of a status' `filtered` (filters v2). An action that nobody here knows only warns. */
export function filterOrNull(value: unknown): StatusFilter | null {
  const filter = record(record(value)?.filter)
  if (!filter) return null
  return {
    title: text(filter.title),
    action: wordOrNull(actions, filter.filter_action) ?? 'warn',
    contexts: contextsIn(filter.context),
  }
}

/** A filter as its list has it (filters v1): the client looks for the phrase. */
export interface ListedFilter {
  readonly phrase: string
  readonly contexts: readonly FilterContext[]
  /** The server leaves out what it hits where it can, which is not everywhere; else it only warns. */
  readonly irreversible: boolean
  /** Not within a longer word. */
  readonly wholeWord: boolean
  /** From then on it is none. */
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
    irreversible: flag(raw.irreversible),
    wholeWord: flag(raw.whole_word),
    expiresAt: timeOrNull(raw.expires_at),
  }
}

function contextsIn(value: unknown): readonly FilterContext[] {
  return array(value).flatMap((context) => wordOrNull(contexts, context) ?? [])
}
