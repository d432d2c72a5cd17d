import * as security from '@rookery/api/calls/security'
import type { Message } from '#features/notices/model/Message.ts'
import type { Session } from '#features/session/model/Session.ts'
import { callFailure } from './callFailure.ts'

/** Changes the user's e-mail address. Resolves to the failure, or null; then the account is refetched. */
export async function changeEmail(
  session: Session,
  change: { readonly email: string; readonly password: string },
): Promise<Message | null> {
  const error = await callFailure(() => security.changeEmail(session.client, change))
  if (error === null) await session.checkToken(true)
  return error
}
