import type { Message } from '#data/notices/Message.ts'
import type { OutboxEntry } from './OutboxEntry.ts'

export type OutboxEvent =
  /** The person did something. It takes the place, in line too, of what waits on the same subject. */
  | { readonly kind: 'put'; readonly entry: OutboxEntry }
  /** The person wants it the other way again. What the server cannot have done is over; anything else must be taken back there. */
  | { readonly kind: 'changed'; readonly subject: string }
  /** It was sent, and no answer came. */
  | { readonly kind: 'unanswered'; readonly key: string }
  /** The server has done it, or the person drops it. */
  | { readonly kind: 'ended'; readonly key: string }
  | { readonly kind: 'refused'; readonly key: string; readonly failure: Message }
  /** The person wants what was refused to be sent once more. */
  | { readonly kind: 'retried'; readonly key: string }

/** What waits, in the order in which it is sent; at most one entry a subject. */
export function outboxReducer(entries: readonly OutboxEntry[], event: OutboxEvent): readonly OutboxEntry[] {
  switch (event.kind) {
    case 'put':
      return put(entries, event.entry)
    case 'changed':
      return entries.filter(({ subject, isInDoubt, failure }) => subject !== event.subject || (isInDoubt && failure === null))
    case 'ended':
      return entries.filter(({ key }) => key !== event.key)
    case 'unanswered':
      return change(entries, event.key, { isInDoubt: true })
    case 'refused':
      return change(entries, event.key, { failure: event.failure, isInDoubt: false })
    case 'retried':
      return change(entries, event.key, { failure: null })
  }
}

/** The one that is sent next. */
export function nextEntry(entries: readonly OutboxEntry[]): OutboxEntry | undefined {
  return entries.find(({ failure }) => failure === null)
}

function put(entries: readonly OutboxEntry[], entry: OutboxEntry): readonly OutboxEntry[] {
  const before = entries.find(({ subject }) => subject === entry.subject)
  if (!before) return [...entries, entry]
  const next = { ...entry, isInDoubt: entry.isInDoubt || before.isInDoubt }
  return entries.map((one) => (one === before ? next : one))
}

function change(entries: readonly OutboxEntry[], key: string, fields: Partial<OutboxEntry>): readonly OutboxEntry[] {
  return entries.map((entry) => (entry.key === key ? { ...entry, ...fields } : entry))
}
