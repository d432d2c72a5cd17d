import { ApiError } from '@rookery/api/http/ApiError'
import { createClient, type ApiClient } from '@rookery/api/http/client'
import * as oauth from '@rookery/api/calls/oauth'
import { href } from '#data/addresses/href.ts'
import type { Session } from './Session.ts'
import type { StoredApp } from './StoredApps.ts'

/** As people see it on their server's list of applications. */
const clientName = 'Rookery'

/** Pleroma deletes an app that nobody signed in with after 15 minutes. */
const surelyKnown = 10 * 60_000

/** Where the server's sign-in page comes back to. */
export const redirectUriOf = ({ device }: Session) => device.page + href.oauthCallback()

/** Asks the session's server as nobody: who signs in is not who is signed in already, and neither needs to know of the other. */
export function signInClient({ origin, clock, send }: Session): ApiClient {
  return createClient({ origin, clock, token: null, ...(send && { fetch: send }) })
}

/** What we ask to be allowed: staff rights only where the server gives them to staff alone (G27: as little as works). */
export function oauthScopesFor({ server }: Session): string {
  return server.get().capabilities.moderation ? oauth.allScopes : 'read write follow push'
}

/** The app of this client on the session's server: the kept one, else a new one. */
export async function registeredApp(session: Session): Promise<StoredApp> {
  const kept = session.device.apps.get(session.origin)
  return kept?.redirectUri === redirectUriOf(session) ? kept : registerAgain(session)
}

/** As `registeredApp`, but one that the server still knows: its own sign-in page could only say that it does not. */
export async function knownApp(session: Session): Promise<StoredApp> {
  const app = await registeredApp(session)
  return isFresh(app, session.clock.now()) ? app : (await appWithToken(session)).app
}

/** The app with a token of its own, registered anew where the server has forgotten it. */
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

export async function registerAgain(session: Session): Promise<StoredApp> {
  const { clock, device, origin } = session
  const client = signInClient(session)
  const redirectUri = redirectUriOf(session)
  const draft = { clientName, redirectUris: redirectUri, website: device.page }
  const registered = await oauth.registerApp(client, { ...draft, scopes: oauthScopesFor(session) }).catch((error: unknown) => {
    // GoToSocial and newer servers know neither "follow" nor "admin".
    if (error instanceof ApiError && error.status === 422) return oauth.registerApp(client, { ...draft, scopes: 'read write push' })
    throw error
  })
  const app = { ...registered, redirectUri, registeredAt: clock.now() }
  device.apps.put(origin, app)
  return app
}
