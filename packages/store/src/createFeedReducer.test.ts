import { expect, test } from 'vitest'
import { feedReducer, type ExampleCursor, type ExampleEvent, type ExampleFailure, type ExampleFeed } from '../test/exampleFeed.ts'
import { emptyFeed } from './FeedState.ts'

const byId = { order: 'byId', pagedByEntry: true } as const
const byServer = { order: 'byServer', pagedByEntry: true } as const

const ids = (...numbers: number[]) => numbers.map(String)
/** From high to low, both included. */
const range = (high: number, low: number) => Array.from({ length: high - low + 1 }, (_, index) => String(high - index))

function run(nature: typeof byId | typeof byServer, ...events: ExampleEvent[]): ExampleFeed {
  return events.reduce<ExampleFeed>(feedReducer, emptyFeed<string, ExampleCursor, ExampleFailure>(nature))
}

/** Rows as one sees them: ids, and gaps as `above…below`. */
const drawn = (state: ExampleFeed) => state.rows.map((row) => (row.kind === 'entry' ? row.id : `${row.above}…${row.below}`))

const first = (list: string[], older: ExampleCursor | null = { before: String(list.at(-1)) }): ExampleEvent => ({
  kind: 'firstPageArrived',
  ids: list,
  older,
  empty: list.length === 0,
})
const newer = (list: string[], change: { full?: boolean; show?: boolean } = {}): ExampleEvent => ({
  kind: 'newerPageArrived',
  ids: list,
  full: false,
  show: false,
  ...change,
})
const older = (list: string[], next: ExampleCursor | null = { before: String(list.at(-1)) }): ExampleEvent => ({
  kind: 'olderPageArrived',
  ids: list,
  older: next,
  empty: list.length === 0,
})
const shown: ExampleEvent = { kind: 'pendingShown' }

test('the first page is shown newest first', () => {
  const state = run(byId, first(ids(10, 9, 8)))
  expect(drawn(state)).toEqual(['10', '9', '8'])
  expect(state).toMatchObject({ since: '10', shownUpTo: '10', older: { before: '8' }, loaded: true, bottomedOut: false })
})

test('an empty first page means that no older entries exist', () => {
  expect(run(byId, first([]))).toMatchObject({ rows: [], loaded: true, bottomedOut: true })
})

test('ids are compared by length, then by character', () => {
  expect(drawn(run(byId, first(ids(9, 10, 100))))).toEqual(['100', '10', '9'])
})

test('arriving entries are pending and pause the feed, and showing them puts them on top', () => {
  const waiting = run(byId, first(ids(10, 9)), newer(ids(12, 11)))
  expect(waiting).toMatchObject({ pending: ['12', '11'], paused: true, since: '12', shownUpTo: '10' })
  expect(drawn(waiting)).toEqual(['10', '9'])
  const after = feedReducer(waiting, shown)
  expect(drawn(after)).toEqual(['12', '11', '10', '9'])
  expect(after).toMatchObject({ pending: [], paused: false, shownUpTo: '12', hasGapBelowPending: false })
})

test('arriving entries are shown at once if asked, and if the feed is empty', () => {
  expect(drawn(run(byId, first(ids(10)), newer(ids(11), { show: true })))).toEqual(['11', '10'])
  expect(drawn(run(byId, first([]), newer(ids(11))))).toEqual(['11'])
})

test('an entry that arrives in several ways is shown once', () => {
  const live: ExampleEvent = { kind: 'liveArrived', ids: ids(12), show: false }
  const state = run(byId, first(ids(10, 9)), live, live, newer(ids(12, 11)), { kind: 'ownArrived', id: String(10) }, shown, live)
  expect(drawn(state)).toEqual(['12', '11', '10', '9'])
  expect(state.pending).toEqual([])
  // A page may begin with what is known, and name an entry twice.
  expect(drawn(feedReducer(state, older(ids(9, 8, 8, 7))))).toEqual(['12', '11', '10', '9', '8', '7'])
})

test('a full page that does not reach known entries leaves a gap when it is shown', () => {
  const state = run(byId, first(ids(10, 9)), newer(range(60, 41), { full: true }))
  expect(state.hasGapBelowPending).toBe(true)
  const after = feedReducer(state, shown)
  expect(drawn(after)).toEqual([...range(60, 41), '41…10', '10', '9'])
  expect(after.hasGapBelowPending).toBe(false)
})

test('a full page that reaches known entries leaves no gap', () => {
  const state = run(byId, first(ids(10, 9)), newer([...range(28, 11), ...ids(10, 9)], { full: true }), shown)
  expect(drawn(state)).toEqual([...range(28, 11), '10', '9'])
})

test('a second full page replaces the first, with one gap down to the shown entries', () => {
  const state = run(byId, first(ids(10)), newer(range(60, 41), { full: true }), newer(range(100, 81), { full: true }), shown)
  expect(drawn(state)).toEqual([...range(100, 81), '81…10', '10'])
})

