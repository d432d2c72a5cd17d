import { emptyFeed, type FeedError, type FeedLoad, type FeedState, type GapEnd, type GapRow } from './FeedState.ts'
import { isEqual } from './isEqual.ts'
import { mergeIds, mergeRows, placeGap, type FeedRules, type MergeRules } from './mergeRows.ts'

type Rules<Cursor> = FeedRules<Cursor> & MergeRules

/** Everything that can happen to a feed. */
export type FeedEvent<Id extends string, Cursor, Failure> =
  | { kind: 'loadStarted'; what: FeedLoad }
  /** `asOf`: when the list was last up to date; null for a load that says nothing of that. */
  | { kind: 'loadFailed'; error: FeedError<Failure>; asOf: number | null }
  /** The load was aborted. */
  | { kind: 'loadEnded'; what: FeedLoad }
  | { kind: 'cleared' }
  | ({ kind: 'restored'; staleSince: number | null } & Pick<FeedState<Id, Cursor, Failure>, 'rows' | 'shownUpTo' | 'older' | 'bottomedOut'>)
  /** `empty`: the server had nothing there, which is more than that nothing passed the filters. */
  | { kind: 'firstPageArrived'; ids: readonly Id[]; older: Cursor | null; empty: boolean }
  | { kind: 'olderPageArrived'; ids: readonly Id[]; older: Cursor | null; empty: boolean }
  /** `full`: the server may have more beyond the page's end. `show`: at once, instead of waiting to be shown. */
  | { kind: 'newerPageArrived'; ids: readonly Id[]; full: boolean; show: boolean }
  /** So many entries of the last page could not be decoded. */
  | { kind: 'couldNotRead'; count: number }
  | { kind: 'gapLoadStarted'; gap: string; end: GapEnd }
  | { kind: 'gapLoadFailed'; gap: string; error: Failure }
  | { kind: 'gapPageArrived'; gap: string; end: GapEnd; ids: readonly Id[]; full: boolean }
  /** From the live connection, while nothing between these and `since` can be unknown. */
  | { kind: 'liveArrived'; ids: readonly Id[]; show: boolean }
  /** The reader's own entry: shown at once, whatever waits. */
  | { kind: 'ownArrived'; id: Id }
  | { kind: 'pendingShown' }
  | { kind: 'removed'; ids: ReadonlySet<Id> }

/** The only way a feed changes. Pure: `FeedState` says what it promises, `FeedEvent` what can happen. */
export type FeedReducer<Cursor> = <Id extends string, Failure>(
  state: FeedState<Id, Cursor, Failure>,
  event: FeedEvent<Id, Cursor, Failure>,
) => FeedState<Id, Cursor, Failure>

/**
 * The reducer of feeds that follow the same rules.
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
      return { ...state, loading: event.what, error: errorBeside(state, event.what) }
    case 'loadFailed':
      return {
        ...ended(state, event.error.what),
        error: errorBeside(state, event.error.what) ?? event.error,
        staleSince: state.staleSince ?? event.asOf,
      }
    case 'loadEnded':
      return ended(state, event.what)
    case 'cleared':
      return emptyFeed(state)
    case 'restored':
      return restored(state, event)
    case 'firstPageArrived':
      return withFirstPage(rules, state, event)
    case 'newerPageArrived':
      return withNewerPage(rules, state, event)
    case 'olderPageArrived':
      return withOlderPage(rules, state, event)
    case 'couldNotRead':
      return { ...state, unreadable: state.unreadable + event.count }
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
      return without(state, event.ids)
  }
}

/** Newer and older pages may be under way at once: the end of one does not end the other. */
function ended<Id extends string, Cursor, Failure>(state: FeedState<Id, Cursor, Failure>, what: FeedLoad): FeedState<Id, Cursor, Failure> {
  return {
    ...state,
    loading: state.loading === what ? 'idle' : state.loading,
    error: state.error?.what === what ? null : state.error,
  }
}

/** That older ones could not be had stands where they would: what is asked for at the other end does not change it. */
function errorBeside<Id extends string, Cursor, Failure>(
  { error }: FeedState<Id, Cursor, Failure>,
  what: FeedLoad,
): FeedError<Failure> | null {
  return what === 'newer' && error?.what === 'older' ? error : null
}

