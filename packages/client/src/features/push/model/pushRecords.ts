import type { QuietTimes } from '#features/notificationKinds/model/quietTime.ts'
import type { SenderRules } from '#features/notificationKinds/model/senderRule.ts'
import { createStore, del, get, set, update } from 'idb-keyval'

/**
 * The service worker's record of an account with push. The worker runs without a page and cannot read the pages' storage, so it has its own
 * database. Signing out removes the record.
 */
export interface PushRecord {
  readonly origin: string
  readonly token: string
  /** The account's own id; null in records of an earlier version. */
  readonly me: string | null
  /** Posts with a content warning show nothing but that there is one. */
  readonly hidesMarked: boolean
  /** Times without messages. */
  readonly quiet: QuietTimes
  /** Sender rules for messages. */
  readonly senders: Pick<SenderRules, 'from' | 'notFromNew'> & { readonly notFromServers: readonly string[] }
  readonly texts: PushTexts
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
}

/** Sentences in the user's language. */
export interface PushTexts {
  /** By type of notification, to follow a name. */
  readonly sentences: Readonly<Record<string, string>>
  /** The complete sentence about the user's own poll. */
  readonly ownPoll: string
  /** Title of messages without a sender. */
  readonly title: string
  readonly reply: string
  readonly favourite: string
  readonly repeat: string
  readonly approve: string
  readonly failed: string
}

/** A press on a notification that opened a page: the page's action and account. */
export interface PushOpening {
  readonly key: string
  readonly path: string
  /** Milliseconds since the epoch. */
  readonly at: number
}

/** The worker's registrations for push messages lie below it, one an account: each has a subscription of its own. */
const prefix = '/push/'
const openingKey = 'opening'
let opened: ReturnType<typeof createStore> | null = null
const store = () => (opened ??= createStore('rookery.push', 'accounts'))
const recordKey = (key: string) => `account:${key}`

/** The address below which nothing lies but the registration of one account. */
export function pushScope(key: string): string {
  return `${prefix}${encodeURIComponent(key)}/`
}

/** The account of a worker's registration; null for the one of the pages. */
export function pushAccountOf(scope: string): string | null {
  const { pathname } = new URL(scope)
  return pathname.startsWith(prefix) ? decodeURIComponent(pathname.slice(prefix.length, -1)) : null
}

/** Reads a record that a page stored, maybe of another version. */
export async function readPushRecord(key: string): Promise<unknown> {
  return get<unknown>(recordKey(key), store())
}

export async function putPushRecord(key: string, record: PushRecord): Promise<void> {
  await set(recordKey(key), record, store())
}

export async function removePushRecord(key: string): Promise<void> {
  await del(recordKey(key), store())
  await update<PushOpening | undefined>(openingKey, (opening) => (opening?.key === key ? undefined : opening), store())
}

export async function putPushOpening(opening: PushOpening): Promise<void> {
  await set(openingKey, opening, store())
}

/** Reads and removes the action that a page was opened for. */
export async function consumePushOpening(): Promise<PushOpening | undefined> {
  let taken: PushOpening | undefined
  await update<PushOpening | undefined>(
    openingKey,
    (opening) => {
      taken = opening
      return undefined
    },
    store(),
  )
  return taken
}
