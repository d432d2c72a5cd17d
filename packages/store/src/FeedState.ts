/** Entries that were not fetched: those older than `above` and newer than `below`. */
export interface GapRow<Id extends string, Failure> {
  readonly kind: 'gap'
  /** Stays the same until the gap is filled. */
  readonly id: string
  /** The entry directly above the gap. */
  readonly above: Id
  /** The entry directly below the gap. */
  readonly below: Id
  /** All entries of the gap were shown on this device before, so it is filled automatically when the user scrolls near it. */
  readonly wasShown?: true
  /** The end that is being filled; null if none is. */
  readonly loading: GapEnd | null
  /** The reason of the last failed load; null after a successful one. */
  readonly error: Failure | null
}

/** The end of a gap that a page fills: `newer` is the upper one. */
export type GapEnd = 'newer' | 'older'

/** An entry of a feed, by its id. */
export interface EntryRow<Id extends string> {
  readonly kind: 'entry'
  readonly id: Id
}

/** A row of a feed. */
export type FeedRow<Id extends string, Failure> = EntryRow<Id> | GapRow<Id, Failure>

/** How a feed is ordered and paged. It never changes. */
export interface FeedOrdering {
  /** `byId`: newest id first. `byServer`: as the server listed them, never sorted (bookmarks, favourites, notifications). */
  readonly order: 'byId' | 'byServer'
  /** True if a page can start at any entry. False if only the server knows the cursors (bookmarks, favourites). */
  readonly pagedByEntry: boolean
}

/**
 * A list that grows at both ends. Its invariants:
 * - `rows` has every entry from `shownUpTo` down to the `older` cursor, except those that its gap rows stand for.
 * - `pending` has every entry newer than `shownUpTo` up to `since`. With `hasGapBelowPending`, those below its last entry are missing.
 * - No id occurs twice in `rows` and `pending` together.
 * Above `shownUpTo`, `rows` may have single entries that were inserted early: the user's own.
 */
export interface FeedState<Id extends string, Cursor, Failure> extends FeedOrdering {
  /** The entries and gaps on screen, newest first. */
  readonly rows: readonly FeedRow<Id, Failure>[]
  /** Entries that arrived and are not shown yet, newest first. */
  readonly pending: readonly Id[]
  /** More entries arrived than one page has, so a gap appears below the pending ones when they are shown. */
  readonly hasGapBelowPending: boolean
  /** The newest known entry, shown or pending. The next newer page starts above it. */
  readonly since: Id | null
  /** The newest entry that was shown, own entries apart. */
  readonly shownUpTo: Id | null
  /** Cursor of the next older page; null if there is none. */
  readonly older: Cursor | null
  /** True after a first page or stored rows arrived. */
  readonly loaded: boolean
  /** The running load. */
  readonly loading: FeedLoading
  /** The error of the last load; null after a successful one. */
  readonly error: FeedError<Failure> | null
  /** When the list was last up to date, while newer entries cannot be loaded; null if it is up to date. */
  readonly staleSince: number | null
  /** Number of loaded entries that could not be decoded and so have no row. */
  readonly unreadableCount: number
  /** No older entries exist. */
  readonly bottomedOut: boolean
  /** New entries are added to `pending` instead of being shown, until the user shows them. */
  readonly paused: boolean
}

/** The running load, or `idle`. */
export type FeedLoading = 'idle' | FeedLoad

/** Which page is loaded: the first one, or the next one at an end of the list. */
export type FeedLoad = 'first' | 'newer' | 'older'

/** A failed load: the caller's failure, and which page failed. */
export type FeedError<Failure> = Failure & { readonly load: FeedLoad }

/**
 * Creates a feed before its first page.
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
    hasGapBelowPending: false,
    since: null,
    shownUpTo: null,
    older: null,
    loaded: false,
    loading: 'idle',
    error: null,
    staleSince: null,
    unreadableCount: 0,
    bottomedOut: false,
    paused: false,
  }
}

/**
 * Returns the ids of the entries among rows.
 *
 * @example
 * rowIds(feed.rows) // ['12', '11', '10']
 */
export function rowIds<Id extends string>(rows: readonly FeedRow<Id, unknown>[]): Id[] {
  return rows.flatMap((row) => (row.kind === 'entry' ? row.id : []))
}

/**
 * Returns the key of a row in a list or in a stored scroll position. The key of a gap differs from that of every entry.
 *
 * @example
 * rows.map((row) => <Row key={rowKey(row)} row={row} />)
 */
export function rowKey(row: FeedRow<string, unknown>): string {
  return row.kind === 'entry' ? row.id : `gap ${row.id}`
}
