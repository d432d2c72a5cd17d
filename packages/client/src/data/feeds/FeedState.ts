import type { Cursor, NotificationId, StatusId } from '@rookery/api/wire/model'
import type { LoadError } from './LoadError.ts'

export type EntryId = StatusId | NotificationId

/** A stretch that was never fetched: what is older than `above` and newer than `below`. */
export interface GapRow<Id extends EntryId> {
  readonly kind: 'gap'
  /** The same until the gap is filled. */
  readonly id: string
  readonly above: Id
  readonly below: Id
  /** All that lies in it was shown on this device before: it is filled by itself when the reader comes near. */
  readonly wasShown?: true
  /** The end that is being filled. */
  readonly loading: GapEnd | null
  readonly error: LoadError | null
}

export type GapEnd = 'newer' | 'older'

export interface EntryRow<Id extends EntryId> {
  readonly kind: 'entry'
  readonly id: Id
}

export type FeedRow<Id extends EntryId = StatusId> = EntryRow<Id> | GapRow<Id>

/** What sort of list a feed is; it never changes. */
export interface FeedNature {
  /** `byId`: newest id first. `byServer`: as the server listed them, never sorted (bookmarks, favourites, notifications). */
  readonly order: 'byId' | 'byServer'
  /** False where pages start at ids of another kind that only the server knows (bookmarks, favourites). */
  readonly pagedByEntry: boolean
}

/**
 * A list that grows at both ends. What it promises at any moment:
 * - `rows` has everything from `shownUpTo` down to the `older` cursor, except what its gap rows stand for;
 * - `pending` has everything newer than `shownUpTo` up to `since`, except, with `flushMarker`, what lies under its last entry;
 * - no id is twice in rows and pending together.
 * Above `shownUpTo` rows may hold single entries that came early: one's own posts.
 */
export interface FeedState<Id extends EntryId = StatusId> extends FeedNature {
  /** Newest first: what is on screen. */
  readonly rows: readonly FeedRow<Id>[]
  /** Newest first: what arrived and waits for "show new". */
  readonly pending: readonly Id[]
  /** More came than one page, so showing the pending ones leaves a gap under them (or the reader reloads). */
  readonly flushMarker: boolean
  readonly since: Id | null
  readonly shownUpTo: Id | null
  /** Where the next older page starts. */
  readonly older: Cursor | null
  /** False until a first page or a snapshot came. */
  readonly loaded: boolean
  readonly loading: FeedLoading
  /** Why the last load failed; null after one that did not. */
  readonly error: FeedError | null
  /** What is newer cannot be had: when the list was last up to date, on this visit or an earlier one. */
  readonly oldSince: number | null
  /** Entries within what was loaded that could not be read and so have no row. */
  readonly unreadable: number
  /** Nothing older exists. */
  readonly bottomedOut: boolean
  /** New ones wait instead of being shown at once, until the reader shows them. */
  readonly paused: boolean
}

export type FeedLoading = 'idle' | FeedLoad

export type FeedLoad = 'first' | 'newer' | 'older'

export interface FeedError extends LoadError {
  readonly what: FeedLoad
}

export function emptyFeed<Id extends EntryId>({ order, pagedByEntry }: FeedNature): FeedState<Id> {
  return {
    order,
    pagedByEntry,
    rows: [],
    pending: [],
    flushMarker: false,
    since: null,
    shownUpTo: null,
    older: null,
    loaded: false,
    loading: 'idle',
    error: null,
    oldSince: null,
    unreadable: 0,
    bottomedOut: false,
    paused: false,
  }
}

/** The entries of some rows. */
export function rowIds<Id extends EntryId>(rows: readonly FeedRow<Id>[]): Id[] {
  return rows.flatMap((row) => (row.kind === 'entry' ? row.id : []))
}

/** Names a row in a list and in a kept place; a gap's cannot be mistaken for an entry's. */
export function rowKey(row: FeedRow<EntryId>): string {
  return row.kind === 'entry' ? row.id : `gap ${row.id}`
}
