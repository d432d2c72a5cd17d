import * as registration from '@rookery/api/calls/registration'
import { ApiError } from '@rookery/api/http/ApiError'
import type { Message } from '#features/notices/model/Message.ts'
import { signInClient } from '#features/signIn/model/registeredApp.ts'
import type { Session } from '#features/session/model/Session.ts'

/** Requests a password reset mail. Resolves to the failure, or null: servers do not reveal whether they know the address. */
export async function requestPasswordReset(session: Session, email: string): Promise<Message | null> {
  try {
    await registration.requestPasswordReset(signInClient(session), email)
    return null
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { key: error.status === 429 ? 'passwordReset.throttled' : 'errors.generic' }
  }
}
