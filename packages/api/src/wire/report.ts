import { decodeAccount } from './account.ts'
import { items, orNull, readId, record, requireRecord, textOrEmpty, time } from './read.ts'
import { decodeStatus } from './status.ts'
import type { Account, Status } from './model.ts'

export type ReportState = 'open' | 'closed' | 'resolved'

export interface ReportNote {
  readonly id: string
  readonly content: string
  readonly createdAt: string
  /** null if the account is missing. */
  readonly author: Account | null
}

/** A report about an account. */
export interface Report {
  readonly id: string
  readonly state: ReportState
  /** HTML. */
  readonly content: string
  readonly createdAt: string
  /** The reported account; null if missing. */
  readonly account: Account | null
  /** The reporting account; null if missing. */
  readonly actor: Account | null
  readonly statuses: readonly Status[]
  readonly notes: readonly ReportNote[]
}

/** Throws DecodeError without an id. */
export function decodeReport(value: unknown): Report {
  const raw = requireRecord(value, 'report')
  return {
    id: readId(raw.id, 'report.id'),
    state: raw.state === 'closed' || raw.state === 'resolved' ? raw.state : 'open',
    content: textOrEmpty(raw.content),
    createdAt: time(raw.created_at),
    account: orNull(decodeAccount, raw.account),
    actor: orNull(decodeAccount, raw.actor),
    statuses: items(raw.statuses, (item) => orNull(decodeStatus, item)),
    notes: items(raw.notes, (item) => orNull(decodeNote, item)),
  }
}

function decodeNote(value: unknown): ReportNote {
  const raw = record(value) ?? {}
  return {
    id: readId(raw.id, 'note.id'),
    content: textOrEmpty(raw.content),
    createdAt: time(raw.created_at),
    author: orNull(decodeAccount, raw.user),
  }
}
