import type { Session } from '#data/session/Session.ts'
import { createSlot } from '#data/session/Slot.ts'
import type { AccountKey } from '#data/session/StoredAccounts.ts'
import type { DraftKey } from '#data/composer/DraftKey.ts'
import { createCell, type Cell, type WritableCell } from '#lib/Cell.ts'
import type { Act, OutboxEntry } from './OutboxEntry.ts'

/** What one did that the server has not heard of: kept on the device, sent in order when it can be reached. */
export interface Outbox extends Cell<readonly OutboxEntry[]> {
  /** The key of what is on its way. */
  readonly sending: Cell<string | null>
  /** What the device keeps that cannot be read here, and is not sent. */
  readonly unread: Cell<readonly unknown[]>
  /** Something is still to be sent. */
  isWaiting(): boolean
  /** Keeps an act until `call` has succeeded. Resolves to whether it stands as wanted then; rejects with the refusal, or with undefined when it is dropped. */
  wait(act: Act, waiting: Waiting): Promise<boolean>
  /** Keeps a draft that is to be posted. */
  keepPost(draft: DraftKey, isInDoubt: boolean): void
  /** Takes something out without doing it; a post stays a draft. */
  drop(key: string): void
  /** Takes out all that cannot be read. */
  dropUnread(): void
  /** Sends now what waits; with a key, what was refused under it, too. */
  tryNow(key?: string): void
}

export interface Waiting {
  readonly call: () => Promise<unknown>
  /** Tells when the person wants it otherwise. */
  readonly wish: Wish
  /** It was sent already, without an answer. */
  readonly isInDoubt: boolean
}

/** What the person wants in the end; `changed` is called when that is something else. */
export interface Wish {
  changed?: (() => void) | undefined
}

/** Where the outbox of a session is, once there is something in it. */
export interface OutboxPlace {
  readonly open: WritableCell<Outbox | null>
  /** Fetches its code; null where nobody can wait for a line. */
  load: (() => Promise<Outbox>) | null
}

export const outboxOf = createSlot((): OutboxPlace => ({ open: createCell<Outbox | null>(null), load: null }))

/** Where the device keeps an account's. */
export const outboxKey = (account: AccountKey) => `rookery.outbox:${account}`

/** The session's outbox; null where its code cannot be had. */
export async function openedOutbox(session: Session): Promise<Outbox | null> {
  const { open, load } = outboxOf(session)
  return open.get() ?? (load && load().catch(() => null))
}
