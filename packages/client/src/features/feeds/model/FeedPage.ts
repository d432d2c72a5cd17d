import type { Cursor } from '@rookery/api/wire/model'
import type { EntryId } from './FeedState.ts'

/** The position of a page; empty for the newest one. */
export interface PageRequest<Id extends EntryId> {
  readonly sinceId?: Id
  readonly cursor?: Cursor
  /** Entries of a page, where it is not the usual number. */
  readonly limit?: number
}

export interface FeedPage<Id extends EntryId> {
  /** Entries that passed the filters, in the server's order. */
  readonly ids: readonly Id[]
  /** Number of entries that the server sent, and of those that could not be decoded. */
  readonly received: number
  readonly unreadable: number
  readonly older: Cursor | null
}
