import { pushScope, removePushRecord } from './pushRecords.ts'

/**
 * Ends push messages for an account on this device: what is shown of them goes, and so does the subscription. Needs no connection,
 * and does not fail where the browser has nothing of the kind.
 */
export async function forgetPush(key: string): Promise<void> {
  try {
    if (!('serviceWorker' in navigator)) return
    await removePushRecord(key)
    const registration = await navigator.serviceWorker.getRegistration(pushScope(key))
    if (registration?.scope !== new URL(pushScope(key), location.origin).href) return
    for (const shown of await registration.getNotifications()) shown.close()
    await (await registration.pushManager.getSubscription())?.unsubscribe()
    await registration.unregister()
  } catch {
    // No browser, or one that refuses workers or storage to this page: it has nothing of the account then.
  }
}
