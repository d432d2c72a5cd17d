import type { AccountId, StatusId } from '@rookery/api/wire/model'
import { createCell, type Cell, type Stop, type WritableCell } from '@rookery/store/Cell'
import { repliedToBy } from './responded.ts'
import { fetchThread, lookFor, type FetchThreadOptions, type ThreadPart } from './fetchThread.ts'
import { linearOrder } from './linearOrder.ts'
import { openThreads, type OpenThreads } from './openThreads.ts'
import { emptyThread, isAboutMissing, type ThreadState } from './ThreadState.ts'
import { createSlot } from '#features/session/model/Slot.ts'

export interface Threads extends OpenThreads {
  at(id: StatusId): Cell<ThreadState>
  /**
   * Shows known posts at once and loads the rest. Resolves after the response; never rejects.
   * @param isRetry the reader asks for it: that it failed a moment ago is no reason to wait
   */
  openThread(id: StatusId, isRetry?: boolean): Promise<void>
  /** Refetches in the background: new posts are marked, and a failure changes nothing. */
  refresh(id: StatusId): Promise<void>
  /** Loads a post that is missing in the conversation's response although it has replies. */
  lookFor(id: StatusId, missing: StatusId): Promise<void>
  /** The reader has seen these new replies. */
  see(id: StatusId, seen: StatusId): void
  /**
   * Conversations on screen, with the time of the last request, and the earliest time that the server permits the next (ms since the
   * epoch).
   */
  shown(): readonly { readonly id: StatusId; readonly askedAt: number; readonly notBefore: number }[]
}

export const threadsOf = createSlot<Threads>((session) => {
  const threads = createThreads(session)
  openThreads(session).set(threads)
  return threads
})

export interface ThreadsOptions extends FetchThreadOptions {
  /** The user, whose own replies are not marked as new. */
  readonly me: AccountId | null
}

/** Opening a conversation by both route and screen makes one request. */
const staleMs = 3000

/** Number of cached conversations besides those on screen, so that "back" shows them at once. */
const maxThreads = 10

/** One cached conversation. */
interface Entry {
  readonly cell: WritableCell<ThreadState>
  /** The cell for components that show it. */
  readonly shown: Cell<ThreadState>
  listeners: number
  askedAt: number
  notBefore: number
  respondedAt: number
  pending: Promise<void> | null
}

