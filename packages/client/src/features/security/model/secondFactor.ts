import * as mfa from '@rookery/api/calls/mfa'
import { ApiError } from '@rookery/api/http/ApiError'
import { errorMessage } from '#features/notices/model/errorMessage.ts'
import type { Message } from '#features/notices/model/Message.ts'
import { askAgain } from '#features/queries/model/askAgain.ts'
import { queriesOf } from '#features/queries/model/queriesOf.ts'
import { mfaQuery, totpSetupQuery } from './security.ts'
import type { Session } from '#features/session/model/Session.ts'
import { callFailure } from './callFailure.ts'

/** The invalid field of the form; null for other failures. */
export interface TotpRefusal {
  readonly field: 'code' | null
  readonly error: Message
}

/** From now on signing in takes a code of the authenticator. Resolves to why not, null when it is done. */
export async function confirmTotp(
  session: Session,
  proof: { readonly password: string; readonly code: string },
): Promise<TotpRefusal | null> {
  try {
    await mfa.confirmTotp(session.client, proof)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.identifier === 'invalid_token') return { field: 'code', error: { key: 'accountSettings.mfa.wrongCode' } }
    return { field: null, error: errorMessage(error) }
  }
  await forgetSetup(session)
  return null
}

/** Signing in takes the password alone again. Resolves to why not, null when it is done. */
export async function disableTotp(session: Session, password: string): Promise<Message | null> {
  const error = await callFailure(() => mfa.disableTotp(session.client, password))
  if (error === null) await forgetSetup(session)
  return error
}

/** New recovery codes; the old ones stop working. */
export async function newRecoveryCodes(session: Session): Promise<readonly string[] | { readonly error: Message }> {
  let codes: readonly string[] = []
  const error = await callFailure(async () => {
    codes = await mfa.newBackupCodes(session.client)
  })
  return error === null ? codes : { error }
}

async function forgetSetup(session: Session): Promise<void> {
  const queries = queriesOf(session)
  queries.removeQueries({ queryKey: totpSetupQuery(session, false).queryKey })
  await askAgain(queries, mfaQuery(session).queryKey)
}