test('a live entry below the last pending one arrives with the gap, not twice', () => {
  const late: ExampleEvent = { kind: 'liveArrived', ids: ids(30), show: false }
  const state = run(byId, first(ids(10)), newer(range(60, 41), { full: true }), late)
  expect(state.pending).toEqual(range(60, 41))
})

test('a gap filled from its newer end shrinks downwards until the page reaches the other side', () => {
  const gapped = run(byId, first(ids(10)), newer(range(60, 41), { full: true, show: true }))
  const filling = feedReducer(gapped, { kind: 'gapLoadStarted', gap: '41-10', end: 'newer' })
  expect(filling.rows[20]).toMatchObject({ kind: 'gap', loading: 'newer' })
  const once = feedReducer(filling, { kind: 'gapPageArrived', gap: '41-10', end: 'newer', ids: range(40, 21), full: true })
  expect(drawn(once)).toEqual([...range(60, 21), '21…10', '10'])
  expect(once.rows[40]).toMatchObject({ id: '41-10', loading: null })
  const twice = feedReducer(once, { kind: 'gapPageArrived', gap: '41-10', end: 'newer', ids: range(20, 11), full: false })
  expect(drawn(twice)).toEqual([...range(60, 11), '10'])
})

test('a gap filled from its older end shrinks upwards', () => {
  const gapped = run(byId, first(ids(10)), newer(range(60, 41), { full: true, show: true }))
  const once = feedReducer(gapped, { kind: 'gapPageArrived', gap: '41-10', end: 'older', ids: range(30, 11), full: true })
  expect(drawn(once)).toEqual([...range(60, 41), '41…30', ...range(30, 11), '10'])
})

test('a gap is closed if the server repeats a page', () => {
  const gapped = run(byId, first(ids(10)), newer(range(60, 41), { full: true, show: true }))
  const state = feedReducer(gapped, { kind: 'gapPageArrived', gap: '41-10', end: 'newer', ids: range(60, 41), full: true })
  expect(drawn(state)).toEqual([...range(60, 41), '10'])
})

test('a gap that failed to load has its error and can be retried', () => {
  const error = { kind: 'http', status: 500, message: { key: 'errors.serverError' }, retryAt: null } as const
  const gapped = run(byId, first(ids(10)), newer(range(60, 41), { full: true, show: true }), { kind: 'gapLoadFailed', gap: '41-10', error })
  expect(gapped.rows[20]).toMatchObject({ loading: null, error })
})

test('showing pending entries keeps the first 50 and sets the cursor of the next page', () => {
  const state = run(byId, first(range(100, 81)), older(range(80, 61)), older(range(60, 41)), newer(ids(101)), shown)
  expect(drawn(state)).toEqual(range(101, 52))
  expect(state.rows).toHaveLength(50)
  expect(state).toMatchObject({ older: { before: '52' }, bottomedOut: false })
})

test('more pending entries than the maximum leave a gap', () => {
  const state = run(byId, first(ids(10)), { kind: 'liveArrived', ids: range(210, 11), show: false })
  expect(state).toMatchObject({ hasGapBelowPending: false })
  expect(state.pending).toEqual(range(210, 11))
  const more = feedReducer(state, { kind: 'liveArrived', ids: ids(211), show: false })
  expect(more).toMatchObject({ hasGapBelowPending: true })
  expect(more.pending).toEqual(range(211, 12))
})

test('an own entry is shown at once, and the pending ones stay pending', () => {
  const state = run(byId, first(ids(10)), newer(ids(11)), { kind: 'ownArrived', id: String(20) })
  expect(drawn(state)).toEqual(['20', '10'])
  expect(state.since).toBe('11')
  expect(drawn(feedReducer(feedReducer(state, newer(ids(20, 15, 12))), shown))).toEqual(['20', '15', '12', '11', '10'])
})

test('an own entry that the stream delivered first is shown by its response', () => {
  const state = run(byId, first(ids(10)), newer(ids(20, 11)), { kind: 'ownArrived', id: String(20) })
  expect(drawn(state)).toEqual(['20', '10'])
  expect(state.pending).toEqual(['11'])
  expect(drawn(feedReducer(state, shown))).toEqual(['20', '11', '10'])
})

test('a gap below an own entry is where the unknown entries are', () => {
  const state = run(byId, first(ids(10)), { kind: 'ownArrived', id: String(70) }, newer(range(60, 41), { full: true }), shown)
  expect(drawn(state)).toEqual(['70', ...range(60, 41), '41…10', '10'])
})

test('older pages are appended, and an empty one is the last', () => {
  const state = run(byId, first(ids(10, 9)), older(ids(8, 7)))
  expect(drawn(state)).toEqual(['10', '9', '8', '7'])
  expect(feedReducer(state, older([], null))).toMatchObject({ bottomedOut: true, loading: 'idle' })
})

