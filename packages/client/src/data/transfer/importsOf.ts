import { ApiError } from '@rookery/api/http/ApiError'
import type { Timer } from '@rookery/api/http/Clock'
import { errorMessage } from '#data/notices/errorMessage.ts'
import type { Message } from '#data/notices/Message.ts'
import type { Session } from '#data/session/Session.ts'
import { createKeptSlot } from '#data/session/Slot.ts'
import { createCell, type Cell } from '#lib/Cell.ts'
import { isRecord } from '#lib/isRecord.ts'
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
  /** `waiting`: the server was asked too often or is not reached. */
  readonly state: 'running' | 'paused' | 'waiting' | 'ended'
  /** Until when it waits, in ms since the epoch. */
  readonly until: number | null
}

/** Lines of a file, one by one; kept on the device, so that an import goes on after a reload. null: none. */
export interface Imports extends Cell<ImportJob | null> {
  start(kind: TransferKind, rows: readonly TransferRow[]): void
  pause(): void
  resume(): void
  /** Takes the job and its report away. */
  forget(): void
}

const rowsKey = 'import'
const progressKey = 'importProgress'

/** Milliseconds to wait where the server does not say how long, and where it is not reached. */
const waits = { limited: 60_000, unreached: 15_000 }

/** How often a line is tried that the server stumbled over. */
const mostTries = 3

export const importsOf = createKeptSlot(
  'imports',
  async (storage) => {
    const [kept, progress] = await Promise.all([storage.get(rowsKey), storage.get(progressKey)])
    return (session) => openImports(session, jobOf(kept, progress))
  },
  { close: (imports) => imports.pause() },
)

function openImports(session: Session, kept: ImportJob | null): Imports {
  const { clock, storage } = session
  const cell = createCell<ImportJob | null>(kept)
  let turn: Timer | null = null
  /** Counts starts, so that the answer to a line of an earlier job says nothing. */
  let stay = 0

  function change(part: Partial<ImportJob>): void {
    const job = cell.get()
    if (!job) return
    const next = { ...job, ...part }
    cell.set(next)
    const { at, done, already, failed, state } = next
    void storage.set(progressKey, { at, done, already, failed, isEnded: state === 'ended' })
  }

  function goOn(wait = 0): void {
    turn?.cancel()
    const mine = (stay += 1)
    turn = clock.after(wait, () => void run(mine))
  }

  function waitFor(ms: number): void {
    change({ state: 'waiting', until: clock.now() + ms })
    goOn(ms)
  }

  async function run(mine: number): Promise<void> {
    let tries = 0
    change({ state: 'running', until: null })
    for (let job = cell.get(); job && mine === stay; job = cell.get()) {
      const row = job.rows[job.at]
      if (!row) return change({ state: 'ended' })
      try {
        const outcome = await transferStep(session, job.kind, row)
        if (mine !== stay) return
        tries = 0
        if (outcome === 'missing') change({ at: job.at + 1, failed: [...job.failed, { row, reason: null }] })
        else change({ at: job.at + 1, [outcome]: job[outcome] + 1 })
      } catch (error) {
        if (mine !== stay) return
        if (!(error instanceof ApiError)) throw error
        if (error.status === 429) return waitFor(error.retryAfter ?? waits.limited)
        if (error.kind === 'network' || error.kind === 'timeout') return waitFor(waits.unreached)
        tries += 1
        if (error.status >= 500 && tries < mostTries) continue
        tries = 0
        change({ at: job.at + 1, failed: [...job.failed, { row, reason: errorMessage(error) }] })
      }
    }
  }

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
      const job = cell.get()
      if (job && job.state !== 'ended') change({ state: 'paused', until: null })
    },
    resume() {
      if (cell.get()?.state === 'paused') goOn()
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

/** What the last page left: it waits for the person to go on. */
function jobOf(kept: unknown, progress: unknown): ImportJob | null {
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
    state: told.isEnded === true ? 'ended' : 'paused',
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
