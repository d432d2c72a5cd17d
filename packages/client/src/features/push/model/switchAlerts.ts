import type { Session } from '#features/session/model/Session.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'

/** Switches desktop alerts on or off. The browser asks for permission now, and not earlier. */
export async function switchAlerts(session: Session, on: boolean, ask: () => Promise<NotificationPermission>): Promise<void> {
  const { notices } = session
  const settings = settingsOf(session)
  if (!on) return settings.set('webPushNotifications', false)
  // A browser that has denied permission once does not ask again.
  if ((await ask()) === 'granted') settings.set('webPushNotifications', true)
  else notices.show({ level: 'warning', messageKey: 'settings.webPushNotifications.refused', timeout: 10_000 })
}
