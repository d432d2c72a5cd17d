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

/** What is kept may have been written by another version, or by something else. */
export function readOutbox(text: string | null): readonly OutboxEntry[] {
  try {
    const raw: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(raw) ? raw.filter(isEntry) : []
  } catch {
    return []
  }
}

function isEntry(raw: unknown): raw is OutboxEntry {
  if (!isRecord(raw)) return false
  const { subject, what, id, wanted, details, key, at, isInDoubt, failure } = raw
  const areTexts = [subject, id, key].every((part) => typeof part === 'string' && part !== '')
  const areFlags = typeof wanted === 'boolean' && typeof isInDoubt === 'boolean' && typeof at === 'number'
  const areParts = (details === undefined || isRecord(details)) && (failure === null || isRecord(failure))
  return areTexts && areFlags && areParts && outboxActs.some((known) => known === what)
}
