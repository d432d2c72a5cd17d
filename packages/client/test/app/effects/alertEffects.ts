import { expect, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'

import { post, posts } from '../locators.ts'
import { notificationsColumn } from '../notificationList.ts'
import { all, drawn } from './seeing.ts'
import type { EffectPage, Scene } from './SettingEffect.ts'

/** Texts of displayed desktop notifications. */
let shown: string[] = []

/** Takes the place of the desktop until the test ends. */
function watchDesktop(): void {
  shown = []
  const Notification = class {
    static readonly permission = 'granted'
    onclick = null
    constructor(title: string, { body = '' }: NotificationOptions) {
      shown.push(`${title}\n${body}`)
    }
    close() {}
  }
  vi.stubGlobal('Notification', Notification)
  onTestFinished(() => {
    vi.unstubAllGlobals()
    dispatchEvent(new Event('focus'))
  })
}

/** Another window is in front of the page. A press on the page would have brought the page to the front. */
const loseFocus = () => dispatchEvent(new Event('blur'))

/** Bob mentions the reader, and the list shows it. Resolves with the part that the desktop shows: null for nothing. */
async function notified({ server }: Scene, spoilerText = ''): Promise<string | null> {
  const bob = await server.somebody('bob')
  loseFocus()
  shown = []
  const words = `come ${crypto.randomUUID().slice(0, 8)}`
  const subject = spoilerText === '' ? '' : `${spoilerText} ${words.slice(-4)}`
  await bob.post(`@ada ${words}`, { visibility: 'direct', spoilerText: subject })
  const item = notificationsColumn()
    .getByRole('article')
    .filter({ hasText: subject === '' ? words : subject })
  await expect.element(item).toBeVisible()
  await server.settled()
  await drawn()
  const alert = shown.at(-1) ?? ''
  if (alert.includes(words)) return 'words'
  return subject !== '' && alert.includes(subject) ? 'subject' : null
}

/** Minutes from now, as a clock shows it. */
const timeIn = (minutes: number) => new Date(Date.now() + minutes * 60_000).toTimeString().slice(0, 5)

const given = { webPushNotifications: true }

/** Alerts of a page behind another window. */
export const alertEffects = {
  async start(server, visit) {
    const [ada, bob] = await Promise.all([server.somebody('ada'), server.somebody('bob')])
    await ada.follow('bob')
    await bob.post('Before all that')
    watchDesktop()
    const app = await visit('/main/friends', { as: 'ada' })
    await expect.element(posts().first()).toBeVisible()
    await expect.poll(() => server.arrange('countStreams', { name: 'ada' })).toBeGreaterThan(0)
    return app
  },
  effects: {
    // First: the list takes no presses for a second of the real clock after new posts were let in.
    pauseOnUnfocused: {
      choose: false,
      async see({ server }) {
        const bob = await server.somebody('bob')
        const words = `Come ${crypto.randomUUID().slice(0, 8)}`
        loseFocus()
        await bob.post(words)
        const newPosts = page.getByRole('main').getByRole('button', { name: /new posts?/ })
        const isThere = () => all('main article[data-status]', words).length > 0
        await expect.poll(() => isThere() || newPosts.elements().length > 0).toBe(true)
        const waits = !isThere()
        if (waits) await newPosts.click()
        await expect.element(post(words).root).toBeVisible()
        scrollTo(0, 0)
        return waits
      },
      usual: true,
      changed: false,
    },
    webPushNotifications: {
      choose: true,
      async see(scene) {
        // No alerts in the first ten seconds of a connection.
        await scene.app.advance(11_000)
        return notified(scene)
      },
      usual: null,
      changed: 'words',
    },
    webPushHideIfCW: { choose: false, given, see: (scene) => notified(scene, 'Mud'), usual: 'subject', changed: 'words' },
    quietHoursFrom: {
      choose: timeIn(-60),
      given: { ...given, quietHoursUntil: timeIn(60) },
      see: (scene) => notified(scene),
      usual: 'words',
      changed: null,
    },
    quietHoursUntil: {
      choose: timeIn(60),
      given: { ...given, quietHoursFrom: timeIn(-60) },
      see: (scene) => notified(scene),
      usual: 'words',
      changed: null,
    },
    notificationsSnoozedUntil: { choose: Date.now() + 3_600_000, given, see: (scene) => notified(scene), usual: 'words', changed: null },
  },
} satisfies EffectPage
