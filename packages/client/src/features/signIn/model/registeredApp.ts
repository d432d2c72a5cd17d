import { ApiError } from '@rookery/api/http/ApiError'
import { createClient, type ApiClient } from '@rookery/api/http/client'
import * as oauth from '@rookery/api/calls/oauth'
import { oauthMetadata, type OAuthMetadata } from '@rookery/api/calls/oauthMetadata'
import { href } from '#features/addresses/model/href.ts'
import type { Session } from '#features/session/model/Session.ts'
import { storedAppsOf, type StoredApp } from '#features/session/model/StoredApps.ts'

/** As people see it on their server's list of applications. */
const clientName = 'Rookery'

/** Pleroma deletes an app that nobody signed in with after 15 minutes. */
const surelyKnown = 10 * 60_000

/** The address that the server's sign-in page redirects to. */
export const redirectUriOf = ({ device }: Session) => device.page + href.oauthCallback()

/** A client of the session's server without a token: the new sign-in is independent of the current account. */
export function signInClient({ origin, clock, send }: Session): ApiClient {
  return createClient({ origin, clock, token: null, ...(send && { fetch: send }) })
}

/**
 * Scopes to request, in this order, because a server rejects a registration with an unknown scope. Staff scopes only if the server has them
 * and grants them to staff alone (G27: least privilege).
 */
function scopesToTry({ server }: Session): readonly [string, ...string[]] {
  const { followScope, moderation } = server.get().capabilities
  // A server of another version, or one whose software is not known, may lack "follow" or "push".
  const fewer = ['read write push', 'read write'] as const
  const known = followScope ? (['read write follow push', ...fewer] as const) : fewer
  return moderation ? ['read write follow push admin', ...known] : known
}

/** The server's description of its sign-in (RFC 8414); null on servers that are known to have none. */
export async function signInMetadata(session: Session): Promise<OAuthMetadata | null> {
  return session.server.get().capabilities.signInMetadata ? oauthMetadata(signInClient(session)) : null
}

/** The app of this client on the session's server: the stored one, or a new one. */
export async function registeredApp(session: Session): Promise<StoredApp> {
  const app = storedAppsOf(session.device).get(session.origin)
  const [wanted] = scopesToTry(session)
  // An app that was asked for more scopes and got these is the same.
  const isFit = app?.redirectUri === redirectUriOf(session) && (app.wantedScopes === wanted || app.scopes === wanted)
  return isFit ? app : registerAgain(session)
}

/** As `registeredApp`, but one that the server still knows: its own sign-in page could only say that it does not. */
export async function knownApp(session: Session): Promise<StoredApp> {
  const app = await registeredApp(session)
  return isFresh(app, session.clock.now()) ? app : (await appWithToken(session)).app
}

/** The app with its own token, registered again if the server has deleted it. */
export async function appWithToken(session: Session): Promise<{ readonly app: StoredApp; readonly accessToken: string }> {
  const ask = async (app: StoredApp) => {
    const { accessToken } = await oauth.appToken(signInClient(session), { app, redirectUri: redirectUriOf(session) })
    return { app, accessToken }
  }
  const app = await registeredApp(session)
  return ask(app).catch(async (error: unknown) => {
    const isForgotten = error instanceof ApiError && [400, 401, 403].includes(error.status) && !isFresh(app, session.clock.now())
    if (!isForgotten) throw error
    return ask(await registerAgain(session))
  })
}

/** True when the server cannot have forgotten the app yet. */
export function isFresh(app: StoredApp, now: number): boolean {
  return Math.abs(now - app.registeredAt) < surelyKnown
}

/** Registers a new app and stores it with the granted scopes. @throws ApiError */
export async function registerAgain(session: Session): Promise<StoredApp> {
  const { clock, device, origin } = session
  const redirectUri = redirectUriOf(session)
  const client = signInClient(session)
  const metadata = await signInMetadata(session)
  const wanted = scopesToTry(session)
  const [first, ...fewer] = new Set(wanted.map((scopes) => knownOf(scopes, metadata?.scopes ?? [])))
  const register = (scopes: string) =>
    oauth.registerApp(client, { clientName, redirectUris: redirectUri, website: device.page, scopes, paths: metadata?.paths })
  let registering = register(first ?? wanted[0])
  for (const scopes of fewer) {
    registering = registering.catch((error: unknown) => {
      if (error instanceof ApiError && (error.status === 400 || error.status === 422)) return register(scopes)
      throw error
    })
  }
  const app = { ...(await registering), wantedScopes: wanted[0], redirectUri, registeredAt: clock.now() }
  storedAppsOf(device).put(origin, app)
  return app
}

/** Those of the scopes that the server knows; all of them if it does not tell. */
function knownOf(scopes: string, known: readonly string[]): string {
  if (known.length === 0) return scopes
  return scopes
    .split(' ')
    .filter((scope) => known.includes(scope))
    .join(' ')
}
