import type { Message } from '#data/notices/Message.ts'
import { isRecord } from '#lib/isRecord.ts'

/** What can wait for a line. */
export const outboxActs = [
  'favourite',
  'repeat',
  'bookmark',
  'react',
  'pin',
  'vote',
  'follow',
  'mute',
  'block',
  'subscribe',
  'hideRepeats',
  'post',
] as const

export type OutboxAct = (typeof outboxActs)[number]

/** One thing that a person did, as far as another page must know it to do it again. */
export interface Act {
  /** What it changes; the name that it has as a pending action. A later act on the same subject takes its place. */
  readonly subject: string
  readonly what: OutboxAct
  /** Of the post, the person, the poll or the draft. */
  readonly id: string
  readonly wanted: boolean
  readonly details?: object | undefined
}

/** An act that waits, as the device keeps it. */
export interface OutboxEntry extends Act {
  /** Another one for each end state that is wanted. */
  readonly key: string
  /** When the person did it, in ms since the epoch. */
  readonly at: number
  /** It was sent without an answer: the server may have done it. */
  readonly isInDoubt: boolean
  /** Why the server refused it; null for what is still to be sent. */
  readonly failure: Message | null
}

/** An account's outbox as the device has it. */
export interface StoredOutbox {
  readonly entries: readonly OutboxEntry[]
  /** Entries that this version cannot read, unchanged: another version may have written them. */
  readonly unread: readonly unknown[]
}

/** Reads each entry alone, so that one that cannot be read keeps no other from being sent. */
export function readOutbox(text: string | null): StoredOutbox {
  if (text === null) return { entries: [], unread: [] }
  const entries = new Map<string, OutboxEntry>()
  const unread: unknown[] = []
  for (const raw of listIn(text)) {
    const entry = readEntry(raw)
    if (entry && !entries.has(entry.key)) entries.set(entry.key, entry)
    else unread.push(raw)
  }
  return { entries: [...entries.values()], unread }
}

/** As `readOutbox` reads it; null when there is nothing to keep. */
export function writeOutbox({ entries, unread }: StoredOutbox): string | null {
  const all = [...entries, ...unread]
  return all.length === 0 ? null : JSON.stringify(all)
}

/** A text that is no list is kept whole, as one thing that cannot be read. */
function listIn(text: string): readonly unknown[] {
  try {
    const raw: unknown = JSON.parse(text)
    return Array.isArray(raw) ? raw : [text]
  } catch {
    return [text]
  }
}

function readEntry(raw: unknown): OutboxEntry | null {
  if (!isRecord(raw)) return null
  const { subject, id, wanted, details, key, at, isInDoubt, failure } = raw
  const what = outboxActs.find((known) => known === raw.what)
  if (!what || !isText(subject) || !isText(id) || !isText(key) || typeof wanted !== 'boolean') return null
  if (!isDetails(what, details) || typeof at !== 'number' || Math.abs(at) > latest) return null
  return {
    subject,
    what,
    id,
    wanted,
    ...(details !== undefined && { details }),
    key,
    at,
    // Asking twice is safe where it matters; losing a like is not.
    isInDoubt: isInDoubt !== false,
    failure: failure === null || failure === undefined ? null : isMessage(failure) ? failure : { key: 'errors.generic' },
  }
}

/** The last moment that a date can be. */
const latest = 8.64e15

/** What an act was done with has the shape that `doAgain` takes. */
function isDetails(what: OutboxAct, details: unknown): details is object | undefined {
  if (details !== undefined && !isRecord(details)) return false
  switch (what) {
    case 'vote':
      return isText(details?.status) && Array.isArray(details.choices) && details.choices.every(Number.isSafeInteger)
    case 'react':
      return isText(details?.name) && (details.url === null || typeof details.url === 'string')
    case 'repeat':
      return details?.visibility === undefined || isText(details.visibility)
    case 'mute':
      return details?.time === undefined || typeof details.time === 'number'
    default:
      return true
  }
}

function isMessage(raw: unknown): raw is Message {
  if (!isRecord(raw)) return false
  if (typeof raw.text === 'string') return true
  const { args = {} } = raw
  if (!isText(raw.key) || !isRecord(args)) return false
  return Object.values(args).every((value) => typeof value === 'string' || typeof value === 'number' || isMessage(value))
}

function isText(raw: unknown): raw is string {
  return typeof raw === 'string' && raw !== ''
}