interface EndPage<Id, Cursor> {
  readonly ids: readonly Id[]
  readonly older: Cursor | null
  readonly empty: boolean
}

function restored<Id extends string, Cursor, Failure>(
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
  // Into an empty feed a full page comes like a first one: more may lie under it.
  const opens = state.since === null && full && last !== undefined
  const leavesGap = full && !reaches(rules, state, ids)
  // Under a row that is shown nothing waits: the stream left it out, and it goes where the server has it.
  const firstShown = state.order === 'byServer' ? ids.findIndex((id) => isInRows(state, id)) : -1
  const above = firstShown < 0 ? ids : ids.slice(0, firstShown)
  const among = firstShown < 0 ? [] : ids.slice(firstShown).filter((id) => !state.pending.includes(id))
  const fresh = above.filter((id) => !isInRows(state, id))
  // A full page that does not reach what is known says that more lies between: the older pending ones lie there too.
  const waiting = leavesGap ? [] : state.pending
  const arrived: FeedState<Id, Cursor, Failure> = {
    ...ended(state, 'newer'),
    rows: mergeRows(rules, state.rows, among),
    staleSince: null,
    since: newestOf(rules, state.since, ids),
    flushMarker: state.flushMarker || leavesGap,
    ...(opens && { older: rules.cursorAfter(last), bottomedOut: false }),
  }
  return withArrivals(rules, arrived, mergeIds(rules, waiting, fresh), show || opens)
}

function withLive<Id extends string, Cursor, Failure>(
  rules: Rules<Cursor>,
  state: FeedState<Id, Cursor, Failure>,
  ids: readonly Id[],
  show: boolean,
): FeedState<Id, Cursor, Failure> {
  const last = state.pending.at(-1)
  // Entries older than the last pending one lie in the gap and come when it is filled.
  const inGap = (id: Id) => state.flushMarker && state.order === 'byId' && last !== undefined && rules.compareIds(id, last) < 0
  const fresh = ids.filter((id) => !isInRows(state, id) && !inGap(id))
  return withArrivals(
    rules,
    { ...state, loaded: true, since: newestOf(rules, state.since, ids) },
    mergeIds(rules, state.pending, fresh),
    show,
  )
}

/** Lets what arrived wait, or shows it: at once where asked, and where there is nothing yet that could move. */
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
    flushMarker: state.flushMarker || tooMany,
    paused: state.paused || pending.length > 0,
    // With nothing pending, every known entry is shown.
    shownUpTo: pending.length === 0 && !state.flushMarker ? state.since : state.shownUpTo,
  }
  return pending.length > 0 && (show || state.rows.length === 0) ? showPending(rules, arrived) : arrived
}

/** True when the page goes down to what was known, so that nothing can be missing between. */
export function reaches<Id extends string>(
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
  const notWaiting = ids.filter((id) => !state.pending.includes(id))
  const fresh = notWaiting.filter((id) => !isInRows(state, id))
  const rows = fresh.length === 0 ? state.rows : mergeRows(rules, state.rows, notWaiting, 'end')
  // A server that answers the same page again would be asked for ever.
  const stuck = fresh.length === 0 && isEqual(older, state.older)
  const bottomedOut = empty || older === null || stuck
  return { ...ended(state, 'older'), rows, older: older ?? state.older, bottomedOut }
}

function withGap<Id extends string, Cursor, Failure>(
  state: FeedState<Id, Cursor, Failure>,
  id: string,
  change: Partial<GapRow<Id, Failure>>,
): FeedState<Id, Cursor, Failure> {
  return { ...state, rows: state.rows.map((row) => (row.kind === 'gap' && row.id === id ? { ...row, ...change } : row)) }
}

interface GapPage<Id> {
  readonly gap: string
  readonly end: GapEnd
  readonly ids: readonly Id[]
  readonly full: boolean
}

