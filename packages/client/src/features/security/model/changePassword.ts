import * as security from '@rookery/api/calls/security'
import type { Message } from '#features/notices/model/Message.ts'
import type { Session } from '#features/session/model/Session.ts'
import { signIn } from '#features/signIn/model/signInSteps.ts'
import type { StoredAccount } from '#features/session/model/StoredAccounts.ts'
import { callFailure } from './callFailure.ts'

export type PasswordChangeResult =
  | { readonly kind: 'failed'; readonly error: Message }
  /** The server ended every sign-in; this device has a new one already. */
  | { readonly kind: 'renewed'; readonly account: StoredAccount }
  /** Here, too, the person has to sign in again: with a code, or on the server's page. */
  | { readonly kind: 'signInAgain' }

/**
 * Changes the user's password, which ends all sign-ins, and signs in here again. Passwords are not stored: they exist only in the form and
 * in the calls.
 */
export async function changePassword(session: Session, change: security.PasswordChange): Promise<PasswordChangeResult> {
  const error = await callFailure(() => security.changePassword(session.client, change))
  if (error !== null) return { kind: 'failed', error }
  const { capabilities, config } = session.server.get()
  const known = session.device.accounts.at(session.key)
  if (known && capabilities.passwordSignIn && config.loginMethod === 'password') {
    const { lastName } = session.device.accounts.get()
    const result = await signIn(session, { username: known.acct, password: change.newPassword })
    if (lastName !== null) session.device.accounts.rememberName(lastName)
    if (result.kind === 'signedIn') return { kind: 'renewed', account: result.account }
  }
  void session.checkToken(true)
  return { kind: 'signInAgain' }
}
