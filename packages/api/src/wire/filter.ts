import { array, line, record, timeOrNull, wordOrNull } from './read.ts'
import type { FilterContext, StatusFilter } from './model.ts'

const actions: Readonly<Record<string, StatusFilter['action']>> = { warn: 'warn', hide: 'hide', blur: 'blur' }

const contexts: Readonly<Record<string, FilterContext>> = {
  home: 'home',
  public: 'public',
  notifications: 'notifications',
  thread: 'thread',
  account: 'account',
}

/** One entry of a status' `filtered` (filters v2). An unknown action counts as `warn`. */
export function filterOrNull(value: unknown): StatusFilter | null {
  const filter = record(record(value)?.filter)
  if (!filter) return null
  return {
    title: line(filter.title),
    action: wordOrNull(actions, filter.filter_action) ?? 'warn',
    contexts: contextsIn(filter.context),
    expiresAt: timeOrNull(filter.expires_at),
  }
}

export function contextsIn(value: unknown): readonly FilterContext[] {
  return array(value).flatMap((context) => wordOrNull(contexts, context) ?? [])
}
