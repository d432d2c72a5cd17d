import type { Session } from '#features/session/model/Session.ts'
import { createSlot } from '#features/session/model/Slot.ts'
import type { AccountKey } from '#features/session/model/StoredAccounts.ts'
import { createCell, type WritableCell } from '@rookery/store/Cell'
import type { ActionQueue } from './createActionQueue.ts'

/** Where the outbox of a session is, once there is something in it. */
export interface OutboxHandle {
  readonly open: WritableCell<ActionQueue | null>
  /** Fetches its code; null where nothing can wait. */
  load: (() => Promise<ActionQueue>) | null
}

export const outboxOf = createSlot((): OutboxHandle => ({ open: createCell<ActionQueue | null>(null), load: null }))

/** Where the device keeps an account's. */
export const outboxKey = (account: AccountKey) => `rookery.outbox:${account}`

/** The session's outbox; null if its code cannot be loaded. */
export async function openOutbox(session: Session): Promise<ActionQueue | null> {
  const { open, load } = outboxOf(session)
  return open.get() ?? (load && load().catch(() => null))
}
