import type { Device } from '#features/session/model/Device.ts'
import type { Session } from '#features/session/model/Session.ts'
import { putRevocation } from './putRevocation.ts'
import { unreadCountsOf } from '#features/session/model/UnreadCounts.ts'
import { forgetPush } from '#features/push/model/forgetPush.ts'

/**
 * Signs out the session's account: deletes all of its data on this device. Other tabs follow (`live/accountWatch`), and `live/startRevocations`
 * revokes the token, now or at a later visit. Works offline. Resolves when the data is deleted.
 */
export async function signOut(session: Session): Promise<void> {
  const { clock, device, key } = session
  const account = device.accounts.at(key)
  device.accounts.remove(key)
  // Requests end before the token is revoked: the server would refuse them.
  const closing = session.close()
  if (account) putRevocation(device, account, { at: clock.now(), told: false })
  unreadCountsOf(device).remove(key)
  forgetTexts(session)
  await Promise.all([closing, forgetPush(key)])
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
    // A browser that denies storage has none.
    return []
  }
}
