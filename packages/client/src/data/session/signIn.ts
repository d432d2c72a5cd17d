import * as credentials from '@rookery/api/calls/credentials'
import * as oauth from '@rookery/api/calls/oauth'
import { ApiError } from '@rookery/api/http/ApiError'
import { createClient } from '@rookery/api/http/client'
import type { Token } from '@rookery/api/wire/model'
import type { Message } from '#data/notices/Message.ts'
import { isFresh, registerAgain, registeredApp, oauthScopesFor, signInClient } from './registeredApp.ts'
import type { Session } from './Session.ts'
import { profileOf } from './profileOf.ts'
import { accountKey, type StoredAccount } from './StoredAccounts.ts'
import type { StoredApp } from './StoredApps.ts'

/** How an attempt to sign in ended. */
export type SignInResult =
  /** Kept on the device already; open its session. */
  | { readonly kind: 'signedIn'; readonly account: StoredAccount }
  /** Ask for a one-time code, then `answerChallenge`. */
  | { readonly kind: 'codeNeeded'; readonly challenge: Challenge }
  /** The person must set a new password first. */
  | { readonly kind: 'resetRequired' }
  | { readonly kind: 'refused'; readonly message: Message }

export interface Challenge {
  readonly app: StoredApp
  /** Lives five minutes and survives wrong codes. */
  readonly mfaToken: string
  readonly types: readonly string[]
}

/** Signs in with name and password, where the server allows it (`capabilities.passwordSignIn`). Never rejects for what a server says. */
export function signIn(session: Session, { username, password }: { username: string; password: string }): Promise<SignInResult> {
  const ask = (app: StoredApp) => oauth.passwordToken(signInClient(session), { app, username, password, scopes: oauthScopesFor(session) })
  return settled(async () => {
    session.device.accounts.rememberName(username)
    const app = await registeredApp(session)
    const result = await ask(app)
    if (result.kind !== 'refused' || isFresh(app, session.clock.now())) return finish(session, app, result)
    // The server says the same of a wrong password and of an app that it has forgotten: register once more and see.
    const renewed = await registerAgain(session)
    return finish(session, renewed, await ask(renewed))
  })
}

/** Answers the second factor with a code of the authenticator (`totp`) or a recovery code. */
export function answerChallenge(
  session: Session,
  challenge: Challenge,
  answer: { code: string; type: 'totp' | 'recovery' },
): Promise<SignInResult> {
  const { app, mfaToken } = challenge
  return settled(async () =>
    finish(session, app, await oauth.mfaChallenge(signInClient(session), { app, mfaToken, code: answer.code, challengeType: answer.type })),
  )
}

/** Turns what the server answered into what the person is shown. */
export async function finish(session: Session, app: StoredApp, result: oauth.GrantResult): Promise<SignInResult> {
  switch (result.kind) {
    case 'token':
      return { kind: 'signedIn', account: await keepAccount(session, result.token) }
    case 'mfa':
      return { kind: 'codeNeeded', challenge: { app, mfaToken: result.mfaToken, types: result.challengeTypes } }
    case 'resetRequired':
      return { kind: 'resetRequired' }
    case 'notice':
    case 'refused':
      return { kind: 'refused', message: result.serverText === null ? { key: 'login.wrongCredentials' } : { text: result.serverText } }
  }
}

/** Learns whose token it is and keeps the account on the device. */
export async function keepAccount({ origin, clock, send, device }: Session, token: Token): Promise<StoredAccount> {
  const client = createClient({ origin, clock, token: token.accessToken, ...(send && { fetch: send }) })
  const account = await credentials.verify(client)
  const stored = { key: accountKey(origin, account.id), origin, id: account.id, token, ...profileOf(account) }
  device.accounts.put(stored)
  return stored
}

/** The specification's words for a sign-in that did not come to an answer (spec 1, section 8). */
export async function settled(attempt: () => Promise<SignInResult>): Promise<SignInResult> {
  try {
    return await attempt()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { kind: 'refused', message: failureMessage(error) }
  }
}

function failureMessage({ kind, status }: ApiError): Message {
  // Akkoma and Pleroma answer 403 where others answer 401.
  if (kind === 'http' && (status === 401 || status === 403)) return { key: 'login.wrongCredentials' }
  if (kind === 'http' && status === 429) return { key: 'login.throttled' }
  return kind === 'network' || kind === 'timeout' ? { key: 'errors.unreachable' } : { key: 'login.failed' }
}
