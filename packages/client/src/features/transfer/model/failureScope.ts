import type { ApiError } from '@rookery/api/http/ApiError'
import type { Session } from '#features/session/model/Session.ts'

/** Meaning of a failed line for the following ones: only it failed, all wait for some ms, or all wait for a new sign-in. */
export type FailureCause = { readonly kind: 'line' } | { readonly kind: 'later'; readonly wait: number } | { readonly kind: 'signedOut' }

/** Milliseconds to wait where the server does not say how long, and where it is not reached. */
const waits = { limited: 60_000, unreached: 15_000 }

/** Decides whether only this line failed: if its response is ambiguous, a call that every signed-in user may make is sent. */
export async function failureScope(session: Session, { kind, status, retryAfter }: ApiError): Promise<FailureCause> {
  if (status === 429) return { kind: 'later', wait: retryAfter ?? waits.limited }
  if (kind === 'network') return { kind: 'later', wait: waits.unreached }
  const mayBeToken = status === 401 || status === 403
  if (kind === 'http' && status < 500 && !mayBeToken) return { kind: 'line' }
  await session.checkToken(true)
  const failure = session.accountFailure.get()
  // A token that has only run out is being renewed, and counts as refused no longer.
  if (session.expired.get() || failure?.isDead) return { kind: 'signedOut' }
  // The token is valid, and the server rejects each line for its own reason.
  if (failure === null || failure.error.status === 403) return { kind: 'line' }
  const { error } = failure
  return { kind: 'later', wait: error.retryAfter ?? (error.status === 429 ? waits.limited : waits.unreached) }
}
