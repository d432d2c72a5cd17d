import * as tokens from '@rookery/api/calls/tokens'
import type { Message } from '#features/notices/model/Message.ts'
import { askAgain } from '#features/queries/model/askAgain.ts'
import { queriesOf } from '#features/queries/model/queriesOf.ts'
import { signedInAppsQuery } from './security.ts'
import type { Session } from '#features/session/model/Session.ts'
import { signOut } from '#features/signIn/model/signOut.ts'
import { callFailure } from './callFailure.ts'

/** Ends a sign-in; ending this device's own signs out. Resolves to the failure, or null. */
export async function endSignIn(session: Session, id: string): Promise<Message | null> {
  if (id === ownSignIn(session)) {
    await signOut(session)
    return null
  }
  const error = await callFailure(() => tokens.revoke(session.client, id))
  await askAgain(queriesOf(session), signedInAppsQuery(session).queryKey)
  return error
}

/** The id of this device's sign-in; null if the server did not send it. */
export function ownSignIn({ token }: Session): string | null {
  return token?.id ?? null
}

/**
 * Time of a sign-in. Servers send only its expiry; all sign-ins have the same lifetime, which this device's own reveals. null if unknown.
 */
export function signedInAt(validUntil: string | null, lifetime: number | null | undefined, now: number): number | null {
  if (validUntil === null || lifetime === null || lifetime === undefined) return null
  const at = Date.parse(validUntil) - lifetime
  return Number.isNaN(at) || at > now ? null : at
}
