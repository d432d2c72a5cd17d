import { switchAlerts } from './switchAlerts.ts'
import type { Session } from '#features/session/model/Session.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'

/** Long enough to be read and thought about. */
const offeredFor = 30_000

/** Whether this account was asked on this device; nobody is asked twice. */
const offeredKey = ({ key }: Session) => `rookery.pushOffered:${key}`

/**
 * Offers to tell of answers while the page is closed: to somebody who has just posted, because that is what answers come to. Only
 * where the browser would ask, and once.
 */
export function offerPush(session: Session): void {
  const { device, notices, server } = session
  const settings = settingsOf(session)
  const mayAsk = 'Notification' in globalThis && Notification.permission === 'default' && !settings.get('webPushNotifications')
  if (!mayAsk || !server.get().capabilities.webPush || device.stored.get(offeredKey(session)) !== null) return
  device.stored.set(offeredKey(session), 'yes')
  notices.show({
    level: 'info',
    messageKey: 'push.offer',
    timeout: offeredFor,
    action: { label: 'push.turnOn', run: () => void switchAlerts(session, true, () => Notification.requestPermission()) },
  })
}
