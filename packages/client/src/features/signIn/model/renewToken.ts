import * as oauth from '@rookery/api/calls/oauth'
import { ApiError } from '@rookery/api/http/ApiError'
import { createClient, type Send } from '@rookery/api/http/client'
import type { Clock } from '@rookery/api/http/Clock'
import { isWorthRetrying } from '#features/notices/model/isWorthRetrying.ts'
import type { Device } from '#features/session/model/Device.ts'
import type { StoredAccount } from '#features/session/model/StoredAccounts.ts'
import { storedAppsOf } from '#features/session/model/StoredApps.ts'

export interface RenewOptions {
  readonly account: StoredAccount
  readonly device: Device
  readonly clock: Clock
  readonly send: Send | undefined
}

/** A new token that is refused, too, is not renewed again so soon: that would never end. */
const pause = 10 * 60_000

const keyOf = ({ key }: StoredAccount) => `rookery.renewed:${key}`

/** `later`: the server did not decide; a retry may succeed. */
export type Renewal = 'renewed' | 'refused' | 'later'

/**
 * Renews an expired token, if the server permits it. The account then continues in a new session, in all tabs. Another tab may have been
 * faster.
 */
export async function renewToken({ account, device, clock, send }: RenewOptions): Promise<Renewal> {
  const { origin, token } = account
  const app = storedAppsOf(device).get(origin)
  if (token.refreshToken === null || !app) return 'refused'
  if (Math.abs(clock.now() - Number(device.stored.get(keyOf(account)))) < pause) return 'refused'
  device.stored.set(keyOf(account), String(clock.now()))
  // The old token would be refused here, too, so it is not sent.
  const client = createClient({ origin, clock, token: null, ...(send && { fetch: send }) })
  try {
    const renewed = await oauth.refresh(client, { app, refreshToken: token.refreshToken })
    const known = device.accounts.at(account.key)
    // Signed out meanwhile, regardless of the account on screen: the token is unusable.
    if (!known) return 'refused'
    if (known.token.accessToken === token.accessToken) device.accounts.renew(account.key, renewed)
    return 'renewed'
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const known = device.accounts.at(account.key)
    if (known && known.token.accessToken !== token.accessToken) return 'renewed'
    if (!isWorthRetrying(error)) return 'refused'
    device.stored.remove(keyOf(account))
    return 'later'
  }
}
