import { ApiError } from '@rookery/api/http/ApiError'
import type { StatusId } from '@rookery/api/wire/model'
import { toLoadError, type LoadError } from '#data/feeds/LoadError.ts'
import type { Session } from '#data/session/Session.ts'
import { createCell, type Cell, type WritableCell } from '#lib/Cell.ts'

/** What came of a question so far. `value` stays while it is asked again, and when that fails. */
export interface Answer<Value> {
  readonly value: Value | null
  readonly loading: boolean
  readonly error: LoadError | null
}

/** Something to ask about a post that no stream tells of: its versions, who favourited it. */
export interface Question<Value> {
  at(session: Session, id: StatusId): Cell<Answer<Value>>
  /** Asks, unless it is being asked already. Never rejects for a failed call. */
  ask(session: Session, id: StatusId): Promise<void>
  /** Asks for what follows on the answer that is there. */
  askOn(session: Session, id: StatusId, follow: (value: Value) => Promise<Value>): Promise<void>
}

/** Answers to as many posts are kept, so that what is opened again shows at once. */
const kept = 30

export function createQuestion<Value>(ask: (session: Session, id: StatusId) => Promise<Value>): Question<Value> {
  const bySession = new WeakMap<Session, Map<StatusId, WritableCell<Answer<Value>>>>()

  function cellOf(session: Session, id: StatusId): WritableCell<Answer<Value>> {
    const cells = bySession.get(session) ?? new Map<StatusId, WritableCell<Answer<Value>>>()
    bySession.set(session, cells)
    const cell = cells.get(id) ?? createCell<Answer<Value>>({ value: null, loading: false, error: null })
    cells.set(id, cell)
    for (const oldest of cells.keys()) if (cells.size > kept && oldest !== id) cells.delete(oldest)
    return cell
  }

  async function run({ clock }: Session, cell: WritableCell<Answer<Value>>, work: () => Promise<Value>): Promise<void> {
    if (cell.get().loading) return
    cell.set({ ...cell.get(), loading: true, error: null })
    try {
      cell.set({ value: await work(), loading: false, error: null })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      cell.set({ ...cell.get(), loading: false, error: toLoadError(error, clock.now()) })
    }
  }

  return {
    at: cellOf,
    ask: (session, id) => run(session, cellOf(session, id), () => ask(session, id)),
    async askOn(session, id, follow) {
      const cell = cellOf(session, id)
      const { value } = cell.get()
      if (value !== null) await run(session, cell, () => follow(value))
    },
  }
}
