import type { StatusId } from '@rookery/api/wire/model'
import type { Stop } from '@rookery/store/Cell'
import { createKeyedListeners } from '@rookery/store/KeyedListeners'
import type { Message } from '#features/notices/model/Message.ts'
import { createSlot } from '#features/session/model/Slot.ts'

import type { AttemptId } from '#features/notices/model/AttemptId.ts'

/** The attempted action. */
export interface StatusAttempt {
  readonly what: AttemptId
  /** Tries the same once more; absent where it would be refused again. */
  readonly retry?: (() => void) | undefined
}

export interface StatusFailure extends Partial<StatusAttempt> {
  /** Why it failed. */
  readonly message: Message
}

/** Why the last action on a post failed, shown on the post until it is dismissed or an action succeeds (spec 2, section 8). */
export interface StatusErrors {
  get(id: StatusId): StatusFailure | undefined
  subscribe(id: StatusId, listener: () => void): Stop
  show(id: StatusId, message: Message, attempt?: StatusAttempt): void
  clear(id: StatusId): void
}

export const statusErrorsOf = createSlot(createStatusErrors)

function createStatusErrors(): StatusErrors {
  const failures = new Map<StatusId, StatusFailure>()
  const listeners = createKeyedListeners<StatusId>()
  return {
    get: (id) => failures.get(id),
    subscribe: listeners.subscribe,
    show(id, message, attempt) {
      failures.set(id, { ...attempt, message })
      listeners.notify(id)
    },
    clear(id) {
      if (failures.delete(id)) listeners.notify(id)
    },
  }
}
