import * as security from '@rookery/api/calls/security'
import type { Message } from '#features/notices/model/Message.ts'
import type { Session } from '#features/session/model/Session.ts'
import { callFailure } from './callFailure.ts'

/** Changes the reader's address. Resolves to why not, null when it is done; then the account is asked for with what stands now. */
export async function changeEmail(
  session: Session,
  change: { readonly email: string; readonly password: string },
): Promise<Message | null> {
  const error = await callFailure(() => security.changeEmail(session.client, change))
  if (error === null) await session.checkToken(true)
  return error
}
