import * as credentials from '@rookery/api/calls/credentials'
import * as oauth from '@rookery/api/calls/oauth'
import { ApiError } from '@rookery/api/http/ApiError'
import { createClient } from '@rookery/api/http/client'
import type { Token } from '@rookery/api/wire/model'
import type { Message } from '#features/notices/model/Message.ts'
import { asciiDigits } from '#lib/asciiDigits.ts'
import { ignoreApiError } from '#features/session/model/ignoreApiError.ts'
import { nameOfHandle } from '#features/session/model/nameOfHandle.ts'
import { isFresh, registerAgain, registeredApp, signInClient } from './registeredApp.ts'
import type { Session } from '#features/session/model/Session.ts'
import { profileOf } from '#features/session/model/profileOf.ts'
import { putRevocation } from './putRevocation.ts'
import { accountKey, type StoredAccount } from '#features/session/model/StoredAccounts.ts'
import type { StoredApp } from '#features/session/model/StoredApps.ts'

/** How an attempt to sign in ended. */
export type SignInResult =
  /** Stored on the device already; open its session. */
  | { readonly kind: 'signedIn'; readonly account: StoredAccount }
  /** Ask for a one-time code, then `answerChallenge`. */
  | { readonly kind: 'codeNeeded'; readonly challenge: Challenge }
  /** The question for a code is too old: only the password helps. */
  | { readonly kind: 'challengeOver' }
  /** The person must set a new password first. */
  | { readonly kind: 'resetRequired' }
  /** `isUnconfirmed`: only the link in a mail helps, which may have got lost. */
  | { readonly kind: 'refused'; readonly message: Message; readonly isUnconfirmed?: true }
  /** The user left; no account is signed in, and no message is shown. */
  | { readonly kind: 'abandoned' }

export interface Challenge {
  readonly app: StoredApp
  /** Lives five minutes and survives wrong codes. */
  readonly mfaToken: string
  readonly types: readonly string[]
  readonly askedAt: number
}

const challengeLife = 5 * 60_000

/**
 * Signs in with name and password, where the server allows it (`capabilities.passwordSignIn`). Never rejects because of a response.
 * @param signal the person does not want it any more
 */
export function signIn(
  session: Session,
  { username: typed, password }: { username: string; password: string },
  signal?: AbortSignal,
): Promise<SignInResult> {
  const username = nameOfHandle(typed, [session.server.get().instance.domain, new URL(session.origin).host])
  const ask = (app: StoredApp) => oauth.passwordToken(signInClient(session), { app, username, password, signal })
  return settled(session, async () => {
    const app = await registeredApp(session)
    const result = await ask(app)
    if (result.kind !== 'refused') session.device.accounts.rememberName(username)
    if (result.kind !== 'refused' || isFresh(app, session.clock.now())) return finish(session, app, result, signal)
    // The server says the same of a wrong password and of an app that it has forgotten: register once more and see.
    const renewed = await registerAgain(session)
    const second = await ask(renewed)
    if (second.kind !== 'refused') session.device.accounts.rememberName(username)
    return finish(session, renewed, second, signal)
  })
}

/** Answers the second factor with a code of the authenticator (`totp`) or a recovery code. */
export function answerChallenge(
  session: Session,
  { app, mfaToken, askedAt }: Challenge,
  { code, type }: { code: string; type: 'totp' | 'recovery' },
  signal?: AbortSignal,
): Promise<SignInResult> {
  // Authenticators show the digits in two groups, and some keyboards have digits of their own.
  const sent = type === 'totp' ? asciiDigits(code).replace(/\s/g, '') : code.trim()
  return settled(session, async () => {
    const response = await oauth.mfaChallenge(signInClient(session), { app, mfaToken, code: sent, challengeType: type, signal })
    const isOver = Math.abs(session.clock.now() - askedAt) >= challengeLife
    return response.kind === 'refused' && isOver ? { kind: 'challengeOver' } : finish(session, app, response, signal)
  })
}

/** Converts the server's response to the result for the user. */
export async function finish(session: Session, app: StoredApp, result: oauth.GrantResult, signal?: AbortSignal): Promise<SignInResult> {
  switch (result.kind) {
    case 'token':
      try {
        return { kind: 'signedIn', account: await storeAccount(session, result.token, signal) }
      } catch (error) {
        // The token is not used, so it is revoked.
        void oauth.revoke(signInClient(session), { app, token: result.token.accessToken }).catch(ignoreApiError)
        throw error
      }
    case 'mfa': {
      const { challengeTypes: types, mfaToken } = result
      return { kind: 'codeNeeded', challenge: { app, mfaToken, types, askedAt: session.clock.now() } }
    }
    case 'resetRequired':
      return { kind: 'resetRequired' }
    case 'notice':
    case 'refused': {
      const message: Message = result.serverText === null ? { key: 'login.wrongCredentials' } : { text: result.serverText }
      const isUnconfirmed = result.kind === 'notice' && result.identifier === 'missing_confirmed_email'
      return { kind: 'refused', message, ...(isUnconfirmed && { isUnconfirmed }) }
    }
  }
}

/** Loads the token's account and stores it on the device; revokes the token that it replaces. */
export async function storeAccount({ origin, clock, send, device }: Session, token: Token, signal?: AbortSignal): Promise<StoredAccount> {
  const client = createClient({ origin, clock, token: token.accessToken, ...(send && { fetch: send }) })
  const account = await credentials.verify(client, { signal })
  const signedIn = { key: accountKey(origin, account.id), origin, id: account.id, token, ...profileOf(account) }
  const before = device.accounts.at(signedIn.key)
  device.accounts.put(signedIn)
  // The earlier token is not used any more. Its pending revocation needs no notice, because the account has another one.
  if (before && before.token.accessToken !== token.accessToken) putRevocation(device, before, { at: clock.now(), told: true })
  return signedIn
}

/** The specification's texts for a sign-in without a response (spec 1, section 8). */
export async function settled({ server }: Pick<Session, 'server'>, attempt: () => Promise<SignInResult>): Promise<SignInResult> {
  try {
    return await attempt()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.kind === 'aborted'
      ? { kind: 'abandoned' }
      : { kind: 'refused', message: failureMessage(error, server.get().capabilities.rejectsBy403) }
  }
}

function failureMessage(error: ApiError, rejectsBy403: boolean): Message {
  const { kind, status, serverText } = error
  // The token is valid: a user who has to confirm their address, or waits for approval, gets that message.
  const isRestricted = credentials.accountRefusal(error) !== null && !credentials.isDeadToken(error, rejectsBy403)
  if (isRestricted && serverText !== null) return { text: serverText }
  // Akkoma and Pleroma respond with 403 where others use 401.
  if (kind === 'http' && (status === 401 || status === 403)) return { key: 'login.wrongCredentials' }
  if (kind === 'http' && status === 429) return { key: 'login.throttled' }
  return kind === 'network' || kind === 'timeout' ? { key: 'errors.unreachable' } : { key: 'login.failed' }
}
