import { switchAlerts } from './switchAlerts.ts'
import type { Session } from '#features/session/model/Session.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'

/** Long enough to be read and thought about. */
const offeredFor = 30_000

/** Whether push was offered to this account on this device; it is offered once. */
const offeredKey = ({ key }: Session) => `rookery.pushOffered:${key}`

/** Offers push messages to a user who has just posted, since replies may follow. Only if the browser would ask for permission, and once. */
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
