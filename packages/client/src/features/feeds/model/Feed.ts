import { ApiError } from '@rookery/api/http/ApiError'
import type { Clock, Timer } from '@rookery/api/http/Clock'
import type { Cursor } from '@rookery/api/wire/model'
import { createCell, type Cell, type Stop } from '@rookery/store/Cell'
import type { FeedPart } from './cutAround.ts'
import { removedEntries } from './removedEntries.ts'
import { reachesKnown } from '@rookery/store/createFeedReducer'
import { compareIds } from '@rookery/api/wire/ids'
import { feedReducer, pageSize, skimmedPageSize, type FeedEvent } from './feedReducer.ts'
import type { FeedPage, PageRequest } from './FeedPage.ts'
import { emptyFeed, rowIds, type FeedLoad, type FeedOrdering, type GapEnd } from '@rookery/store/FeedState'
import type { EntryId, FeedState } from './FeedState.ts'
import { toLoadError, type LoadError } from '#features/notices/model/LoadError.ts'

export interface FeedOptions<Id extends EntryId> {
  readonly ordering: FeedOrdering
  readonly fetchPage: (request: PageRequest<Id>, signal: AbortSignal) => Promise<FeedPage<Id>>
  readonly clock: Clock
  /** Whether arrivals may be shown immediately (the feed is at its top, streaming is on, not paused). */
  readonly showsAtOnce: (state: FeedState<Id>) => boolean
  /** Events that are deleted before the next frame are not added. */
  readonly isDeleted: (id: Id) => boolean
  /** Whether a deleted post stays in the list, because a draft under it is open. */
  readonly isHeld?: (id: Id) => boolean
  /** Called when newer entries could not be loaded, which the list itself does not show. */
  readonly onError: (error: ApiError) => void
  readonly onResponse?: () => void
}

/** One feed: it requests pages, and turns responses and stream events into events of `feedReducer`. */
export interface Feed<Id extends EntryId> extends Cell<FeedState<Id>> {
  /** Like `subscribe`, but the feed does not count as shown; for counting and storing. */
  watch(listener: () => void): Stop
  /** True if the newest page was loaded, or failed to, only seconds ago. Then opening the feed makes no request. */
  isFresh(): boolean
  /** Loads the first page, or newer entries. Resolves to true after a response; never rejects. */
  loadNewer(): Promise<boolean>
  loadOlder(): void
  showPending(): void
  /** Clears the list and loads it again (spec 1, section 4: the reload button). */
  reload(): Promise<boolean>
  fillGap(gap: string, end: GapEnd): Promise<void>
  insertOwn(id: Id): void
  remove(ids: ReadonlySet<Id>): void
  /** Shows stored rows; `asOf`: when they were up to date. */
  restore(part: FeedPart<Id>, asOf: number | null): void
  /** When the list was last up to date; null if never. */
  asOf(): number | null
  /** Refetches the stored entries around one, because they may have changed or been deleted. Leaves them if that fails. */
  recheck(around: string): Promise<void>
  /**
   * The stream has joined: loads entries that it missed. Events that arrive meanwhile are applied afterwards. Resolves to true if nothing
   * is missing.
   */
  catchUp(): Promise<boolean>
  /** Adds streamed entries; ignored unless caught up or catching up. */
  arrive(ids: readonly Id[]): void
  /** The stream was lost. */
  onStreamLost(): void
  /** Aborts running requests; late responses are ignored. */
  close(): void
}

/** Two components that open the same feed share one request. */
const staleMs = 3000

/** Older pages are requested at most once a second (spec 1, section 9). */
const olderIntervalMs = 1000

/** A reader who needs another older page within this time skims. */
const skimmingMs = 4000

/** Number of entries above the current one that are refetched with it. */
const recheckedAbove = 4

/** After this many pages in a row without a visible entry, the user decides whether to continue. */
const maxEmptyPages = 10

