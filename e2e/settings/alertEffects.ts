import { somebody } from '../harness/arrange.ts'
import { chooseSettings } from '../harness/chooseSettings.ts'
import { expect } from '../harness/expect.ts'
import { liveSockets } from '../harness/liveSockets.ts'
import { oncePerProduct } from '../harness/oncePerProduct.ts'
import { NotificationsColumn } from '../pages/NotificationsColumn.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'
import { drawn } from './seeing.ts'
import type { EffectPage, Scene } from './SettingEffect.ts'

declare global {
  interface Window {
    /** What the desktop was asked to show. */
    told: string[]
  }
}

const speaker = oncePerProduct(async (product) => {
  const [ada, bob] = await Promise.all([somebody(product, 'ada'), somebody(product, 'bob')])
  await ada.follow('bob')
  return bob
})

/** Runs in the page, in the place of a desktop. */
function watchDesktop() {
  window.told = []
  window.Notification = class {
    static readonly permission = 'granted'
    onclick = null
    constructor(title: string, { body = '' }: NotificationOptions) {
      window.told.push(`${title}\n${body}`)
    }
    close() {}
  } as unknown as typeof Notification
}

/** Somebody speaks to the reader, who hears it in the list. Resolves to what the desktop shows of it: null for nothing. */
async function told({ page, product }: Scene, spoilerText = ''): Promise<string | null> {
  const bob = await speaker(product)
  // Nothing is told in the first ten seconds of a connection.
  await page.clock.fastForward(11_000)
  const words = `come ${crypto.randomUUID().slice(0, 8)}`
  const subject = spoilerText === '' ? '' : `${spoilerText} ${words.slice(-4)}`
  await bob.post(`@ada ${words}`, { visibility: 'direct', spoilerText: subject })
  await new NotificationsColumn(page).items.filter({ hasText: subject === '' ? words : subject }).waitFor()
  await drawn({ page })
  const shown = await page.evaluate(() => window.told.at(-1) ?? '')
  await page.evaluate(() => {
    window.told = []
  })
  if (shown.includes(words)) return 'words'
  return subject !== '' && shown.includes(subject) ? 'subject' : null
}

/** Minutes from now, as a clock shows it. */
const timeIn = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString().slice(11, 16)

const given = { webPushNotifications: true }

/** What a page does behind another window. */
export const alertEffects: EffectPage = {
  async open({ page, product }) {
    const bob = await speaker(product)
    await bob.post('Before all that')
    await page.clock.install()
    await page.addInitScript(watchDesktop)
    const timeline = new TimelinePage(page)
    await timeline.open('home')
    await timeline.posts.first().waitFor()
    await chooseSettings(page, { streaming: true })
    const { account } = await somebody(product, 'ada')
    await expect.poll(() => liveSockets(product, account.id).count()).toBeGreaterThan(0)
    await page.evaluate(() => dispatchEvent(new Event('blur')))
  },
  effects: {
    webPushNotifications: { choose: true, see: (scene) => told(scene), usual: null, changed: 'words' },
    webPushHideIfCW: { choose: false, given, see: (scene) => told(scene, 'Mud'), usual: 'subject', changed: 'words' },
    quietHoursFrom: {
      choose: timeIn(-60),
      given: { ...given, quietHoursUntil: timeIn(60) },
      see: (scene) => told(scene),
      usual: 'words',
      changed: null,
    },
    quietHoursUntil: {
      choose: timeIn(60),
      given: { ...given, quietHoursFrom: timeIn(-60) },
      see: (scene) => told(scene),
      usual: 'words',
      changed: null,
    },
    notificationsSnoozedUntil: { choose: Date.now() + 3_600_000, given, see: (scene) => told(scene), usual: 'words', changed: null },
    pauseOnUnfocused: {
      choose: false,
      async see({ page, product }) {
        const bob = await speaker(product)
        const words = `Come ${crypto.randomUUID().slice(0, 8)}`
        await bob.post(words)
        const timeline = new TimelinePage(page)
        await timeline.newPosts.or(timeline.status(words).root).first().waitFor()
        const waits = await timeline.newPosts.isVisible()
        if (waits) await timeline.newPosts.click()
        await timeline.status(words).root.waitFor()
        await page.evaluate(() => scrollTo(0, 0))
        return waits
      },
      usual: true,
      changed: false,
    },
  },
}
