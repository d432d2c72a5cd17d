import { ApiError } from '@rookery/api/http/ApiError'
import { toLoadError, type LoadError } from '#data/feeds/LoadError.ts'
import { keepAsking } from '#data/session/keepAsking.ts'
import type { Session } from '#data/session/Session.ts'
import { createCell, type Cell, type WritableCell } from '#lib/Cell.ts'

/** What the server was asked for, as far as it is known. */
export interface Asked<Value> {
  readonly value: Value | null
  readonly loading: boolean
  readonly error: LoadError | null
}

/** One kind of thing that screens ask the server for by a key, kept as long as the session. */
export interface Asking<Value> {
  at(session: Session, key: string): Cell<Asked<Value>>
  /** Asks the server; what was known stays meanwhile. Never rejects for a failed call. */
  ask(session: Session, key: string): Promise<void>
  /** Asks now, and again every so many ms as long as somebody looks, by turns with other tabs. `look` when that changes. */
  follow(session: Session, key: string, every: number, isLookedAt: () => boolean): ReturnType<typeof keepAsking>
  /** A change that was made here. */
  put(session: Session, key: string, value: Value): void
}

/** @param name tells its questions from those of another kind */
export function createAsking<Value>(name: string, fetch: (session: Session, key: string) => Promise<Value>): Asking<Value> {
  const bySession = new WeakMap<Session, Map<string, WritableCell<Asked<Value>>>>()

  function at(session: Session, key: string): WritableCell<Asked<Value>> {
    const cells = bySession.get(session) ?? new Map<string, WritableCell<Asked<Value>>>()
    bySession.set(session, cells)
    const cell = cells.get(key) ?? createCell<Asked<Value>>({ value: null, loading: false, error: null })
    cells.set(key, cell)
    return cell
  }

  async function ask(session: Session, key: string): Promise<void> {
    const cell = at(session, key)
    if (cell.get().loading) return
    cell.set({ ...cell.get(), loading: true, error: null })
    try {
      cell.set({ value: await fetch(session, key), loading: false, error: null })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      cell.set({ ...cell.get(), loading: false, error: toLoadError(error, session.clock.now()) })
    }
  }

  return {
    at,
    ask,
    follow(session, key, every, isLookedAt) {
      void ask(session, key)
      return keepAsking(session, {
        subject: `${name}:${key}`,
        every,
        isSeen: isLookedAt,
        async ask() {
          await ask(session, key)
          return true
        },
      })
    },
    put: (session, key, value) => at(session, key).set({ value, loading: false, error: null }),
  }
}
