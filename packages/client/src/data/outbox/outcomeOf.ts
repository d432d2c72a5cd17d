import { ApiError } from '@rookery/api/http/ApiError'
import { errorMessage } from '#data/notices/errorMessage.ts'
import type { Message } from '#data/notices/Message.ts'
import type { Session } from '#data/session/Session.ts'

/** How sending something ended. */
export type SendOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly failure: Message }
  /** It is tried again; after so many ms where the server says so. */
  | { readonly kind: 'later'; readonly after: number | null; readonly isInDoubt: boolean }
  /** The server does not know the person any more: it waits until they have signed in again. */
  | { readonly kind: 'signedOut' }

/** What becomes of something whose sending failed: only what the server has decided is over. */
export async function outcomeOf(session: Session, error: unknown): Promise<SendOutcome> {
  if (!(error instanceof ApiError)) throw error
  const { kind, status, retryAfter } = error
  const isBetween = status === 502 || status === 503 || status === 504
  if (kind !== 'http' || isBetween || status === 429) return { kind: 'later', after: retryAfter, isInDoubt: status !== 429 }
  if (status === 401) return { kind: 'signedOut' }
  // Some servers answer a dead token so, too.
  if (status === 403) await session.checkToken(true)
  if (session.refused.get()) return { kind: 'signedOut' }
  return { kind: 'refused', failure: errorMessage(error) }
}