function createThreads(options: ThreadsOptions): Threads {
  const { client, entities, clock, me } = options
  const threads = new Map<StatusId, Entry>()
  const parentOf = (id: StatusId) => repliedToBy(entities, id)

  function entryOf(id: StatusId): Entry {
    const known = threads.get(id)
    if (known) return known
    const cell = createCell({ ...emptyThread(originalOf(id)), ids: linearOrder(knownAround(originalOf(id))) })
    const entry: Entry = {
      cell,
      shown: { get: cell.get, subscribe: (listener) => count(entry, cell.subscribe(listener)) },
      listeners: 0,
      askedAt: -Infinity,
      notBefore: -Infinity,
      respondedAt: -Infinity,
      pending: null,
    }
    threads.set(id, entry)
    for (const [oldest, { listeners }] of threads) {
      if (threads.size <= maxThreads) break
      if (listeners === 0 && oldest !== id) threads.delete(oldest)
    }
    return entry
  }

  /** Counts the views of a conversation, until they stop. */
  function count(entry: Entry, stop: Stop): Stop {
    let counted = 1
    entry.listeners += counted
    return () => {
      stop()
      entry.listeners -= counted
      counted = 0
    }
  }

  /** A repeat leads to the conversation of the repeated post. */
  const originalOf = (id: StatusId) => entities.statuses.get(id)?.reblogId ?? id

  /** The conversation as another post of it opened it, or the post and its ancestors, so that the first render is not empty. */
  function knownAround(focus: StatusId): readonly StatusId[] {
    for (const { cell } of threads.values()) if (cell.get().ids.includes(focus)) return cell.get().ids
    const found = new Set<StatusId>()
    for (let id: StatusId | null = focus; id !== null && !found.has(id); id = parentOf(id)) {
      if (!entities.statuses.get(id)) break
      found.add(id)
    }
    return [...found]
  }

  function load(id: StatusId, { quietly }: { quietly: boolean }): Promise<void> {
    const entry = entryOf(id)
    const before = entry.cell.get()
    // An earlier error stays until there is a response, with its retry button.
    if (!quietly) entry.cell.set({ ...before, loading: true })
    entry.pending ??= ask(id, entry).finally(() => (entry.pending = null))
    return entry.pending
  }

  async function ask(id: StatusId, entry: Entry): Promise<void> {
    const { cell } = entry
    entry.askedAt = clock.now()
    const response = await fetchThread(options, id, cell.get().deleted, (part) => showPart(cell, part))
    const now = cell.get()
    const { error } = response
    if (error !== null) {
      entry.notBefore = error.retryAt ?? -Infinity
      // A failed background refresh says nothing: the screen is as good as before, unless the post itself is deleted.
      if (!now.loading && !isAboutMissing(error)) return
      // The half that came is shown: the post without its conversation, or the other way round.
      return cell.set({ ...now, ids: linearOrder([...now.ids, ...response.ids]), loading: false, error })
    }
    entry.respondedAt = clock.now()
    // Replies that came live meanwhile and deleted ones keep their places.
    const retained = now.ids.filter((known) => now.arrived.has(known) || now.mine.has(known) || entities.statuses.get(known)?.deleted)
    const fresh = now.loaded ? response.ids.filter((found) => !now.ids.includes(found)) : []
    cell.set({
      ...withNew(now, fresh),
      focus: response.focus,
      ids: linearOrder([...response.ids, ...retained]),
      deleted: new Set([...now.deleted, ...response.deleted]),
      loading: false,
      loaded: true,
      error: null,
    })
  }

  /** Shows the part of a conversation that has come, where the whole of it has not come before. */
  function showPart(cell: WritableCell<ThreadState>, { focus, ids }: ThreadPart): void {
    const now = cell.get()
    if (!now.loaded) cell.set({ ...now, focus, ids: linearOrder([...now.ids, ...ids]) })
  }

  /** Marks posts that arrived while the conversation was open, except the user's own. */
  function withNew(state: ThreadState, fresh: readonly StatusId[]): ThreadState {
    if (fresh.length === 0) return state
    const isMine = (id: StatusId) => me !== null && entities.statuses.get(id)?.accountId === me
    return {
      ...state,
      arrived: new Set([...state.arrived, ...fresh.filter((id) => !isMine(id))]),
      mine: new Set([...state.mine, ...fresh.filter(isMine)]),
      landed: new Set([...state.landed, ...fresh.filter(isMine)]),
    }
  }

  entities.hold(() => ({
    statuses: [...threads.values()].flatMap(({ cell }) =>
      cell.get().ids.flatMap((id) => [id, entities.statuses.get(id)?.inReplyToId ?? id]),
    ),
  }))

  return {
    at: (id) => entryOf(id).shown,
    async openThread(id, isRetry = false) {
      const { cell, respondedAt, askedAt } = entryOf(id)
      const { error, loading } = cell.get()
      const isFresh = (error === null || !isRetry) && Math.abs(clock.now() - (error === null ? respondedAt : askedAt)) < staleMs
      if (!loading && !isFresh) await load(id, { quietly: false })
    },
    refresh: (id) => load(id, { quietly: true }),
    async lookFor(id, missing) {
      const { cell } = entryOf(id)
      if (cell.get().sought.has(missing)) return
      cell.set({ ...cell.get(), sought: new Set([...cell.get().sought, missing]) })
      const { ids, deleted } = await lookFor(client, entities, missing)
      const now = cell.get()
      const sought = new Set(now.sought)
      sought.delete(missing)
      cell.set({ ...now, sought, ids: linearOrder([...now.ids, ...ids]), deleted: new Set([...now.deleted, ...deleted]) })
    },
    arrive(ids) {
      for (const { cell } of threads.values()) {
        const state = cell.get()
        const present = new Set(state.ids)
        // A reply may come in the same batch as the post it answers: ids go oldest first.
        const fresh = linearOrder(ids).filter((id) => {
          const parent = parentOf(id)
          const belongs = parent !== null && present.has(parent) && !present.has(id)
          if (belongs) present.add(id)
          return belongs
        })
        if (fresh.length > 0) cell.set({ ...withNew(state, fresh), ids: linearOrder([...state.ids, ...fresh]) })
      }
    },
    see(id, seen) {
      const { cell } = entryOf(id)
      const state = cell.get()
      if (!state.arrived.has(seen) && !state.landed.has(seen)) return
      const without = (ids: ReadonlySet<StatusId>) => new Set([...ids].filter((other) => other !== seen))
      cell.set({ ...state, arrived: without(state.arrived), landed: without(state.landed) })
    },
    shown: () => [...threads].flatMap(([id, { listeners, askedAt, notBefore }]) => (listeners > 0 ? [{ id, askedAt, notBefore }] : [])),
  }
}