function withGapPage<Id extends string, Cursor, Failure>(
  rules: Rules<Cursor>,
  state: FeedState<Id, Cursor, Failure>,
  page: GapPage<Id>,
): FeedState<Id, Cursor, Failure> {
  const index = state.rows.findIndex((row) => row.kind === 'gap' && row.id === page.gap)
  const gap = state.rows[index]
  if (gap?.kind !== 'gap') return state
  const left = shrinkGap(rules, gap, page)
  const fresh = page.ids.filter((id) => !isInRows(state, id) && !state.pending.includes(id))
  if (state.order === 'byServer') {
    const entries = fresh.map((id) => ({ kind: 'entry', id }) as const)
    const filled = left === null ? entries : page.end === 'newer' ? [...entries, left] : [left, ...entries]
    return { ...state, rows: [...state.rows.slice(0, index), ...filled, ...state.rows.slice(index + 1)] }
  }
  const filled = mergeRows(rules, state.rows.toSpliced(index, 1), fresh)
  return { ...state, rows: left === null ? filled : placeGap(rules, filled, left) }
}

/** What is left of the gap after a page; null when it is filled. */
function shrinkGap<Id extends string, Failure>(
  { order, compareIds }: MergeRules,
  gap: GapRow<Id, Failure>,
  page: GapPage<Id>,
): GapRow<Id, Failure> | null {
  const bound = page.end === 'newer' ? page.ids.at(-1) : page.ids[0]
  if (!page.full || bound === undefined || page.ids.includes(gap.below)) return null
  if (page.end === 'newer') {
    const past = bound === gap.above || (order === 'byId' && compareIds(bound, gap.below) <= 0)
    return past ? null : { ...gap, above: bound, loading: null, error: null }
  }
  const past = bound === gap.below || (order === 'byId' && compareIds(bound, gap.above) >= 0)
  return past ? null : { ...gap, below: bound, loading: null, error: null }
}

function showPending<Id extends string, Cursor, Failure>(
  rules: Rules<Cursor>,
  state: FeedState<Id, Cursor, Failure>,
): FeedState<Id, Cursor, Failure> {
  const { pending, flushMarker, shownUpTo, since } = state
  const above = pending.at(-1)
  const leavesGap = flushMarker && above !== undefined && shownUpTo !== null
  const rows = leavesGap ? placeGap(rules, state.rows, gapBetween(above, shownUpTo)) : state.rows
  return retainFirst(rules, {
    ...state,
    rows: mergeRows(rules, rows, pending),
    pending: [],
    flushMarker: false,
    paused: false,
    shownUpTo: since,
  })
}

function gapBetween<Id extends string>(above: Id, below: Id): GapRow<Id, never> {
  return { kind: 'gap', id: `${above}-${below}`, above, below, loading: null, error: null }
}

/** Cuts the rows to the first 50 entries; what was below is loaded again when the reader comes there. */
function retainFirst<Id extends string, Cursor, Failure>(
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

function without<Id extends string, Cursor, Failure>(
  state: FeedState<Id, Cursor, Failure>,
  ids: ReadonlySet<Id>,
): FeedState<Id, Cursor, Failure> {
  const rows = state.rows.filter((row) => row.kind === 'gap' || !ids.has(row.id))
  const pending = state.pending.filter((id) => !ids.has(id))
  if (rows.length === state.rows.length && pending.length === state.pending.length) return state
  if (pending.length > 0) return { ...state, rows, pending }
  // Without pending ones a marked gap would have no upper end: what lies there is fetched as new again.
  return { ...state, rows, pending, paused: false, flushMarker: false, since: state.flushMarker ? state.shownUpTo : state.since }
}

function withOwn<Id extends string, Cursor, Failure>(
  rules: Rules<Cursor>,
  state: FeedState<Id, Cursor, Failure>,
  id: Id,
): FeedState<Id, Cursor, Failure> {
  // The live connection may have been ahead of the answer, and then the post waits already.
  const rest = without(state, new Set([id]))
  return { ...rest, rows: mergeRows(rules, rest.rows, [id]), loaded: true }
}

function newestOf<Id extends string>({ order, compareIds }: MergeRules, known: Id | null, ids: readonly Id[]): Id | null {
  if (order === 'byServer') return ids[0] ?? known
  return ids.reduce<Id | null>((newest, id) => (newest === null || compareIds(id, newest) > 0 ? id : newest), known)
}

function isInRows<Id extends string>(state: FeedState<Id, unknown, unknown>, id: Id): boolean {
  return state.rows.some((row) => row.kind === 'entry' && row.id === id)
}
