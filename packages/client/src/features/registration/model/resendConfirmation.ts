import * as registration from '@rookery/api/calls/registration'
import { ApiError } from '@rookery/api/http/ApiError'
import { errorMessage } from '#features/notices/model/errorMessage.ts'
import type { Message } from '#features/notices/model/Message.ts'
import type { Session } from '#features/session/model/Session.ts'

/**
 * Requests the confirmation mail again; returns the message to show.
 * @param email null for the reader's own, where the server knows it by the token
 */
export async function resendConfirmation({ client }: Session, email: string | null): Promise<Message> {
  try {
    await (email === null ? registration.resendOwnConfirmation(client) : registration.resendConfirmation(client, email))
    return { key: 'registration.resent' }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.status === 429 ? { key: 'login.throttled' } : errorMessage(error)
  }
}
