import type { AccountId, StatusId } from '@rookery/api/wire/model'
import type { QueuedIntent } from '@rookery/store/Intent'
import type { Message } from '#features/notices/model/Message.ts'
import { isRecord } from '#lib/isRecord.ts'

/** The kinds of actions that can be queued. */
export const queuedKinds = [
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

export type QueuedKind = (typeof queuedKinds)[number]

/** A queued action, with everything that another page needs to run it. The device stores it in the form of `StoredAction`. */
export interface QueuedAction extends QueuedIntent {
  readonly kind: QueuedKind
  /** Id of the post, account, poll or draft. */
  readonly id: string
  /** Further arguments of the action. */
  readonly args?: object | undefined
  /** Unique; a changed desired state gets a new one. */
  readonly key: string
  /** When the user ran it, in ms since the epoch. */
  readonly at: number
  /** The server's reason for rejecting it; null while it is unsent. */
  readonly failure: Message | null
}

/** These names are persisted: builds of any age read and write them side by side. */
interface StoredAction {
  readonly subject: string
  readonly what: string
  readonly id: string
  readonly wanted: boolean
  readonly details?: object | undefined
  readonly key: string
  readonly at: number
  readonly isInDoubt: boolean
  readonly failure: Message | null
}

/** An account's stored outbox. */
export interface StoredOutbox {
  readonly entries: readonly QueuedAction[]
  /** Entries that this version cannot read, unchanged: another version may have written them. */
  readonly unreadable: readonly unknown[]
}

/** Parses each entry separately, so that an unreadable one does not block the others. */
export function readOutbox(text: string | null): StoredOutbox {
  if (text === null) return { entries: [], unreadable: [] }
  const entries = new Map<string, QueuedAction>()
  const unreadable: unknown[] = []
  for (const raw of listIn(text)) {
    const entry = readEntry(raw)
    if (entry && !entries.has(entry.key)) entries.set(entry.key, entry)
    else unreadable.push(raw)
  }
  return { entries: [...entries.values()], unreadable }
}

/** The inverse of `readOutbox`; null if there is nothing to store. */
export function writeOutbox({ entries, unreadable }: StoredOutbox): string | null {
  const all = [...entries.map(toStored), ...unreadable]
  return all.length === 0 ? null : JSON.stringify(all)
}

/** A text that is not a list becomes one unreadable entry. */
function listIn(text: string): readonly unknown[] {
  try {
    const raw: unknown = JSON.parse(text)
    return Array.isArray(raw) ? raw : [text]
  } catch {
    return [text]
  }
}

function toStored({ subject, kind, id, desired, args, key, at, isInDoubt, failure }: QueuedAction): StoredAction {
  return { subject, what: kind, id, wanted: desired, ...(args !== undefined && { details: args }), key, at, isInDoubt, failure }
}

function readEntry(raw: unknown): QueuedAction | null {
  if (!isRecord(raw)) return null
  const { subject, id, wanted: desired, details: args, key, at, isInDoubt, failure } = raw
  // This version writes no version field. A later one may give fields other meanings.
  if (raw.version !== undefined) return null
  const kind = queuedKinds.find((known) => known === raw.what)
  if (!kind || !isText(subject) || !isText(id) || !isText(key) || typeof desired !== 'boolean') return null
  if (!isArgs(kind, args) || typeof at !== 'number' || Math.abs(at) > maxDateMs) return null
  return {
    subject,
    kind,
    id,
    desired,
    ...(args !== undefined && { args }),
    key,
    at,
    // A second request is safe where it matters; a lost favourite is not.
    isInDoubt: isInDoubt !== false,
    failure: failure === null || failure === undefined ? null : isMessage(failure) ? failure : { key: 'errors.generic' },
  }
}

/** The maximum time of a Date. */
const maxDateMs = 8.64e15

/** Checks that stored arguments have the shape that the action expects. */
function isArgs(kind: QueuedKind, args: unknown): args is object | undefined {
  if (args !== undefined && !isRecord(args)) return false
  switch (kind) {
    case 'vote':
      return isText(args?.status) && Array.isArray(args.choices) && args.choices.every(Number.isSafeInteger)
    case 'react':
      return isText(args?.name) && (args.url === null || typeof args.url === 'string')
    case 'bookmark':
      return args?.folder === undefined || args.folder === null || isText(args.folder)
    case 'repeat':
      return args?.visibility === undefined || isText(args.visibility)
    case 'mute':
      return args?.time === undefined || typeof args.time === 'number'
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

const onAccounts: ReadonlySet<string> = new Set<QueuedKind>(['follow', 'mute', 'block', 'subscribe', 'hideRepeats'])
const onStatuses: ReadonlySet<string> = new Set<QueuedKind>(['favourite', 'repeat', 'bookmark', 'react', 'pin'])

/** The post of an action; null for other targets. */
export function statusIdOf({ kind, id, args }: Pick<QueuedAction, 'kind' | 'id' | 'args'>): StatusId | null {
  if (kind === 'vote') return (args as { readonly status: StatusId }).status // checked when it was read
  return onStatuses.has(kind) ? (id as StatusId) : null
}

/** The account of an action; null for other targets. */
export function accountIdOf({ kind, id }: Pick<QueuedAction, 'kind' | 'id'>): AccountId | null {
  return onAccounts.has(kind) ? (id as AccountId) : null
}
