import { emptyFeed, type FeedError, type FeedLoad, type FeedState, type GapEnd } from './FeedState.ts'
import { gapBetween, withGap, withGapPage } from './gaps.ts'
import { isEqual } from './isEqual.ts'
import { insertGap, isInRows, mergeIds, mergeRows, type FeedRules, type MergeRules } from './mergeRows.ts'

type Rules<Cursor> = FeedRules<Cursor> & MergeRules

/** Everything that can happen to a feed. */
export type FeedEvent<Id extends string, Cursor, Failure> =
  | { kind: 'loadStarted'; load: FeedLoad }
  /** `asOf`: when the list was last up to date; null if this load cannot say, as an older page. */
  | { kind: 'loadFailed'; error: FeedError<Failure>; asOf: number | null }
  /** The load was aborted: neither a page nor an error came. */
  | { kind: 'loadEnded'; load: FeedLoad }
  /** The list starts over, without rows. */
  | { kind: 'cleared' }
  /** Rows of an earlier visit, read from the device. */
  | ({ kind: 'restored'; staleSince: number | null } & Pick<FeedState<Id, Cursor, Failure>, 'rows' | 'shownUpTo' | 'older' | 'bottomedOut'>)
  /** `ids`: entries that passed the filters. `empty`: the server sent none at all. `older`: the cursor of the next page. */
  | { kind: 'firstPageArrived'; ids: readonly Id[]; older: Cursor | null; empty: boolean }
  | { kind: 'olderPageArrived'; ids: readonly Id[]; older: Cursor | null; empty: boolean }
  /** `full`: the page has the maximum size, so more may follow. `show`: show the entries now instead of adding them to `pending`. */
  | { kind: 'newerPageArrived'; ids: readonly Id[]; full: boolean; show: boolean }
  /** Some entries of the last page could not be decoded. */
  | { kind: 'entriesUnreadable'; count: number }
  | { kind: 'gapLoadStarted'; gap: string; end: GapEnd }
  | { kind: 'gapLoadFailed'; gap: string; error: Failure }
  | { kind: 'gapPageArrived'; gap: string; end: GapEnd; ids: readonly Id[]; full: boolean }
  /** Entries from a live connection that has missed nothing since `since`. */
  | { kind: 'liveArrived'; ids: readonly Id[]; show: boolean }
  /** The user's own new entry, which is always shown immediately. */
  | { kind: 'ownArrived'; id: Id }
  /** The user asked for the pending entries. */
  | { kind: 'pendingShown' }
  /** Entries were deleted, or left this list. */
  | { kind: 'removed'; ids: ReadonlySet<Id> }

/** The only function that changes a feed. It is pure, and every state that it returns has the invariants listed at `FeedState`. */
export type FeedReducer<Cursor> = <Id extends string, Failure>(
  state: FeedState<Id, Cursor, Failure>,
  event: FeedEvent<Id, Cursor, Failure>,
) => FeedState<Id, Cursor, Failure>

/**
 * Creates the reducer for all feeds with the same rules.
 *
 * @example
 * const feedReducer = createFeedReducer({
 *   compareIds: (one, other) => Number(one) - Number(other),
 *   cursorAfter: (id) => ({ before: id }),
 *   maxShown: 50,
 *   maxPending: 200,
 * })
 * feed = feedReducer(feed, { kind: 'liveArrived', ids: ['13'], show: false })
 */
export function createFeedReducer<Cursor>(rules: FeedRules<Cursor>): FeedReducer<Cursor> {
  return (state, event) => reduce({ ...rules, order: state.order }, state, event)
}

function reduce<Id extends string, Cursor, Failure>(
  rules: Rules<Cursor>,
  state: FeedState<Id, Cursor, Failure>,
  event: FeedEvent<Id, Cursor, Failure>,
): FeedState<Id, Cursor, Failure> {
  switch (event.kind) {
    case 'loadStarted':
      return { ...state, loading: event.load, error: retainedError(state, event.load) }
    case 'loadFailed':
      return {
        ...endLoad(state, event.error.load),
        error: retainedError(state, event.error.load) ?? event.error,
        staleSince: state.staleSince ?? event.asOf,
      }
    case 'loadEnded':
      return endLoad(state, event.load)
    case 'cleared':
      return emptyFeed(state)
    case 'restored':
      return restore(state, event)
    case 'firstPageArrived':
      return withFirstPage(rules, state, event)
    case 'newerPageArrived':
      return withNewerPage(rules, state, event)
    case 'olderPageArrived':
      return withOlderPage(rules, state, event)
    case 'entriesUnreadable':
      return { ...state, unreadableCount: state.unreadableCount + event.count }
    case 'gapLoadStarted':
      return withGap(state, event.gap, { loading: event.end, error: null })
    case 'gapLoadFailed':
      return withGap(state, event.gap, { loading: null, error: event.error })
    case 'gapPageArrived':
      return withGapPage(rules, state, event)
    case 'liveArrived':
      return withLive(rules, state, event.ids, event.show)
    case 'ownArrived':
      return isInRows(state, event.id) ? state : withOwn(rules, state, event.id)
    case 'pendingShown':
      return showPending(rules, state)
    case 'removed':
      return withoutIds(state, event.ids)
  }
}

