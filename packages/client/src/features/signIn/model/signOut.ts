import type { Device } from '#features/session/model/Device.ts'
import type { Session } from '#features/session/model/Session.ts'
import { putRevocation } from './putRevocation.ts'
import { unreadCountsOf } from '#features/session/model/UnreadCounts.ts'
import { forgetPush } from '#features/push/model/forgetPush.ts'

/**
 * Signs the session's account out: takes everything of it from this device. Other tabs follow by themselves
 * (`live/accountWatch`), and `live/revocations` tells the server, at this visit or at another one. Needs no connection.
 * Resolves when the device is clean.
 */
export async function signOut(session: Session): Promise<void> {
  const { clock, device, key } = session
  const account = device.accounts.at(key)
  if (account) putRevocation(device, account, { at: clock.now(), told: false })
  device.accounts.remove(key)
  unreadCountsOf(device).remove(key)
  forgetTexts(session)
  await Promise.all([session.close(), forgetPush(key)])
  // Closing the session may write once more.
  if (device.accounts.at(key) === undefined) forgetTexts(session)
}

/** Deletes all persisted texts of the account: their keys end with the account's key. */
function forgetTexts({ device, key }: Session): void {
  for (const name of keysOf(device)) if (name.endsWith(`:${key}`)) device.stored.remove(name)
}

function keysOf({ local }: Device): readonly string[] {
  try {
    const texts = local()
    return Array.from({ length: texts.length }, (_, index) => texts.key(index) ?? '')
  } catch {
    // A browser that refuses storage keeps nothing.
    return []
  }
}