test('an older page whose entries are all filtered is not the last', () => {
  const state = run(byId, first(ids(10)), { kind: 'olderPageArrived', ids: [], older: { before: '3' }, empty: false })
  expect(state).toMatchObject({ bottomedOut: false, older: { before: '3' } })
})

test('a repeated older page is the last', () => {
  expect(run(byId, first(ids(10, 9), { before: '9' }), older(ids(10, 9), { before: '9' })).bottomedOut).toBe(true)
})

test('an ended load does not end another one', () => {
  const state = run(byId, first(ids(10)), { kind: 'loadStarted', load: 'newer' }, { kind: 'loadStarted', load: 'older' }, newer(ids(11)))
  expect(state.loading).toBe('older')
})

test('a failed load leaves the rows, and its error disappears when the same load succeeds', () => {
  const error = { load: 'older', kind: 'http', status: 429, message: { key: 'errors.rateLimited' }, retryAt: 5 } as const
  const failed = run(byId, first(ids(10)), { kind: 'loadStarted', load: 'older' }, { kind: 'loadFailed', error, asOf: null })
  expect(failed).toMatchObject({ loading: 'idle', error })
  const asking = feedReducer(failed, { kind: 'loadStarted', load: 'newer' })
  expect(feedReducer(asking, newer(ids(11))).error).toEqual(error)
  const both = feedReducer(asking, { kind: 'loadFailed', error: { ...error, load: 'newer' }, asOf: null })
  expect(both).toMatchObject({ loading: 'idle', error })
  expect(feedReducer(failed, { kind: 'loadStarted', load: 'older' }).error).toBeNull()
  expect(feedReducer(failed, older(ids(9))).error).toBeNull()
})

test('removed entries leave rows and pending ones', () => {
  const state = run(byId, first(ids(10, 9)), newer(ids(12, 11)), { kind: 'removed', ids: new Set(ids(12, 9)) })
  expect(drawn(state)).toEqual(['10'])
  expect(state.pending).toEqual(['11'])
})

test('if all pending entries above a gap are removed, the missing ones are fetched as new', () => {
  const state = run(byId, first(ids(10)), newer(range(60, 41), { full: true }), { kind: 'removed', ids: new Set(range(60, 41)) })
  expect(state).toMatchObject({ since: '10', hasGapBelowPending: false, paused: false, pending: [] })
})

test('a list in the order of the server is never sorted', () => {
  const state = run(byServer, first(ids(5, 9, 7)), older(ids(8, 1)), newer(ids(3)), shown)
  expect(drawn(state)).toEqual(['3', '5', '9', '7', '8', '1'])
})

test.each<[string, ExampleEvent[], string[], string[]]>([
  ['between shown rows', [first(ids(7, 5)), newer(ids(7, 6, 5, 4))], ['7', '6', '5', '4'], []],
  ['below a pending one', [first(ids(3)), newer(ids(7, 5)), newer(ids(7, 6, 5, 3))], ['3'], ['7', '6', '5']],
  ['above and below shown rows', [first(ids(7, 5)), newer(ids(9, 8, 7, 6, 5))], ['7', '6', '5'], ['9', '8']],
  ['in an older page', [first(ids(9, 7, 5)), older(ids(7, 6, 5, 4))], ['9', '7', '6', '5', '4'], []],
])('entries that the stream left out are added in the server’s order: %s', (_case, events, rows, pending) => {
  const state = run(byServer, ...events)
  expect(drawn(state)).toEqual(rows)
  expect(state.pending).toEqual(pending)
})

test('a full page into an empty feed is not the last', () => {
  const state = run(byId, first([]), newer(range(60, 41), { full: true }))
  expect(drawn(state)).toEqual(range(60, 41))
  expect(state).toMatchObject({ older: { before: '41' }, bottomedOut: false, pending: [] })
})

test('a gap in a list in the order of the server is filled in place from both ends', () => {
  const gapped = run(byServer, first(ids(10)), newer(range(60, 41), { full: true, show: true }))
  const fromAbove = feedReducer(gapped, { kind: 'gapPageArrived', gap: '41-10', end: 'newer', ids: range(40, 21), full: true })
  const fromBelow = feedReducer(fromAbove, { kind: 'gapPageArrived', gap: '41-10', end: 'older', ids: range(14, 11), full: true })
  expect(drawn(fromBelow)).toEqual([...range(60, 21), '21…14', ...range(14, 11), '10'])
})

test('a feed with cursors of the server is not cut', () => {
  const linked = { order: 'byServer', pagedByEntry: false } as const
  const start = feedReducer(emptyFeed(linked), first(range(60, 1), { before: 'b77' }))
  const state = feedReducer(start, newer(ids(61), { show: true }))
  expect(state.rows).toHaveLength(61)
  expect(state.older).toEqual({ before: 'b77' })
})

test('a cleared feed equals a new one', () => {
  expect(run(byId, first(ids(10)), newer(ids(11)), { kind: 'cleared' })).toEqual(emptyFeed(byId))
})
