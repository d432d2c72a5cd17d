import type { Session } from './Session.ts'
import type { StoredAccount } from './StoredAccounts.ts'
import { revocationsOf } from './Revocations.ts'
import { unreadCountsOf } from './UnreadCounts.ts'
import { forgetStartHints } from './StartHints.ts'
import { forgetPush } from '#data/push/forgetPush.ts'
import { forgetPushOffer } from '#data/push/offerPush.ts'

/**
 * Signs the session's account out: takes everything of it from this device. Other tabs follow by themselves
 * (`services/accountWatch`), and `services/revocations` tells the server, at this visit or at another one. Needs no connection.
 * Resolves when the device is clean.
 */
export async function signOut(session: Session): Promise<void> {
  const { clock, device, key, origin } = session
  const app = device.apps.get(origin)
  const account = device.accounts.at(key)
  if (app && account) {
    const { clientId, clientSecret } = app
    revocationsOf(device).put({
      origin,
      app: { clientId, clientSecret },
      token: account.token.accessToken,
      handle: handleAtServer(account),
      at: clock.now(),
      told: false,
    })
  }
  device.accounts.remove(key)
  unreadCountsOf(device).remove(key)
  forgetStartHints(device.kept, key)
  forgetPushOffer(session)
  await Promise.all([session.close(), forgetPush(key)])
}

/** An account's handle with its server: several may be signed in here under one name. */
export function handleAtServer({ acct, origin }: StoredAccount): string {
  return `@${acct}@${new URL(origin).host}`
}