/** Newer and older pages may load at the same time, so only the state of this load is reset. */
function endLoad<Id extends string, Cursor, Failure>(
  state: FeedState<Id, Cursor, Failure>,
  load: FeedLoad,
): FeedState<Id, Cursor, Failure> {
  return {
    ...state,
    loading: state.loading === load ? 'idle' : state.loading,
    error: state.error?.load === load ? null : state.error,
  }
}

/** The error of a failed older page stays visible at the bottom while newer pages load at the top. */
function retainedError<Id extends string, Cursor, Failure>(
  { error }: FeedState<Id, Cursor, Failure>,
  load: FeedLoad,
): FeedError<Failure> | null {
  return load === 'newer' && error?.load === 'older' ? error : null
}

/** A first or older page, as the event of that name has it. */
interface EndPage<Id, Cursor> {
  readonly ids: readonly Id[]
  readonly older: Cursor | null
  readonly empty: boolean
}

function restore<Id extends string, Cursor, Failure>(
  state: FeedState<Id, Cursor, Failure>,
  { rows, shownUpTo, older, bottomedOut, staleSince }: FeedEvent<Id, Cursor, Failure> & { kind: 'restored' },
): FeedState<Id, Cursor, Failure> {
  return { ...state, rows, shownUpTo, since: shownUpTo, older, bottomedOut, staleSince, loaded: true }
}

function withFirstPage<Id extends string, Cursor, Failure>(
  rules: Rules<Cursor>,
  state: FeedState<Id, Cursor, Failure>,
  { ids, older, empty }: EndPage<Id, Cursor>,
): FeedState<Id, Cursor, Failure> {
  const newest = newestOf(rules, null, ids)
  const rows = mergeRows<Id, Failure>(rules, [], ids)
  return {
    ...emptyFeed<Id, Cursor, Failure>(state),
    rows,
    since: newest,
    shownUpTo: newest,
    older,
    bottomedOut: empty || older === null,
    loaded: true,
  }
}

/** A newer page, as the event of that name has it. */
interface NewerPage<Id> {
  readonly ids: readonly Id[]
  readonly full: boolean
  readonly show: boolean
}

function withNewerPage<Id extends string, Cursor, Failure>(
  rules: Rules<Cursor>,
  state: FeedState<Id, Cursor, Failure>,
  { ids, full, show }: NewerPage<Id>,
): FeedState<Id, Cursor, Failure> {
  const last = ids.at(-1)
  // A full page into an empty feed acts as a first page: older entries may follow it.
  const isFirst = state.since === null && full && last !== undefined
  const leavesGap = full && !reachesKnown(rules, state, ids)
  // In the server's order, entries below a shown row were missed by the stream. They are inserted there, not added to `pending`.
  const firstShown = state.order === 'byServer' ? ids.findIndex((id) => isInRows(state, id)) : -1
  const aboveShown = firstShown < 0 ? ids : ids.slice(0, firstShown)
  const belowShown = firstShown < 0 ? [] : ids.slice(firstShown).filter((id) => !state.pending.includes(id))
  const fresh = aboveShown.filter((id) => !isInRows(state, id))
  // If the page does not reach known entries, the older pending ones fall into the gap under it.
  const stillPending = leavesGap ? [] : state.pending
  const arrived: FeedState<Id, Cursor, Failure> = {
    ...endLoad(state, 'newer'),
    rows: mergeRows(rules, state.rows, belowShown),
    staleSince: null,
    since: newestOf(rules, state.since, ids),
    hasGapBelowPending: state.hasGapBelowPending || leavesGap,
    ...(isFirst && { older: rules.cursorAfter(last), bottomedOut: false }),
  }
  return withArrivals(rules, arrived, mergeIds(rules, stillPending, fresh), show || isFirst)
}

function withLive<Id extends string, Cursor, Failure>(
  rules: Rules<Cursor>,
  state: FeedState<Id, Cursor, Failure>,
  ids: readonly Id[],
  show: boolean,
): FeedState<Id, Cursor, Failure> {
  const last = state.pending.at(-1)
  // Entries older than the last pending one belong to the gap and arrive when it is filled.
  const inGap = (id: Id) => state.hasGapBelowPending && state.order === 'byId' && last !== undefined && rules.compareIds(id, last) < 0
  const fresh = ids.filter((id) => !isInRows(state, id) && !inGap(id))
  return withArrivals(
    rules,
    { ...state, loaded: true, since: newestOf(rules, state.since, ids) },
    mergeIds(rules, state.pending, fresh),
    show,
  )
}