export function createFeed<Id extends EntryId>(options: FeedOptions<Id>): Feed<Id> {
  const { ordering, fetchPage, clock, showsAtOnce, isDeleted, isHeld = () => false, onError } = options
  const cell = createCell<FeedState<Id>>(emptyFeed(ordering))
  const dispatch = (event: FeedEvent<Id>) => cell.set(feedReducer(cell.get(), event))

  /** Requests belong to an epoch. Clearing or closing the feed starts a new one, and responses of an old epoch are ignored. */
  let epoch = new AbortController()
  const running = new Map<FeedLoad, Promise<boolean>>()
  /** The server demanded no request before this time. */
  let notBefore = 0
  let lastOlder = -Infinity
  let lastNewest = -Infinity
  let upToDateAt: number | null = null
  let olderTimer: Timer | null = null
  let emptyPages = 0
  /** The next older page is requested when the current load ends. */
  let isOlderRequested = false
  /** Ids of restored rows, until a page from the top shows which of them still exist. */
  let restoredIds: readonly Id[] = []
  /** The list was reset, so stored rows must not be restored any more. */
  let wasReset = false
  let live: 'off' | 'catchingUp' | 'on' = 'off'
  let arrivedDuringCatchUp: Id[] = []

  function load(kind: FeedLoad, request: PageRequest<Id>, arrived: (page: FeedPage<Id>) => void): Promise<boolean> {
    const current = running.get(kind)
    if (current) return current
    if (clock.now() < notBefore) return Promise.resolve(false)
    dispatch({ kind: 'loadStarted', load: kind })
    const work = run(kind, request, arrived).finally(() => {
      if (running.get(kind) === work) running.delete(kind)
      if (isOlderRequested) loadOlder()
    })
    running.set(kind, work)
    return work
  }

  async function run(kind: FeedLoad, request: PageRequest<Id>, arrived: (page: FeedPage<Id>) => void): Promise<boolean> {
    const mine = epoch
    try {
      const page = await fetchPage(request, mine.signal)
      if (mine !== epoch) return false
      if (kind !== 'older') upToDateAt = lastNewest = clock.now()
      // Listeners may request the next page.
      running.delete(kind)
      arrived(page)
      options.onResponse?.()
      // Unreadable newer pages are requested repeatedly, so they count only after a reset.
      if (kind !== 'newer' && page.unreadable > 0) dispatch({ kind: 'entriesUnreadable', count: page.unreadable })
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) {
        // An error of ours is logged for developers; the list can be retried.
        if (mine === epoch) dispatch({ kind: 'loadEnded', load: kind })
        throw error
      }
      if (mine !== epoch) return false
      onFailed(error, (cause) => ({ kind: 'loadFailed', error: { ...cause, load: kind }, asOf: kind === 'older' ? null : upToDateAt }))
      // An empty list, its end and its gaps show their own errors.
      if (kind !== 'older' && cell.get().rows.length > 0) onError(error)
      return false
    }
  }

  function onFailed(error: ApiError, event: (cause: LoadError) => FeedEvent<Id>): void {
    lastNewest = clock.now()
    const cause = toLoadError(error, lastNewest)
    notBefore = cause.retryAt ?? notBefore
    dispatch(event(cause))
  }

  const loadFirst = () =>
    load('first', {}, (page) => {
      // Stored rows may have been restored during the request: then this page has newer entries.
      if (cell.get().loaded) {
        removeMissing(restoredIds, page)
        return applyNewer(page)
      }
      const { ids, received, older } = page
      dispatch({ kind: 'firstPageArrived', ids, older: olderOf(older, ids), empty: received === 0 })
      continueIfEmpty(ids)
    })

  /** If all entries of a page are filtered, the next page is loaded, because the user would see nothing. */
  function continueIfEmpty(ids: readonly Id[]): void {
    emptyPages = ids.length > 0 ? 0 : emptyPages + 1
    isOlderRequested = emptyPages > 0 && emptyPages < maxEmptyPages
  }

  function applyNewer({ ids, received, older }: FeedPage<Id>): void {
    const { loading } = cell.get()
    if (loading === 'first') dispatch({ kind: 'loadEnded', load: 'first' })
    const full = received >= pageSize
    const lost = !ordering.pagedByEntry && full && !reachesKnown({ compareIds }, cell.get(), ids)
    // Without pages by entry a gap could not be filled, so such a list is reset.
    if (lost) dispatch({ kind: 'firstPageArrived', ids, older, empty: false })
    else dispatch({ kind: 'newerPageArrived', ids, full, show: !ordering.pagedByEntry || showsAtOnce(cell.get()) })
  }

  /** Removes entries that a page from the top of the list no longer has. */
  function removeMissing(known: readonly Id[], { ids, received }: FeedPage<Id>): void {
    const { order, pagedByEntry } = ordering
    // A short page is the whole list only if each page starts at the top.
    const isWhole = order === 'byServer' && !pagedByEntry && received < pageSize
    const removed = new Set([...removedEntries(order, known, { ids, isWhole })].filter((id) => !isHeld(id)))
    if (removed.size > 0) dispatch({ kind: 'removed', ids: removed })
  }

  const loadNewer = () => {
    const { loaded, since, rows } = cell.get()
    if (!loaded) return loadFirst()
    if (ordering.pagedByEntry && since !== null) return load('newer', { sinceId: since }, applyNewer)
    const known = rowIds(rows)
    return load('newer', {}, (page) => {
      removeMissing(known, page)
      applyNewer(page)
    })
  }

  function olderOf(older: Cursor | null, ids: readonly Id[]): Cursor | null {
    const last = ids.at(-1)
    return older ?? (ordering.pagedByEntry && last !== undefined ? { max_id: last } : null)
  }

  function loadOlder(): void {
    const { loaded, bottomedOut, older } = cell.get()
    if (!loaded || bottomedOut || older === null || running.has('older') || olderTimer) return
    const wait = lastOlder + olderIntervalMs - clock.now()
    if (wait > 0) {
      olderTimer = clock.after(wait, () => {
        olderTimer = null
        loadOlder()
      })
      return
    }
    const isSkimming = clock.now() - lastOlder < skimmingMs
    lastOlder = clock.now()
    isOlderRequested = false
    void load('older', { cursor: older, ...(isSkimming && { limit: skimmedPageSize }) }, ({ ids, received, older: next }) => {
      dispatch({ kind: 'olderPageArrived', ids, older: olderOf(next, ids), empty: received === 0 })
      continueIfEmpty(ids)
    })
  }

  async function fillGap(id: string, end: GapEnd): Promise<void> {
    const gap = cell.get().rows.find((row) => row.kind === 'gap' && row.id === id)
    if (gap?.kind !== 'gap' || gap.loading || clock.now() < notBefore) return
    dispatch({ kind: 'gapLoadStarted', gap: id, end })
    const mine = epoch
    try {
      const cursor: Cursor = end === 'newer' ? { max_id: gap.above, since_id: gap.below } : { max_id: gap.above, min_id: gap.below }
      const { ids, received } = await fetchPage({ cursor }, mine.signal)
      if (mine === epoch) dispatch({ kind: 'gapPageArrived', gap: id, end, ids, full: received >= pageSize })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (mine === epoch) onFailed(error, (cause) => ({ kind: 'gapLoadFailed', gap: id, error: cause }))
    }
  }

  async function recheck(around: string): Promise<void> {
    const known = rowIds(cell.get().rows)
    const at = known.findIndex((id) => id === around)
    const above = known[at - recheckedAbove]
    const mine = epoch
    try {
      const page = await fetchPage(above === undefined ? {} : { cursor: { max_id: above } }, mine.signal)
      if (mine === epoch) removeMissing(above === undefined ? known : known.slice(at - recheckedAbove + 1), page)
    } catch (error) {
      // This request ran in the background, and the request for newer entries reports an unreachable server.
      if (!(error instanceof ApiError)) throw error
    }
  }

  function arrive(ids: readonly Id[]): void {
    if (live === 'catchingUp') arrivedDuringCatchUp.push(...ids)
    const present = live === 'on' ? ids.filter((id) => !isDeleted(id)) : []
    if (present.length > 0) dispatch({ kind: 'liveArrived', ids: present, show: showsAtOnce(cell.get()) })
  }

  /** A live feed is up to date at any time. */
  const asOf = () => (live === 'on' ? clock.now() : upToDateAt)

  function onStreamLost(): void {
    upToDateAt = asOf()
    live = 'off'
    // Nothing is lost: `since` has not moved past them, so the next page has them.
    arrivedDuringCatchUp = []
  }

  const isFresh = () => Math.abs(clock.now() - lastNewest) < staleMs

  function startEpoch(): void {
    epoch.abort()
    epoch = new AbortController()
    running.clear()
    isOlderRequested = false
    olderTimer?.cancel()
    olderTimer = null
  }

  return {
    get: cell.get,
    subscribe: cell.subscribe,
    watch: cell.subscribe,
    isFresh,
    loadNewer,
    loadOlder,
    fillGap,
    showPending: () => dispatch({ kind: 'pendingShown' }),
    reload() {
      // The server demanded a pause, so the list could not be loaded again after clearing.
      if (clock.now() < notBefore) return Promise.resolve(false)
      startEpoch()
      wasReset = true
      dispatch({ kind: 'cleared' })
      return loadFirst()
    },
    insertOwn: (id) => dispatch({ kind: 'ownArrived', id }),
    remove: (ids) => dispatch({ kind: 'removed', ids }),
    asOf,
    restore(part, asOf) {
      if (wasReset) return
      upToDateAt = asOf
      restoredIds = rowIds(part.rows)
      // The server may have failed before the device responded.
      dispatch({ kind: 'restored', ...part, staleSince: lastNewest > -Infinity ? asOf : null })
    },
    async catchUp() {
      live = 'catchingUp'
      arrivedDuringCatchUp = []
      // A page that is under way may have been answered before the stream joined.
      await running.get('newer')
      await running.get('first')
      // A load that failed a moment ago is not repeated yet.
      if (!cell.get().loaded && isFresh()) return false
      const caughtUp = await loadNewer()
      if (!caughtUp || live !== 'catchingUp') return false
      live = 'on'
      const ids = arrivedDuringCatchUp
      arrivedDuringCatchUp = []
      if (ids.length > 0) arrive(ids)
      return true
    },
    recheck,
    arrive,
    onStreamLost,
    close() {
      startEpoch()
      onStreamLost()
      const { loading } = cell.get()
      if (loading !== 'idle') dispatch({ kind: 'loadEnded', load: loading })
    },
  }
}
