import type { Session } from '#data/session/Session.ts'

/** Turns alerts on the desktop on or off. The browser asks for its permission at this moment, and not before anybody wanted them. */
export async function switchAlerts({ settings, notices }: Session, on: boolean, ask: () => Promise<NotificationPermission>): Promise<void> {
  if (!on) return settings.set('webPushNotifications', false)
  // What the browser has refused once it refuses without asking.
  if ((await ask()) === 'granted') settings.set('webPushNotifications', true)
  else notices.show({ level: 'warning', messageKey: 'preferences.alertsRefused', timeout: 10_000 })
}
