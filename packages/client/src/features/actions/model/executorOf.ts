import type { Message } from '#features/notices/model/Message.ts'
import { openedOutbox, outboxOf } from './outboxOf.ts'
import { createSlot } from '#features/session/model/Slot.ts'
import { createExecutor, type Executor } from '@rookery/store/createExecutor'
import { isUnreached, mayBeApplied } from './failures.ts'
import { isOffline } from './isOffline.ts'

/** Runs every action of the session. */
export const executorOf = createSlot((session): Executor<Message> =>
  createExecutor<Message>({
    batch: session.entities.batch,
    isOffline,
    queue: () => outboxOf(session).open.get(),
    openQueue: () => openedOutbox(session),
    failureOf: (error) => (isUnreached(error) ? 'unreached' : mayBeApplied(error) ? 'unanswered' : 'refused'),
  }),
)
