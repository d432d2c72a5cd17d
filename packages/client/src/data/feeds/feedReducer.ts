import { compareIds } from '@rookery/api/wire/ids'
import type { Cursor } from '@rookery/api/wire/model'
import {
  emptyFeed,
  type EntryId,
  type FeedError,
  type FeedLoad,
  type FeedNature,
  type FeedState,
  type GapEnd,
  type GapRow,
} from './FeedState.ts'
import type { FeedPart } from './aroundPlace.ts'
import type { LoadError } from './LoadError.ts'
import { mergeIds, mergeRows, placeGap } from './mergeRows.ts'

/** A page is this long (spec 1, section 9). */
export const pageSize = 20
/** Showing new statuses keeps the first 50 (spec 1, section 4). */
const keptWhenShown = 50
/** More waiting entries than this are let go; a gap stands for them when the rest is shown. */
const mostPending = 200

export type FeedEvent<Id extends EntryId> =
  | { kind: 'loadStarted'; what: FeedLoad }
  /** `asOf`: when the list was last up to date; null for a load that says nothing of that. */
  | { kind: 'loadFailed'; error: FeedError; asOf: number | null }
  /** The load was given up. */
  | { kind: 'loadEnded'; what: FeedLoad }
  | { kind: 'cleared' }
  | ({ kind: 'restored'; oldSince: number | null } & FeedPart<Id>)
  /** `empty`: the server had nothing there, which is more than that nothing passed the filters. */
  | { kind: 'firstPageArrived'; ids: readonly Id[]; older: Cursor | null; empty: boolean }
  | { kind: 'olderPageArrived'; ids: readonly Id[]; older: Cursor | null; empty: boolean }
  /** `full`: the server may have more beyond the page's end. `show`: at once, instead of waiting to be shown. */
  | { kind: 'newerPageArrived'; ids: readonly Id[]; full: boolean; show: boolean }
  /** So many entries of the page that just arrived are of a shape that nobody here knows. */
  | { kind: 'couldNotRead'; count: number }
  | { kind: 'gapLoadStarted'; gap: string; end: GapEnd }
  | { kind: 'gapLoadFailed'; gap: string; error: LoadError }
  | { kind: 'gapPageArrived'; gap: string; end: GapEnd; ids: readonly Id[]; full: boolean }
  /** From the live connection, while nothing between these and `since` can be unknown. */
  | { kind: 'liveArrived'; ids: readonly Id[]; show: boolean }
  /** The reader's own post: shown at once, whatever waits. */
  | { kind: 'ownArrived'; id: Id }
  | { kind: 'pendingShown' }
  | { kind: 'removed'; ids: ReadonlySet<Id> }

/** The only way a feed changes. Pure: `FeedState` says what it promises, `FeedEvent` what can happen. */
export function feedReducer<Id extends EntryId>(state: FeedState<Id>, event: FeedEvent<Id>): FeedState<Id> {
  switch (event.kind) {
    case 'loadStarted':
      return { ...state, loading: event.what, error: errorBeside(state, event.what) }
    case 'loadFailed':
      return {
        ...ended(state, event.error.what),
        error: errorBeside(state, event.error.what) ?? event.error,
        oldSince: state.oldSince ?? event.asOf,
      }
    case 'loadEnded':
      return ended(state, event.what)
    case 'cleared':
      return emptyFeed(state)
    case 'restored':
      return restored(state, event)
    case 'firstPageArrived':
      return withFirstPage(state, event)
    case 'newerPageArrived':
      return withNewerPage(state, event)
    case 'olderPageArrived':
      return withOlderPage(state, event)
    case 'couldNotRead':
      return { ...state, unreadable: state.unreadable + event.count }
    case 'gapLoadStarted':
      return withGap(state, event.gap, { loading: event.end, error: null })
    case 'gapLoadFailed':
      return withGap(state, event.gap, { loading: null, error: event.error })
    case 'gapPageArrived':
      return withGapPage(state, event)
    case 'liveArrived':
      return withLive(state, event.ids, event.show)
    case 'ownArrived':
      return isInRows(state, event.id) ? state : withOwn(state, event.id)
    case 'pendingShown':
      return showPending(state)
    case 'removed':
      return without(state, event.ids)
  }
}

/** Newer and older pages may be under way at once: the end of one does not end the other. */
function ended<Id extends EntryId>(state: FeedState<Id>, what: FeedLoad): FeedState<Id> {
  return {
    ...state,
    loading: state.loading === what ? 'idle' : state.loading,
    error: state.error?.what === what ? null : state.error,
  }
}

/** That older ones could not be had stands where they would: what is asked for at the other end does not change it. */
function errorBeside<Id extends EntryId>({ error }: FeedState<Id>, what: FeedLoad): FeedError | null {
  return what === 'newer' && error?.what === 'older' ? error : null
}

interface EndPage<Id> {
  readonly ids: readonly Id[]
  readonly older: Cursor | null
  readonly empty: boolean
}

