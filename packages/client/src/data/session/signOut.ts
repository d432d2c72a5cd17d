import type { Session } from './Session.ts'
import { outboxKey } from '#data/outbox/outboxOf.ts'
import { putRevocation } from './putRevocation.ts'
import { unreadCountsOf } from './UnreadCounts.ts'
import { forgetStartHints } from './StartHints.ts'
import { themeSheetKey } from '#data/settings/themeSheetKey.ts'
import { forgetPush } from '#data/push/forgetPush.ts'
import { forgetPushOffer } from '#data/push/offerPush.ts'

/**
 * Signs the session's account out: takes everything of it from this device. Other tabs follow by themselves
 * (`services/accountWatch`), and `services/revocations` tells the server, at this visit or at another one. Needs no connection.
 * Resolves when the device is clean.
 */
export async function signOut(session: Session): Promise<void> {
  const { clock, device, key } = session
  const account = device.accounts.at(key)
  if (account) putRevocation(device, account, { at: clock.now(), told: false })
  device.accounts.remove(key)
  unreadCountsOf(device).remove(key)
  forgetStartHints(device.kept, key)
  forgetPushOffer(session)
  device.kept.remove(outboxKey(key))
  device.kept.remove(themeSheetKey(key))
  await Promise.all([session.close(), forgetPush(key)])
}
