/** A stretch that was never fetched: what is older than `above` and newer than `below`. */
export interface GapRow<Id extends string, Failure> {
  readonly kind: 'gap'
  /** The same until the gap is filled. */
  readonly id: string
  readonly above: Id
  readonly below: Id
  /** All that lies in it was shown on this device before: it is filled by itself when the reader comes near. */
  readonly wasShown?: true
  /** The end that is being filled. */
  readonly loading: GapEnd | null
  readonly error: Failure | null
}

/** The end of a gap that a page fills: its upper or its lower one. */
export type GapEnd = 'newer' | 'older'

/** An entry of a feed, by its id. */
export interface EntryRow<Id extends string> {
  readonly kind: 'entry'
  readonly id: Id
}

/** A row of a feed. */
export type FeedRow<Id extends string, Failure> = EntryRow<Id> | GapRow<Id, Failure>

/** How a feed is ordered and paged; it never changes. */
export interface FeedOrdering {
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
export interface FeedState<Id extends string, Cursor, Failure> extends FeedOrdering {
  /** Newest first: what is on screen. */
  readonly rows: readonly FeedRow<Id, Failure>[]
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
  readonly error: FeedError<Failure> | null
  /** What is newer cannot be had: when the list was last up to date, on this visit or an earlier one. */
  readonly staleSince: number | null
  /** Entries within what was loaded that could not be read and so have no row. */
  readonly unreadable: number
  /** Nothing older exists. */
  readonly bottomedOut: boolean
  /** New ones wait instead of being shown at once, until the reader shows them. */
  readonly paused: boolean
}

/** The load that runs, if any. */
export type FeedLoading = 'idle' | FeedLoad

/** The page that is loaded: the first one, or one at an end of the list. */
export type FeedLoad = 'first' | 'newer' | 'older'

/** A failed load, with the reason that the caller gave it. */
export type FeedError<Failure> = Failure & { readonly what: FeedLoad }

/**
 * A feed before its first page.
 *
 * @example
 * const feed = emptyFeed<PostId, Cursor, LoadError>({ order: 'byId', pagedByEntry: true })
 */
export function emptyFeed<Id extends string, Cursor, Failure>({ order, pagedByEntry }: FeedOrdering): FeedState<Id, Cursor, Failure> {
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
    staleSince: null,
    unreadable: 0,
    bottomedOut: false,
    paused: false,
  }
}

/**
 * The ids of the entries among some rows.
 *
 * @example
 * rowIds(feed.rows) // ['12', '11', '10']
 */
export function rowIds<Id extends string>(rows: readonly FeedRow<Id, unknown>[]): Id[] {
  return rows.flatMap((row) => (row.kind === 'entry' ? row.id : []))
}

/**
 * The key of a row in a list or in a stored scroll position. The key of a gap differs from that of every entry.
 *
 * @example
 * rows.map((row) => <Row key={rowKey(row)} row={row} />)
 */
export function rowKey(row: FeedRow<string, unknown>): string {
  return row.kind === 'entry' ? row.id : `gap ${row.id}`
}