/** Adds arrivals to `pending`. Shows them if the event says so, and if the list is empty, because then nothing on screen can move. */
function withArrivals<Id extends string, Cursor, Failure>(
  rules: Rules<Cursor>,
  state: FeedState<Id, Cursor, Failure>,
  pending: readonly Id[],
  show: boolean,
): FeedState<Id, Cursor, Failure> {
  const tooMany = pending.length > rules.maxPending
  const arrived = {
    ...state,
    pending: tooMany ? pending.slice(0, rules.maxPending) : pending,
    hasGapBelowPending: state.hasGapBelowPending || tooMany,
    paused: state.paused || pending.length > 0,
    // If nothing is pending, all known entries are shown.
    shownUpTo: pending.length === 0 && !state.hasGapBelowPending ? state.since : state.shownUpTo,
  }
  return pending.length > 0 && (show || state.rows.length === 0) ? showPending(rules, arrived) : arrived
}

/**
 * True if a page overlaps the known entries, so that none can be missing between them.
 *
 * @example
 * reachesKnown({ compareIds }, feed, page.ids) // false: entries between the page and the feed are unknown
 */
export function reachesKnown<Id extends string>(
  { compareIds }: Pick<FeedRules<unknown>, 'compareIds'>,
  { since, order }: Pick<FeedState<Id, unknown, unknown>, 'since' | 'order'>,
  ids: readonly Id[],
): boolean {
  const last = ids.at(-1)
  if (since === null || last === undefined) return true
  return order === 'byId' ? ids.some((id) => compareIds(id, since) <= 0) : ids.includes(since)
}

function withOlderPage<Id extends string, Cursor, Failure>(
  rules: Rules<Cursor>,
  state: FeedState<Id, Cursor, Failure>,
  { ids, older, empty }: EndPage<Id, Cursor>,
): FeedState<Id, Cursor, Failure> {
  const notPending = ids.filter((id) => !state.pending.includes(id))
  const fresh = notPending.filter((id) => !isInRows(state, id))
  const rows = fresh.length === 0 ? state.rows : mergeRows(rules, state.rows, notPending, 'end')
  // Without this check, a server that repeats a page would be asked for it forever.
  const isRepeated = fresh.length === 0 && isEqual(older, state.older)
  const bottomedOut = empty || older === null || isRepeated
  return { ...endLoad(state, 'older'), rows, older: older ?? state.older, bottomedOut }
}

function showPending<Id extends string, Cursor, Failure>(
  rules: Rules<Cursor>,
  state: FeedState<Id, Cursor, Failure>,
): FeedState<Id, Cursor, Failure> {
  const { pending, hasGapBelowPending, shownUpTo, since } = state
  const above = pending.at(-1)
  const leavesGap = hasGapBelowPending && above !== undefined && shownUpTo !== null
  const rows = leavesGap ? insertGap(rules, state.rows, gapBetween(above, shownUpTo)) : state.rows
  return limitRows(rules, {
    ...state,
    rows: mergeRows(rules, rows, pending),
    pending: [],
    hasGapBelowPending: false,
    paused: false,
    shownUpTo: since,
  })
}

/** Cuts the rows to `maxShown` entries. Rows below are loaded again when the user scrolls there. */
function limitRows<Id extends string, Cursor, Failure>(
  rules: Rules<Cursor>,
  state: FeedState<Id, Cursor, Failure>,
): FeedState<Id, Cursor, Failure> {
  if (!state.pagedByEntry) return state
  let entries = 0
  for (const [index, row] of state.rows.entries()) {
    if (row.kind === 'entry') entries += 1
    if (entries === rules.maxShown && index + 1 < state.rows.length) {
      return { ...state, rows: state.rows.slice(0, index + 1), older: rules.cursorAfter(row.id), bottomedOut: false }
    }
  }
  return state
}

function withoutIds<Id extends string, Cursor, Failure>(
  state: FeedState<Id, Cursor, Failure>,
  ids: ReadonlySet<Id>,
): FeedState<Id, Cursor, Failure> {
  const rows = state.rows.filter((row) => row.kind === 'gap' || !ids.has(row.id))
  const pending = state.pending.filter((id) => !ids.has(id))
  if (rows.length === state.rows.length && pending.length === state.pending.length) return state
  if (pending.length > 0) return { ...state, rows, pending }
  // A gap below pending entries needs one of them as its upper end. Without it, the missing entries are fetched as new ones again.
  return {
    ...state,
    rows,
    pending,
    paused: false,
    hasGapBelowPending: false,
    since: state.hasGapBelowPending ? state.shownUpTo : state.since,
  }
}

function withOwn<Id extends string, Cursor, Failure>(
  rules: Rules<Cursor>,
  state: FeedState<Id, Cursor, Failure>,
  id: Id,
): FeedState<Id, Cursor, Failure> {
  // The stream may have delivered the entry before the response did; then it is pending already.
  const rest = withoutIds(state, new Set([id]))
  return { ...rest, rows: mergeRows(rules, rest.rows, [id]), loaded: true }
}

function newestOf<Id extends string>({ order, compareIds }: MergeRules, known: Id | null, ids: readonly Id[]): Id | null {
  if (order === 'byServer') return ids[0] ?? known
  return ids.reduce<Id | null>((newest, id) => (newest === null || compareIds(id, newest) > 0 ? id : newest), known)
}