function restored<Id extends EntryId>(
  state: FeedState<Id>,
  { rows, shownUpTo, older, bottomedOut, oldSince }: FeedEvent<Id> & { kind: 'restored' },
): FeedState<Id> {
  return { ...state, rows, shownUpTo, since: shownUpTo, older, bottomedOut, oldSince, loaded: true }
}

function withFirstPage<Id extends EntryId>(state: FeedState<Id>, { ids, older, empty }: EndPage<Id>): FeedState<Id> {
  const newest = newestOf(state, null, ids)
  const rows = mergeRows<Id>(state.order, [], ids)
  return { ...emptyFeed<Id>(state), rows, since: newest, shownUpTo: newest, older, bottomedOut: empty || older === null, loaded: true }
}

interface NewerPage<Id> {
  readonly ids: readonly Id[]
  readonly full: boolean
  readonly show: boolean
}

function withNewerPage<Id extends EntryId>(state: FeedState<Id>, { ids, full, show }: NewerPage<Id>): FeedState<Id> {
  const last = ids.at(-1)
  // Into an empty feed a full page comes like a first one: more may lie under it.
  const opens = state.since === null && full && last !== undefined
  const leavesGap = full && !reaches(state, ids)
  // Under a row that is shown nothing waits: the stream left it out, and it goes where the server has it.
  const firstShown = state.order === 'byServer' ? ids.findIndex((id) => isInRows(state, id)) : -1
  const above = firstShown < 0 ? ids : ids.slice(0, firstShown)
  const among = firstShown < 0 ? [] : ids.slice(firstShown).filter((id) => !state.pending.includes(id))
  const fresh = above.filter((id) => !isInRows(state, id))
  // A full page that does not reach what is known says that more lies between: the older pending ones lie there too.
  const waiting = leavesGap ? [] : state.pending
  const arrived: FeedState<Id> = {
    ...ended(state, 'newer'),
    rows: mergeRows(state.order, state.rows, among),
    oldSince: null,
    since: newestOf(state, state.since, ids),
    flushMarker: state.flushMarker || leavesGap,
    ...(opens && { older: { max_id: last }, bottomedOut: false }),
  }
  return withArrivals(arrived, mergeIds(state.order, waiting, fresh), show || opens)
}

function withLive<Id extends EntryId>(state: FeedState<Id>, ids: readonly Id[], show: boolean): FeedState<Id> {
  const last = state.pending.at(-1)
  // Entries older than the last pending one lie in the gap and come when it is filled.
  const inGap = (id: Id) => state.flushMarker && state.order === 'byId' && last !== undefined && compareIds(id, last) < 0
  const fresh = ids.filter((id) => !isInRows(state, id) && !inGap(id))
  return withArrivals(
    { ...state, loaded: true, since: newestOf(state, state.since, ids) },
    mergeIds(state.order, state.pending, fresh),
    show,
  )
}

/** Lets what arrived wait, or shows it: at once where asked, and where there is nothing yet that could move. */
function withArrivals<Id extends EntryId>(state: FeedState<Id>, pending: readonly Id[], show: boolean): FeedState<Id> {
  const tooMany = pending.length > mostPending
  const arrived = {
    ...state,
    pending: tooMany ? pending.slice(0, mostPending) : pending,
    flushMarker: state.flushMarker || tooMany,
    paused: state.paused || pending.length > 0,
    // With nothing pending, every known entry is shown.
    shownUpTo: pending.length === 0 && !state.flushMarker ? state.since : state.shownUpTo,
  }
  return pending.length > 0 && (show || state.rows.length === 0) ? showPending(arrived) : arrived
}

/** True when the page goes down to what was known, so that nothing can be missing between. */
export function reaches<Id extends EntryId>(state: FeedState<Id>, ids: readonly Id[]): boolean {
  const { since, order } = state
  const last = ids.at(-1)
  if (since === null || last === undefined) return true
  return order === 'byId' ? ids.some((id) => compareIds(id, since) <= 0) : ids.includes(since)
}

function withOlderPage<Id extends EntryId>(state: FeedState<Id>, { ids, older, empty }: EndPage<Id>): FeedState<Id> {
  const notWaiting = ids.filter((id) => !state.pending.includes(id))
  const fresh = notWaiting.filter((id) => !isInRows(state, id))
  const rows = fresh.length === 0 ? state.rows : mergeRows(state.order, state.rows, notWaiting, 'end')
  // A server that answers the same page again would be asked for ever.
  const stuck = fresh.length === 0 && sameCursor(older, state.older)
  const bottomedOut = empty || older === null || stuck
  return { ...ended(state, 'older'), rows, older: older ?? state.older, bottomedOut }
}

function withGap<Id extends EntryId>(state: FeedState<Id>, id: string, change: Partial<GapRow<Id>>): FeedState<Id> {
  return { ...state, rows: state.rows.map((row) => (row.kind === 'gap' && row.id === id ? { ...row, ...change } : row)) }
}

