import { ApiError } from '@rookery/api/http/ApiError'
import { toLoadError, type LoadError } from '#data/feeds/LoadError.ts'
import { keepAsking } from '#data/session/keepAsking.ts'
import type { Session } from '#data/session/Session.ts'
import { createCell, type Cell, type WritableCell } from '#lib/Cell.ts'

/** What came of a question so far. `value` stays while it is asked again, and when that fails. */
export interface Answer<Value> {
  readonly value: Value | null
  readonly loading: boolean
  readonly error: LoadError | null
}

/** What an answer is about, for one that grows old with it. */
export type About = string | number | null | undefined

/** Something that no stream tells of: the versions of a post, who favourited it, the reader's lists. Kept with the session. */
export interface Question<Key extends string, Value> {
  at(session: Session, key: Key): Cell<Answer<Value>>
  /**
   * Asks, unless it is being asked already. Never rejects for a failed call.
   * @param of what the answer is about, as the time of the last edit: when that changes while it is asked, it is asked again after
   */
  ask(session: Session, key: Key, of?: About): Promise<void>
  /** Asks for what follows on the answer that is there. */
  askOn(session: Session, key: Key, follow: (value: Value) => Promise<Value>): Promise<void>
  /** Asks now, and again every so many ms as long as somebody looks, by turns with other tabs. `look` when that changes. */
  follow(session: Session, key: Key, every: number, isLookedAt: () => boolean): ReturnType<typeof keepAsking>
  /** A change that was made here. */
  put(session: Session, key: Key, value: Value): void
}

/** So many answers are kept, so that what is opened again shows at once. */
const kept = 30

/** @param name tells the question from others, for tabs that ask the same */
export function createQuestion<Key extends string, Value>(
  name: string,
  fetch: (session: Session, key: Key) => Promise<Value>,
): Question<Key, Value> {
  const bySession = new WeakMap<Session, Map<Key, WritableCell<Answer<Value>>>>()
  const abouts = new WeakMap<Cell<Answer<Value>>, About>()

  function at(session: Session, key: Key): WritableCell<Answer<Value>> {
    const cells = bySession.get(session) ?? new Map<Key, WritableCell<Answer<Value>>>()
    bySession.set(session, cells)
    const cell = cells.get(key) ?? createCell<Answer<Value>>({ value: null, loading: false, error: null })
    cells.set(key, cell)
    for (const oldest of cells.keys()) if (cells.size > kept && oldest !== key) cells.delete(oldest)
    return cell
  }

  async function run(session: Session, key: Key, work: () => Promise<Value>): Promise<void> {
    const cell = at(session, key)
    if (cell.get().loading) return
    const about = abouts.get(cell)
    // Why it failed stands until something else is known: what shows it would come and go with each turn of `follow`.
    cell.set({ ...cell.get(), loading: true })
    try {
      cell.set({ value: await work(), loading: false, error: null })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      cell.set({ ...cell.get(), loading: false, error: toLoadError(error, session.clock.now()) })
    }
    if (abouts.get(cell) !== about) await ask(session, key)
  }

  async function ask(session: Session, key: Key, of?: About): Promise<void> {
    if (of !== undefined) abouts.set(at(session, key), of)
    await run(session, key, () => fetch(session, key))
  }

  return {
    at,
    ask,
    async askOn(session, key, follow) {
      const { value } = at(session, key).get()
      if (value !== null) await run(session, key, () => follow(value))
    },
    follow(session, key, every, isLookedAt) {
      void ask(session, key)
      return keepAsking(session, {
        subject: `${name}:${key}`,
        every,
        isSeen: isLookedAt,
        async ask() {
          await ask(session, key)
          const retryAt = at(session, key).get().error?.retryAt ?? 0
          return Math.max(0, retryAt - session.clock.now())
        },
      })
    },
    put: (session, key, value) => at(session, key).set({ value, loading: false, error: null }),
  }
}
