import type { Session } from '#features/session/model/Session.ts'
import { createSlot } from '#features/session/model/Slot.ts'
import type { AccountKey } from '#features/session/model/StoredAccounts.ts'
import { createCell, type WritableCell } from '@rookery/store/Cell'
import type { ActionQueue } from './createActionQueue.ts'

/** The session's outbox, once it is open, and the function that opens it. */
export interface OutboxHandle {
  readonly open: WritableCell<ActionQueue | null>
  /** Loads and opens the outbox; null if actions cannot be queued. */
  load: (() => Promise<ActionQueue>) | null
}

export const outboxOf = createSlot((): OutboxHandle => ({ open: createCell<ActionQueue | null>(null), load: null }))

/** Storage key of an account's outbox. */
export const outboxKey = (account: AccountKey) => `rookery.outbox:${account}`

/** The session's outbox; null if its code cannot be loaded. */
export async function openOutbox(session: Session): Promise<ActionQueue | null> {
  const { open, load } = outboxOf(session)
  return open.get() ?? (load && load().catch(() => null))
}
