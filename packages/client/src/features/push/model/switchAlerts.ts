import type { Session } from '#features/session/model/Session.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'

/** Turns alerts on the desktop on or off. The browser asks for its permission at this moment, and not before anybody wanted them. */
export async function switchAlerts(session: Session, on: boolean, ask: () => Promise<NotificationPermission>): Promise<void> {
  const { notices } = session
  const settings = settingsOf(session)
  if (!on) return settings.set('webPushNotifications', false)
  // A browser that has refused once refuses again without asking.
  if ((await ask()) === 'granted') settings.set('webPushNotifications', true)
  else notices.show({ level: 'warning', messageKey: 'settings.webPushNotifications.refused', timeout: 10_000 })
}
