import * as security from '@rookery/api/calls/security'
import type { Message } from '#features/notices/model/Message.ts'
import type { Session } from '#features/session/model/Session.ts'
import { signOut } from '#features/signIn/model/signOut.ts'
import { callFailure } from './callFailure.ts'

/** Deletes the user's account for good, and from this device. Resolves to the failure, or null. */
export async function deleteOwnAccount(session: Session, password: string): Promise<Message | null> {
  const error = await callFailure(() => security.deleteAccount(session.client, password))
  if (error === null) await signOut(session)
  return error
}

/** Moves the user's followers to another account of theirs. Resolves to the failure, or null. */
export async function moveOwnAccount(
  session: Session,
  move: { readonly target: string; readonly password: string },
): Promise<Message | null> {
  const error = await callFailure(() => security.moveAccount(session.client, move))
  if (error === null) await session.checkToken(true)
  return error
}
