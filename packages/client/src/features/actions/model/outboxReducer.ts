import type { Message } from '#features/notices/model/Message.ts'
import type { QueuedAction } from './QueuedAction.ts'

export type OutboxEvent =
  /** The user ran an action. It replaces a queued one of the same subject, in the same position. */
  | { readonly kind: 'put'; readonly entry: QueuedAction }
  /** The user undid it before it was sent. An entry that the server may have applied stays. */
  | { readonly kind: 'cancelled'; readonly subject: string }
  /** The server has this state of the subject: a rejection is outdated, and so is an entry that desires the same. */
  | { readonly kind: 'confirmed'; readonly subject: string; readonly isOn: boolean }
  /** It is being sent: from now on the server may have applied it. */
  | { readonly kind: 'sent'; readonly key: string }
  /** It did not get to the server, which knows of it as little as before. */
  | { readonly kind: 'unsent'; readonly key: string; readonly isInDoubt: boolean }
  /** The server has applied it, or the person drops it. */
  | { readonly kind: 'ended'; readonly key: string }
  /** The server refused this attempt. `isInDoubt`: it may have applied an earlier one. */
  | { readonly kind: 'rejected'; readonly key: string; readonly failure: Message; readonly isInDoubt: boolean }
  /** The user retries a rejected entry. */
  | { readonly kind: 'retried'; readonly key: string }

/** Applies an event to the queue, which is in sending order with at most one entry a subject. */
export function outboxReducer(entries: readonly QueuedAction[], event: OutboxEvent): readonly QueuedAction[] {
  switch (event.kind) {
    case 'put':
      return put(entries, event.entry)
    case 'cancelled':
      return entries.filter(({ subject, isInDoubt, failure }) => subject !== event.subject || (isInDoubt && failure === null))
    case 'confirmed':
      return entries.filter(({ subject, desired, failure }) => subject !== event.subject || (desired !== event.isOn && failure === null))
    case 'ended':
      return entries.filter(({ key }) => key !== event.key)
    case 'sent':
      return change(entries, event.key, { isInDoubt: true })
    case 'unsent':
      return change(entries, event.key, { isInDoubt: event.isInDoubt })
    case 'rejected':
      return change(entries, event.key, { failure: event.failure, isInDoubt: event.isInDoubt })
    case 'retried':
      return change(entries, event.key, { failure: null })
  }
}

/** The next entry to send. */
export function nextEntry(entries: readonly QueuedAction[]): QueuedAction | undefined {
  return entries.find(({ failure }) => failure === null)
}

function put(entries: readonly QueuedAction[], entry: QueuedAction): readonly QueuedAction[] {
  const before = entries.find(({ subject }) => subject === entry.subject)
  if (!before) return [...entries, entry]
  const next = { ...entry, isInDoubt: entry.isInDoubt || before.isInDoubt }
  return entries.map((one) => (one === before ? next : one))
}

function change(entries: readonly QueuedAction[], key: string, fields: Partial<QueuedAction>): readonly QueuedAction[] {
  return entries.map((entry) => (entry.key === key ? { ...entry, ...fields } : entry))
}
