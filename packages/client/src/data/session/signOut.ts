import * as oauth from '@rookery/api/calls/oauth'
import { ApiError } from '@rookery/api/http/ApiError'
import type { Session } from './Session.ts'

/**
 * Signs the session's account out: takes everything of it from this device first, then tells the server. Other tabs follow by
 * themselves (`services/accountWatch`). Resolves when the device is clean; the server is told without waiting.
 */
export async function signOut(session: Session): Promise<void> {
  const { client, device, key, origin, token } = session
  device.accounts.remove(key)
  await session.close()
  const app = device.apps.get(origin)
  if (app && token) oauth.revoke(client, { app, token: token.accessToken }).catch(ignoreApiError)
}

/** The token is gone from this device; a server that cannot be reached keeps it until it expires. */
function ignoreApiError(error: unknown): void {
  if (!(error instanceof ApiError)) throw error
}
