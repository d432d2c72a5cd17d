import type { AccountStorage } from '#features/session/model/AccountStorage.ts'
import { isRecord } from '#lib/isRecord.ts'
import type { FailedLine, ImportJob } from './ImportJob.ts'
import { transferKinds, type TransferRow } from './TransferRow.ts'

/** The lines of each import, which stay as they are, and apart from them how far it has come. */
const rowsPrefix = 'import:'
const progressKey = (id: string) => `importProgress:${id}`

/** Stores a new import. */
export function storeImport(storage: AccountStorage, { id, kind, rows }: ImportJob): void {
  void storage.set(rowsPrefix + id, { kind, rows })
}

export function storeProgress(storage: AccountStorage, { id, at, done, already, failed, state }: ImportJob): void {
  void storage.set(progressKey(id), { at, done, already, failed, isEnded: state === 'ended', isSignedOut: state === 'signedOut' })
}

export function forgetImport(storage: AccountStorage, id: string): void {
  void storage.remove(rowsPrefix + id)
  void storage.remove(progressKey(id))
}

/**
 * The stored imports, in starting order. The first unfinished one waits for the user to continue it, unless it was not paused by the user;
 * the others wait for it.
 */
export async function readImports(storage: AccountStorage): Promise<readonly ImportJob[]> {
  const entries = await storage.entries(rowsPrefix)
  const read = entries.map(async ([key, raw]) => {
    const id = key.slice(rowsPrefix.length)
    return readJob(id, raw, await storage.get(progressKey(id)))
  })
  const jobs = (await Promise.all(read)).filter((job) => job !== null).toSorted((one, other) => Number(one.id) - Number(other.id))
  const first = jobs.find(({ state }) => state !== 'ended')
  return jobs.map((job) => (job === first || job.state === 'ended' ? job : { ...job, state: 'queued' }))
}

function readJob(id: string, raw: unknown, progress: unknown): ImportJob | null {
  if (!isRecord(raw) || !Array.isArray(raw.rows)) return null
  const kind = transferKinds.find((one) => one === raw.kind)
  if (!kind) return null
  const notified = isRecord(progress) ? progress : {}
  return {
    id,
    kind,
    rows: raw.rows.filter(isRow),
    at: count(notified.at),
    done: count(notified.done),
    already: count(notified.already),
    failed: Array.isArray(notified.failed) ? notified.failed.filter(isFailedLine) : [],
    state: notified.isEnded === true ? 'ended' : notified.isSignedOut === true ? 'signedOut' : 'paused',
    until: null,
  }
}

function count(value: unknown): number {
  return typeof value === 'number' ? value : 0
}

/** Values under this key have this shape. */
function isRow(raw: unknown): raw is TransferRow {
  return isRecord(raw) && typeof raw.subject === 'string'
}

function isFailedLine(raw: unknown): raw is FailedLine {
  return isRecord(raw) && isRow(raw.row)
}
