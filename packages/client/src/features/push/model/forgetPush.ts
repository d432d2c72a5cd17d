import { pushScope, removePushRecord } from './pushRecords.ts'

/**
 * Ends push messages of an account on this device, and removes displayed ones and the subscription. Works offline, and does not fail in
 * browsers without push.
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
