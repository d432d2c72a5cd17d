import { expect, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { post, posts } from '#test/app/locators.ts'
import { text } from '#test/app/text.ts'
import { drawn } from './seeing.ts'
import type { EffectPage, Scene } from './SettingEffect.ts'

/** What the desktop was told to show. */
let shown: string[] = []

class DesktopAlert {
  static readonly permission = 'granted'
  onclick = null
  constructor(title: string, { body = '' }: NotificationOptions) {
    shown.push(`${title}\n${body}`)
  }
  close() {}
}

/** Somebody mentions the reader, whose list shows it. Resolves to what the desktop shows of it: null for nothing. */
async function alertOf({ app, server }: Scene, spoilerText = ''): Promise<string | null> {
  const bob = await server.somebody('bob')
  // Nothing is told in the first ten seconds of a connection.
  await app.advance(11_000)
  shown = []
  const words = `come ${crypto.randomUUID().slice(0, 8)}`
  const subject = spoilerText === '' ? '' : `${spoilerText} ${words.slice(-4)}`
  await bob.post(`@ada ${words}`, { visibility: 'direct', spoilerText: subject })
  const notifications = page.getByRole('complementary', { name: text('shell.notifications') }).getByRole('article')
  await expect.element(notifications.filter({ hasText: subject === '' ? words : subject }).first()).toBeInTheDocument()
  await drawn()
  const alert = shown.at(-1) ?? ''
  if (alert.includes(words)) return 'words'
  return subject !== '' && alert.includes(subject) ? 'subject' : null
}

/** A time so many minutes from now, as a clock of this device shows it. */
function timeIn(minutes: number): string {
  const time = new Date(Date.now() + minutes * 60_000)
  return [time.getHours(), time.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
}

const given = { webPushNotifications: true }

/** What the client does behind another window. */
export const alertEffects: EffectPage = {
  async open({ server, visit }) {
    const [ada, bob] = await Promise.all([server.somebody('ada'), server.somebody('bob')])
    await ada.follow('bob')
    await bob.post('Before all that')
    vi.stubGlobal('Notification', DesktopAlert)
    onTestFinished(() => {
      vi.unstubAllGlobals()
      dispatchEvent(new Event('focus'))
    })
    const app = await visit('/main/friends', { as: 'ada' })
    await expect.element(posts().first()).toBeInTheDocument()
    app.session.settings.take({ streaming: true }, 'tab')
    await expect.poll(() => server.arrange('countStreams', { name: 'ada' })).toBeGreaterThan(0)
    dispatchEvent(new Event('blur'))
    return app
  },
  effects: {
    webPushNotifications: { choose: true, see: (scene) => alertOf(scene), usual: null, changed: 'words' },
    webPushHideIfCW: { choose: false, given, see: (scene) => alertOf(scene, 'Mud'), usual: 'subject', changed: 'words' },
    quietHoursFrom: {
      choose: timeIn(-60),
      given: { ...given, quietHoursUntil: timeIn(60) },
      see: (scene) => alertOf(scene),
      usual: 'words',
      changed: null,
    },
    quietHoursUntil: {
      choose: timeIn(60),
      given: { ...given, quietHoursFrom: timeIn(-60) },
      see: (scene) => alertOf(scene),
      usual: 'words',
      changed: null,
    },
    notificationsSnoozedUntil: {
      choose: Date.now() + 3_600_000,
      given,
      see: (scene) => alertOf(scene),
      usual: 'words',
      changed: null,
    },
    pauseOnUnfocused: {
      choose: false,
      async see({ server }) {
        const bob = await server.somebody('bob')
        const words = `Come ${crypto.randomUUID().slice(0, 8)}`
        await bob.post(words)
        const newPosts = page.getByRole('main').getByRole('button', { name: /new posts?/ })
        await expect.poll(() => newPosts.elements().length + post(words).root.elements().length).toBeGreaterThan(0)
        const waits = newPosts.elements().length > 0
        if (waits) await newPosts.click()
        await expect.element(post(words).root).toBeInTheDocument()
        scrollTo(0, 0)
        return waits
      },
      usual: true,
      changed: false,
    },
  },
}
