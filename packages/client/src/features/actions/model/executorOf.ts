import type { Message } from '#features/notices/model/Message.ts'
import { openOutbox, outboxOf } from './outboxOf.ts'
import { createSlot } from '#features/session/model/Slot.ts'
import { createExecutor, type Executor } from '@rookery/store/createExecutor'
import { isUnreachable, mayBeApplied } from './failures.ts'
import { isOffline } from './isOffline.ts'

/** Runs every action of the session. */
export const executorOf = createSlot((session): Executor<Message> =>
  createExecutor<Message>({
    batch: session.entities.batch,
    isOffline,
    queue: () => outboxOf(session).open.get(),
    openQueue: () => openOutbox(session),
    failureOf: (error) => (isUnreachable(error) ? 'unreachable' : mayBeApplied(error) ? 'unanswered' : 'rejected'),
  }),
)
