import * as oauth from '@rookery/api/calls/oauth'
import { createPkce, randomState } from '@rookery/api/calls/pkce'
import { parseRecord } from '#lib/isRecord.ts'
import type { StoredText } from '#features/session/model/StoredText.ts'
import { knownApp, redirectUriOf, registeredApp, signInClient, signInMetadata } from './registeredApp.ts'
import type { Session } from '#features/session/model/Session.ts'
import { finish, storeAccount, settled, type SignInResult } from './signInSteps.ts'
import { storedAppsOf } from '#features/session/model/StoredApps.ts'

const flowKey = 'rookery.flow'
const flowLife = 10 * 60_000

/**
 * Prepares the sign-in on the server's own page. Navigate to the address that it resolves to; the server returns to `/oauth-callback`.
 * Throws ApiError if the server cannot be reached.
 * @param from the path to return to
 * @param tab `sessionStorage`: the flow belongs to this tab and ends with it
 */
export async function startCodeFlow(session: Session, from: string, tab: StoredText): Promise<string> {
  // Read each time: since the app was registered, the server may have begun to name itself in its redirects.
  const [app, metadata] = await Promise.all([knownApp(session), signInMetadata(session)])
  const issuer = metadata?.issuer ?? null
  const { verifier, challenge } = await createPkce()
  const state = randomState()
  tab.set(flowKey, JSON.stringify({ state, verifier, origin: session.origin, issuer, from, startedAt: session.clock.now() }))
  // Otherwise a session cookie of the server's old frontend would sign in without a prompt.
  const options = { app, redirectUri: redirectUriOf(session), state, challenge, forceLogin: true }
  return oauth.authorizeUrl(session.origin, options)
}

/** The path that the sign-in under way should lead back to. */
export function flowOrigin(tab: StoredText): string | null {
  const { from } = parseRecord(tab.get(flowKey))
  return typeof from === 'string' ? from : null
}

/** The server of the sign-in under way. */
export function flowServer(tab: StoredText): string | null {
  const { origin } = parseRecord(tab.get(flowKey))
  return typeof origin === 'string' && URL.canParse(origin) ? new URL(origin).origin : null
}

/**
 * Completes the sign-in with the query of the callback's address. Remove the query from the address bar first. A callback that this tab did
 * not start within ten minutes, or a repeated one, is rejected.
 */
export async function finishCodeFlow(session: Session, tab: StoredText, query: URLSearchParams): Promise<SignInResult> {
  const flow = parseRecord(tab.get(flowKey))
  tab.remove(flowKey)
  const { state, verifier, origin, issuer, startedAt } = flow
  const isOurs = typeof state === 'string' && state === query.get('state') && origin === session.origin
  const inTime = typeof startedAt === 'number' && Math.abs(session.clock.now() - startedAt) < flowLife
  if (!isOurs || !inTime || !isFrom(query.get('iss'), issuer, session.origin))
    return { kind: 'refused', message: { key: 'login.flowUnknown' } }

  const error = query.get('error_description') ?? query.get('error')
  if (error) return { kind: 'refused', message: { text: error } }

  return settled(session, async () => {
    // Akkoma sends the token itself to a user who is signed in by cookie.
    const accessToken = query.get('access_token')
    // The app that the authorization page was opened with, regardless of later data about the server.
    const app = storedAppsOf(session.device).get(session.origin) ?? (await registeredApp(session))
    if (accessToken) {
      const token = { accessToken, refreshToken: null, scope: app.scopes, expiresAt: null }
      return { kind: 'signedIn', account: await storeAccount(session, token) }
    }
    const code = query.get('code')
    if (!code) return { kind: 'refused', message: { key: 'login.flowUnknown' } }
    const grant = { app, code, redirectUri: redirectUriOf(session), verifier: typeof verifier === 'string' ? verifier : null }
    return finish(session, app, await oauth.codeToken(signInClient(session), grant))
  })
}

/**
 * Whether a redirect comes from the server that the sign-in was started on (RFC 9207): another one may have got the code of this one, or
 * give its own. A server that announced its issuer has to name it; others may name themselves.
 */
function isFrom(named: string | null, issuer: unknown, origin: string): boolean {
  if (typeof issuer === 'string') return named === issuer
  return named === null || (URL.canParse(named) && new URL(named).origin === origin)
}
