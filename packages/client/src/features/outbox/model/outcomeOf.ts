import type { SendOutcome } from '@rookery/store/createExecutor'
import { RejectedDraft } from '#features/posting/model/sendDraft.ts'
import { callErrorIn } from '#features/actions/model/failures.ts'
import { errorMessage } from '#features/notices/model/errorMessage.ts'
import type { Message } from '#features/notices/model/Message.ts'
import type { Session } from '#features/session/model/Session.ts'

/** The outcome of an entry that failed to send. Only a decision of the server ends it; any other failure is retried. */
export async function outcomeOf(session: Pick<Session, 'checkToken' | 'expired'>, error: unknown): Promise<SendOutcome<Message>> {
  const call = callErrorIn(error)
  if (!call) {
    if (error instanceof RejectedDraft) return { kind: 'rejected', failure: error.shown }
    throw error
  }
  const { kind, status, retryAfter } = call
  const isBetween = status === 502 || status === 503 || status === 504
  if (kind !== 'http' || isBetween || status === 429) return { kind: 'later', retryAfter, isInDoubt: status !== 429 }
  if (status === 401) return { kind: 'unauthorized' }
  // Some servers reject an invalid token this way.
  if (status === 403) await session.checkToken(true)
  if (session.expired.get()) return { kind: 'unauthorized' }
  return { kind: 'rejected', failure: error instanceof RejectedDraft ? error.shown : errorMessage(error) }
}
