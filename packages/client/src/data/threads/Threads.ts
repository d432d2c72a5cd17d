import { ApiError } from '@rookery/api/http/ApiError'
import type { ApiClient } from '@rookery/api/http/client'
import type { Clock } from '@rookery/api/http/Clock'
import * as statuses from '@rookery/api/calls/statuses'
import type { StatusId } from '@rookery/api/wire/model'
import { createCell, type Cell, type WritableCell } from '#lib/Cell.ts'
import type { Entities } from '#data/entities/Entities.ts'
import { toLoadError, type LoadError } from '#data/feeds/LoadError.ts'
import { linearOrder, threadTree, type ThreadTree } from './threadTree.ts'

/** A conversation around one post. */
export interface ThreadState {
  /** Oldest first, the post itself among them. Deleted ones keep their place. */
  readonly ids: readonly StatusId[]
  readonly tree: ThreadTree
  /** Replies that came live since the conversation was opened. */
  readonly arrived: ReadonlySet<StatusId>
  readonly loading: boolean
  /** True once the server answered. */
  readonly loaded: boolean
  readonly error: LoadError | null
}

export interface Threads {
  at(id: StatusId): Cell<ThreadState>
  /** Shows what is known at once and asks for the rest. Resolves when the answer is in; never rejects. */
  openThread(id: StatusId): Promise<void>
  /** Puts new posts into the open conversations that they answer in. */
  arrive(ids: readonly StatusId[]): void
}

/** A conversation that a route and its screen both open is asked for once. */
const freshFor = 3000

/** Conversations kept so that going back shows them at once. */
const keptThreads = 10

export function createThreads({ client, entities, clock }: { client: ApiClient; entities: Entities; clock: Clock }): Threads {
  const threads = new Map<StatusId, WritableCell<ThreadState>>()
  const loadedAt = new Map<StatusId, number>()

  function at(id: StatusId): WritableCell<ThreadState> {
    const known = threads.get(id)
    if (known) return known
    const cell = createCell(withIds({ ...emptyThread }, knownAround(id)))
    threads.set(id, cell)
    for (const oldest of threads.keys()) {
      if (threads.size <= keptThreads) break
      threads.delete(oldest)
      loadedAt.delete(oldest)
    }
    return cell
  }

  /** The post and those it answers, as far as they are known, so that the first picture is not empty. */
  function knownAround(focus: StatusId): StatusId[] {
    const found = new Set<StatusId>()
    for (let id: StatusId | null = focus; id !== null && !found.has(id);) {
      const record = entities.statuses.get(id)
      if (!record) break
      found.add(id)
      id = record.inReplyToId
    }
    return [...found]
  }

  function withIds(state: ThreadState, ids: readonly StatusId[]): ThreadState {
    const ordered = linearOrder(ids)
    return { ...state, ids: ordered, tree: threadTree(ordered, (id) => entities.statuses.get(id)?.inReplyToId ?? null) }
  }

  async function openThread(id: StatusId): Promise<void> {
    const cell = at(id)
    const before = cell.get()
    const isFresh = before.error === null && Math.abs(clock.now() - (loadedAt.get(id) ?? -Infinity)) < freshFor
    if (before.loading || isFresh) return
    cell.set({ ...before, loading: true, error: null })
    const asOf = entities.mark()
    try {
      const [focus, context] = await Promise.all([statuses.get(client, id), statuses.context(client, id)])
      const members = [...context.ancestors, focus, ...context.descendants]
      entities.receive({ statuses: members }, asOf)
      loadedAt.set(id, clock.now())
      // What came live meanwhile and what was deleted since stay where they are.
      const kept = cell.get().ids.filter((known) => cell.get().arrived.has(known) || entities.statuses.get(known)?.deleted)
      cell.set({ ...withIds(cell.get(), [...members.map((member) => member.id), ...kept]), loading: false, loaded: true })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      cell.set({ ...cell.get(), loading: false, error: toLoadError(error, clock.now()) })
    }
  }

  entities.hold(() => ({ statuses: [...threads.values()].flatMap((cell) => cell.get().ids) }))

  return {
    at,
    openThread,
    arrive(ids) {
      for (const cell of threads.values()) {
        const state = cell.get()
        const present = new Set(state.ids)
        // A reply may come in the same batch as the post it answers: ids go oldest first.
        const fresh = linearOrder(ids).filter((id) => {
          const parent = entities.statuses.get(id)?.inReplyToId ?? null
          const belongs = parent !== null && present.has(parent) && !present.has(id)
          if (belongs) present.add(id)
          return belongs
        })
        if (fresh.length > 0) cell.set({ ...withIds(state, [...state.ids, ...fresh]), arrived: new Set([...state.arrived, ...fresh]) })
      }
    },
  }
}

const emptyThread: ThreadState = { ids: [], tree: new Map(), arrived: new Set(), loading: false, loaded: false, error: null }
