import { ApiError } from '@rookery/api/http/ApiError'
import type { Timer } from '@rookery/api/http/Clock'
import { learnFilters } from '#data/filters/learnFilters.ts'
import { errorMessage } from '#data/notices/errorMessage.ts'
import type { Message } from '#data/notices/Message.ts'
import { createTurn } from '#data/outbox/createTurn.ts'
import type { Session } from '#data/session/Session.ts'
import { createKeptSlot } from '#data/session/Slot.ts'
import type { AccountStorage } from '#data/storage/AccountStorage.ts'
import { createCell, type Cell } from '#lib/Cell.ts'
import { isRecord } from '#lib/isRecord.ts'
import { causeOf } from './causeOf.ts'
import { transferStep } from './transferStep.ts'
import { transferKinds, type TransferKind, type TransferRow } from './TransferRow.ts'

export interface FailedLine {
  readonly row: TransferRow
  /** null: nobody and nothing was found. */
  readonly reason: Message | null
}

/** An import that goes on here, line by line. */
export interface ImportJob {
  readonly kind: TransferKind
  readonly rows: readonly TransferRow[]
  /** How many lines are behind it. */
  readonly at: number
  readonly done: number
  readonly already: number
  readonly failed: readonly FailedLine[]
  /** `waiting`: the server was asked too often or is not reached; `signedOut`: the server does not know the person any more. */
  readonly state: 'running' | 'paused' | 'waiting' | 'signedOut' | 'ended'
  /** Until when it waits, in ms since the epoch. */
  readonly until: number | null
}

/**
 * Lines of a file, one by one and in one window at a time; kept on the device, so that an import goes on after a reload. One that
 * stopped because the sign-in was over goes on by itself with the next session. null: none.
 */
export interface Imports extends Cell<ImportJob | null> {
  start(kind: TransferKind, rows: readonly TransferRow[]): void
  pause(): void
  resume(): void
  /** Takes the job and its report away. */
  forget(): void
}

const rowsKey = 'import'
const progressKey = 'importProgress'

/** Milliseconds after which it looks whether another window is done, in a browser that does not tell. */
const otherWindow = 15_000

/** How often a line is tried that the server stumbled over. */
const mostTries = 3

export const importsOf = createKeptSlot(
  'imports',
  async (storage) => {
    const kept = await readJob(storage)
    return (session) => openImports(session, kept)
  },
  { close: (imports) => imports.pause() },
)

function openImports(session: Session, kept: ImportJob | null): Imports {
  const { clock, device, key, storage } = session
  const locks = globalThis.navigator?.locks
  const inTurn = createTurn({ name: `rookery.import:${key}`, locks, kept: device.kept, clock })
  const cell = createCell<ImportJob | null>(kept)
  let turn: Timer | null = null
  /** Counts starts, so that the answer to a line of an earlier job says nothing. */
  let stay = 0

  function show(part: Partial<ImportJob>): void {
    const job = cell.get()
    if (job) cell.set({ ...job, ...part })
  }

  /** What is only shown is not kept: another window may be further. */
  function change(part: Partial<ImportJob>): void {
    show(part)
    const job = cell.get()
    if (!job) return
    const { at, done, already, failed, state } = job
    void storage.set(progressKey, { at, done, already, failed, isEnded: state === 'ended', isSignedOut: state === 'signedOut' })
  }

  function goOn(wait = 0): void {
    turn?.cancel()
    const mine = (stay += 1)
    turn = clock.after(wait, () => void run(mine))
  }

  function waitFor(ms: number): void {
    show({ state: 'waiting', until: clock.now() + ms })
    goOn(ms)
  }

  async function run(mine: number): Promise<void> {
    show({ state: 'running', until: null })
    const ran = await inTurn(() => work(mine))
    if (!ran && mine === stay) waitFor(otherWindow)
  }

  async function work(mine: number): Promise<void> {
    // Another window may have gone on with it meanwhile, or ended it.
    const kept = await readJob(storage)
    if (mine !== stay) return
    cell.set(kept)
    change({ state: 'running' })
    let tries = 0
    for (let job = cell.get(); job && mine === stay; job = cell.get()) {
      const row = job.rows[job.at]
      if (!row) {
        change({ state: 'ended' })
        return job.kind === 'filters' ? learnFilters(session) : undefined
      }
      try {
        const outcome = await transferStep(session, job.kind, row)
        if (mine !== stay) return
        tries = 0
        if (outcome === 'done' || outcome === 'already') change({ at: job.at + 1, [outcome]: job[outcome] + 1 })
        else
          change({
            at: job.at + 1,
            failed: [...job.failed, { row, reason: outcome === 'missing' ? null : { key: 'transfer.impossible' } }],
          })
      } catch (error) {
        if (mine !== stay) return
        if (!(error instanceof ApiError)) throw error
        const cause = await causeOf(session, error)
        if (mine !== stay) return
        if (cause.kind === 'later') return waitFor(cause.wait)
        if (cause.kind === 'signedOut') return change({ state: 'signedOut' })
        tries += 1
        if ((error.status >= 500 || error.kind === 'timeout') && tries < mostTries) continue
        tries = 0
        change({ at: job.at + 1, failed: [...job.failed, { row, reason: errorMessage(error) }] })
      }
    }
  }

  if (kept?.state === 'signedOut') goOn()
  return {
    get: cell.get,
    subscribe: cell.subscribe,
    start(kind, rows) {
      cell.set({ kind, rows, at: 0, done: 0, already: 0, failed: [], state: 'running', until: null })
      void storage.set(rowsKey, { kind, rows })
      change({})
      goOn()
    },
    pause() {
      stay += 1
      turn?.cancel()
      const state = cell.get()?.state
      if (state === 'running' || state === 'waiting') show({ state: 'paused', until: null })
    },
    resume() {
      const state = cell.get()?.state
      if (state === 'paused' || state === 'signedOut') goOn()
    },
    forget() {
      stay += 1
      turn?.cancel()
      cell.set(null)
      void storage.remove(rowsKey)
      void storage.remove(progressKey)
    },
  }
}

/** What the last page left: it waits for the person to go on, unless it was not the person who had it wait. */
async function readJob(storage: AccountStorage): Promise<ImportJob | null> {
  const [kept, progress] = await Promise.all([storage.get(rowsKey), storage.get(progressKey)])
  if (!isRecord(kept) || !Array.isArray(kept.rows)) return null
  const kind = transferKinds.find((one) => one === kept.kind)
  if (!kind) return null
  const told = isRecord(progress) ? progress : {}
  const count = (value: unknown) => (typeof value === 'number' ? value : 0)
  return {
    kind,
    rows: kept.rows.filter(isRow),
    at: count(told.at),
    done: count(told.done),
    already: count(told.already),
    failed: Array.isArray(told.failed) ? told.failed.filter(isFailedLine) : [],
    state: told.isEnded === true ? 'ended' : told.isSignedOut === true ? 'signedOut' : 'paused',
    until: null,
  }
}

/** What was written under the key has this shape. */
function isRow(raw: unknown): raw is TransferRow {
  return isRecord(raw) && typeof raw.subject === 'string'
}

function isFailedLine(raw: unknown): raw is FailedLine {
  return isRecord(raw) && isRow(raw.row)
}
