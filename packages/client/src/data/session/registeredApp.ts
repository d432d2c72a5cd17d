import { ApiError } from '@rookery/api/http/ApiError'
import * as oauth from '@rookery/api/calls/oauth'
import type { Session } from './Session.ts'
import type { StoredApp } from './StoredApps.ts'

/** As people see it on their server's list of applications. */
const clientName = 'Rookery'

/** Pleroma deletes an app that nobody signed in with after 15 minutes. */
const surelyKnown = 10 * 60_000

/** Where the server's sign-in page comes back to. */
export const redirectUriOf = (origin: string) => `${origin}/oauth-callback`

/** What we ask to be allowed: staff rights only where the server gives them to staff alone (G27: as little as works). */
export function scopesFor({ server }: Session): string {
  return server.capabilities.moderation ? oauth.allScopes : 'read write follow push'
}

/** The app of this client on the session's server: the kept one, else a new one. */
export async function registeredApp(session: Session): Promise<StoredApp> {
  const kept = session.device.apps.get(session.origin)
  return kept?.redirectUri === redirectUriOf(session.origin) ? kept : registerAgain(session)
}

/** True when the server cannot have forgotten the app yet. */
export function isFresh(app: StoredApp, now: number): boolean {
  return Math.abs(now - app.registeredAt) < surelyKnown
}

export async function registerAgain(session: Session): Promise<StoredApp> {
  const { client, clock, device, origin } = session
  const redirectUri = redirectUriOf(origin)
  const draft = { clientName, redirectUris: redirectUri, website: origin }
  const registered = await oauth.registerApp(client, { ...draft, scopes: scopesFor(session) }).catch((error: unknown) => {
    // GoToSocial and newer servers know neither "follow" nor "admin".
    if (error instanceof ApiError && error.status === 422) return oauth.registerApp(client, { ...draft, scopes: 'read write push' })
    throw error
  })
  const app = { ...registered, redirectUri, registeredAt: clock.now() }
  device.apps.put(origin, app)
  return app
}