interface GapPage<Id> {
  readonly gap: string
  readonly end: GapEnd
  readonly ids: readonly Id[]
  readonly full: boolean
}

function withGapPage<Id extends EntryId>(state: FeedState<Id>, page: GapPage<Id>): FeedState<Id> {
  const index = state.rows.findIndex((row) => row.kind === 'gap' && row.id === page.gap)
  const gap = state.rows[index]
  if (gap?.kind !== 'gap') return state
  const left = shrinkGap(state.order, gap, page)
  const fresh = page.ids.filter((id) => !isKnown(state, id))
  if (state.order === 'byServer') {
    const entries = fresh.map((id) => ({ kind: 'entry', id }) as const)
    const filled = left === null ? entries : page.end === 'newer' ? [...entries, left] : [left, ...entries]
    return { ...state, rows: [...state.rows.slice(0, index), ...filled, ...state.rows.slice(index + 1)] }
  }
  const filled = mergeRows(state.order, state.rows.toSpliced(index, 1), fresh)
  return { ...state, rows: left === null ? filled : placeGap(state.order, filled, left) }
}

/** What is left of the gap after a page; null when it is filled. */
function shrinkGap<Id extends EntryId>(order: FeedNature['order'], gap: GapRow<Id>, page: GapPage<Id>): GapRow<Id> | null {
  const bound = page.end === 'newer' ? page.ids.at(-1) : page.ids[0]
  if (!page.full || bound === undefined || page.ids.includes(gap.below)) return null
  if (page.end === 'newer') {
    const past = bound === gap.above || (order === 'byId' && compareIds(bound, gap.below) <= 0)
    return past ? null : { ...gap, above: bound, loading: null, error: null }
  }
  const past = bound === gap.below || (order === 'byId' && compareIds(bound, gap.above) >= 0)
  return past ? null : { ...gap, below: bound, loading: null, error: null }
}

function showPending<Id extends EntryId>(state: FeedState<Id>): FeedState<Id> {
  const { order, pending, flushMarker, shownUpTo, since } = state
  const above = pending.at(-1)
  const leavesGap = flushMarker && above !== undefined && shownUpTo !== null
  const rows = leavesGap ? placeGap(order, state.rows, gapBetween(above, shownUpTo)) : state.rows
  return keepFirst({ ...state, rows: mergeRows(order, rows, pending), pending: [], flushMarker: false, paused: false, shownUpTo: since })
}

function gapBetween<Id extends EntryId>(above: Id, below: Id): GapRow<Id> {
  return { kind: 'gap', id: `${above}-${below}`, above, below, loading: null, error: null }
}

/** Cuts the rows to the first 50 entries; what was below is loaded again when the reader comes there. */
function keepFirst<Id extends EntryId>(state: FeedState<Id>): FeedState<Id> {
  if (!state.pagedByEntry) return state
  let entries = 0
  for (const [index, row] of state.rows.entries()) {
    if (row.kind === 'entry') entries += 1
    if (entries === keptWhenShown && index + 1 < state.rows.length) {
      return { ...state, rows: state.rows.slice(0, index + 1), older: { max_id: row.id }, bottomedOut: false }
    }
  }
  return state
}

function without<Id extends EntryId>(state: FeedState<Id>, ids: ReadonlySet<Id>): FeedState<Id> {
  const rows = state.rows.filter((row) => row.kind === 'gap' || !ids.has(row.id))
  const pending = state.pending.filter((id) => !ids.has(id))
  if (rows.length === state.rows.length && pending.length === state.pending.length) return state
  if (pending.length > 0) return { ...state, rows, pending }
  // Without pending ones a marked gap would have no upper end: what lies there is fetched as new again.
  return { ...state, rows, pending, paused: false, flushMarker: false, since: state.flushMarker ? state.shownUpTo : state.since }
}

function withOwn<Id extends EntryId>(state: FeedState<Id>, id: Id): FeedState<Id> {
  // The live connection may have been ahead of the answer, and then the post waits already.
  const rest = without(state, new Set([id]))
  return { ...rest, rows: mergeRows(rest.order, rest.rows, [id]), loaded: true }
}

function newestOf<Id extends EntryId>({ order }: FeedNature, known: Id | null, ids: readonly Id[]): Id | null {
  if (order === 'byServer') return ids[0] ?? known
  return ids.reduce<Id | null>((newest, id) => (newest === null || compareIds(id, newest) > 0 ? id : newest), known)
}

function isInRows<Id extends EntryId>(state: FeedState<Id>, id: Id): boolean {
  return state.rows.some((row) => row.kind === 'entry' && row.id === id)
}

function isKnown<Id extends EntryId>(state: FeedState<Id>, id: Id): boolean {
  return isInRows(state, id) || state.pending.includes(id)
}

function sameCursor(one: Cursor | null, other: Cursor | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
