import { ApiError } from '@rookery/api/http/ApiError'
import type { Timer } from '@rookery/api/http/Clock'
import { errorMessage } from '#features/notices/model/errorMessage.ts'
import { createOutboxLock } from '#features/actions/model/createOutboxLock.ts'
import type { Session } from '#features/session/model/Session.ts'
import { createStoredSlot } from '#features/session/model/Slot.ts'
import { createCell, type Cell } from '@rookery/store/Cell'
import { failureScope } from './failureScope.ts'
import type { ImportJob } from './ImportJob.ts'
import { forgetImport, storeImport, storeProgress, readImports } from './storedImports.ts'
import { refetchImported } from './refetchImported.ts'
import { transferStep } from './transferStep.ts'
import type { TransferKind, TransferRow } from './TransferRow.ts'

/**
 * Imports, line by line, in one window at a time, one file after the other. They are stored, so an import continues after a reload. One
 * that stopped because the session expired continues with the next session.
 */
export interface Imports extends Cell<readonly ImportJob[]> {
  /** Starts after unfinished ones. */
  start(kind: TransferKind, rows: readonly TransferRow[]): void
  pause(): void
  resume(): void
  /** Removes an import and its report; the imports behind it continue. */
  forget(id: string): void
}

/** Interval in ms of checks whether another window is done, in browsers without an event for it. */
const otherWindow = 15_000

/** How often a line is tried after a server error. */
const maxTries = 3

export const importsOf = createStoredSlot(
  'imports',
  async (storage) => {
    const jobs = await readImports(storage)
    return (session) => openImports(session, jobs)
  },
  { close: (imports) => imports.pause() },
)

function openImports(session: Session, stored: readonly ImportJob[]): Imports {
  const { clock, device, key, storage } = session
  const locks = globalThis.navigator?.locks
  const inTurn = createOutboxLock({ name: `rookery.import:${key}`, locks, stored: device.stored, clock })
  const cell = createCell(stored)
  let turn: Timer | null = null
  /** Number of starts: results of an earlier run are ignored. */
  let stay = 0

  const present = () => cell.get().find(({ state }) => state !== 'ended') ?? null

  function show(part: Partial<ImportJob>): void {
    const job = present()
    if (job) cell.set(cell.get().map((one) => (one === job ? { ...one, ...part } : one)))
  }

  /** Display state is not stored, because another window may have progressed further. */
  function change(job: ImportJob, part: Partial<ImportJob>): void {
    show(part)
    storeProgress(storage, { ...job, ...part })
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
    let goesOn = true
    while (goesOn) {
      // Another window may have continued, ended or started imports meanwhile.
      const jobs = await readImports(storage)
      if (mine !== stay) return
      cell.set(jobs)
      const job = present()
      if (job) change(job, { state: 'running' })
      goesOn = job !== null && (await workThrough(mine))
    }
  }

  /** Resolves to whether the current import is complete. */
  async function workThrough(mine: number): Promise<boolean> {
    let tries = 0
    for (let job = present(); job && mine === stay; job = present()) {
      const row = job.rows[job.at]
      if (!row) {
        change(job, { state: 'ended' })
        await refetchImported(session, job.kind)
        return mine === stay
      }
      try {
        const outcome = await transferStep(session, job.kind, row)
        if (mine !== stay) return false
        tries = 0
        if (outcome === 'done' || outcome === 'already') change(job, { at: job.at + 1, [outcome]: job[outcome] + 1 })
        else
          change(job, {
            at: job.at + 1,
            failed: [...job.failed, { row, reason: outcome === 'missing' ? null : { key: 'transfer.impossible' } }],
          })
      } catch (error) {
        if (mine !== stay) return false
        if (!(error instanceof ApiError)) throw error
        const cause = await failureScope(session, error)
        if (mine !== stay) return false
        if (cause.kind !== 'line') {
          if (cause.kind === 'later') waitFor(cause.wait)
          else change(job, { state: 'signedOut' })
          return false
        }
        tries += 1
        if ((error.status >= 500 || error.kind === 'timeout') && tries < maxTries) continue
        tries = 0
        change(job, { at: job.at + 1, failed: [...job.failed, { row, reason: errorMessage(error) }] })
      }
    }
    return false
  }

  if (present()?.state === 'signedOut') goOn()
  return {
    get: cell.get,
    subscribe: cell.subscribe,
    start(kind, rows) {
      const isAlone = present() === null
      const job: ImportJob = {
        // Later than all existing ones, even if the clock is behind.
        id: String(Math.max(clock.now(), ...cell.get().map(({ id }) => Number(id) + 1))),
        kind,
        rows,
        at: 0,
        done: 0,
        already: 0,
        failed: [],
        state: isAlone ? 'running' : 'queued',
        until: null,
      }
      // Successful lines need no further work.
      const over = cell.get().filter(({ state, failed }) => state === 'ended' && failed.length === 0)
      for (const { id } of over) forgetImport(storage, id)
      cell.set([...cell.get().filter((one) => !over.includes(one)), job])
      storeImport(storage, job)
      if (isAlone) goOn()
    },
    pause() {
      stay += 1
      turn?.cancel()
      const state = present()?.state
      if (state === 'running' || state === 'waiting') show({ state: 'paused', until: null })
    },
    resume() {
      const state = present()?.state
      if (state === 'paused' || state === 'signedOut') goOn()
    },
    forget(id) {
      const before = present()
      cell.set(cell.get().filter((job) => job.id !== id))
      forgetImport(storage, id)
      if (before?.id !== id) return
      stay += 1
      turn?.cancel()
      if (before.state === 'running' || before.state === 'waiting') goOn()
      else show({ state: before.state })
    },
  }
}
