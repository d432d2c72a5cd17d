import { put } from '@rookery/api/calls/notificationSettings'
import type { Page } from 'playwright-core'

import { somebody } from '../harness/arrange.ts'
import { chooseSettings } from '../harness/chooseSettings.ts'
import { expect } from '../harness/expect.ts'
import { desktopJourney, type JourneyFixtures } from '../harness/journey.ts'
import { liveSockets } from '../harness/liveSockets.ts'
import { passTime } from '../harness/passTime.ts'
import { screenSizes } from '../harness/screenSizes.ts'
import { removeFeature } from '../harness/removeFeature.ts'
import { text } from '../harness/text.ts'
import { NotificationsColumn } from '../pages/NotificationsColumn.ts'

declare global {
  interface Window {
    /** Desktop notifications of this tab. */
    alerts: Notification[]
  }
}

/** Runs in the page: records desktop notifications, so that the journey can press them. */
function watchAlerts() {
  window.alerts = []
  const Real = Notification
  window.Notification = class extends Real {
    constructor(title: string, options?: NotificationOptions) {
      super(title, options)
      window.alerts.push(this)
    }
  }
}

/** Two hidden tabs of a user, on a server with streaming. */
async function openTwo({ visit, product }: Pick<JourneyFixtures, 'visit' | 'product'>, name: string) {
  const { account } = await somebody(product, name)
  const { page, context } = await visit({
    as: name,
    permissions: ['notifications'],
    prepare: async (browser) => {
      await browser.clock.install()
      await browser.addInitScript(watchAlerts)
    },
  })
  await page.goto('/main/friends')
  await chooseSettings(page, { streaming: true, webPushNotifications: true })
  const other = await context.newPage()
  await other.goto('/main/friends')
  await chooseSettings(other, { streaming: true, webPushNotifications: true })
  await expect.poll(() => liveSockets(product, account.id).count()).toBeGreaterThan(0)
  const tabs = [page, other]
  for (const tab of tabs) await tab.evaluate(() => dispatchEvent(new Event('blur')))
  const items = (words: string) => tabs.map((tab) => new NotificationsColumn(tab).items.filter({ hasText: words }))
  return {
    tabs,
    /** Until both tabs have it in their lists. */
    async arrive(words: string) {
      for (const item of items(words)) await expect(item).toBeVisible()
    },
    pass: (time: number) => passTime(tabs, time),
    async shown() {
      const lists = await Promise.all(tabs.map((tab) => tab.evaluate(() => window.alerts.map(({ title, body }) => `${title}\n${body}`))))
      return lists.flat()
    },
  }
}

/** Presses on the last desktop notification, and returns the tab that showed it. */
async function press(tabs: readonly Page[]): Promise<Page> {
  for (const tab of tabs) {
    const isHere = await tab.evaluate(() => window.alerts.at(-1)?.dispatchEvent(new Event('click')) ?? false)
    if (isHere) return tab
  }
  throw new Error('The desktop shows nothing.')
}

desktopJourney(
  'an event shows one alert for two tabs, none at the start, and a press opens it in an open tab',
  async ({ visit, product }) => {
    const bob = await somebody(product, 'bob')
    const { tabs, arrive, pass, shown } = await openTwo({ visit, product }, 'ada')
    await bob.post('@ada As it starts')
    await arrive('As it starts')
    expect(await shown()).toEqual([])

    await pass(11_000)
    await bob.post('@ada Come to the weir')
    await arrive('Come to the weir')
    await expect.poll(shown).toEqual([expect.stringContaining('Come to the weir')])
    expect((await shown())[0]).toContain('Bob')

    await bob.post('@ada Behind a warning', { spoilerText: 'Mud' })
    await arrive('Mud')
    await expect.poll(shown).toHaveLength(2)
    expect((await shown()).join()).not.toContain('Behind a warning')

    const last = await bob.post('@ada The last of them')
    await arrive('The last of them')
    await expect.poll(shown).toHaveLength(3)
    await expect(await press(tabs)).toHaveURL(new RegExp(`/notice/${last.id}$`))
    expect(tabs[0]?.context().pages()).toHaveLength(2)
  },
)

desktopJourney('an alert without contents says only that there is something new', async ({ visit, product }) => {
  const [bob, dave] = await Promise.all([somebody(product, 'bob'), somebody(product, 'dave')])
  await put(dave.client, { hideNotificationContents: true })
  const { arrive, pass, shown } = await openTwo({ visit, product }, 'dave')
  // The connection has joined once an event arrived.
  await bob.post('@dave As it starts')
  await arrive('As it starts')
  await pass(11_000)
  await bob.post('@dave For your eyes alone')
  await arrive('For your eyes alone')
  await expect.poll(shown).toHaveLength(1)
  expect((await shown())[0]).toContain(text('alert.mention'))
  expect((await shown())[0]).not.toContain('For your eyes alone')
})

desktopJourney('a browser without push messages says so, and shows alerts while the page is open', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  const { page } = await visit({
    as: 'ada',
    permissions: ['notifications'],
    serviceWorkers: 'allow',
    prepare: async (browser) => {
      await removeFeature(browser, 'PushManager')
      await browser.clock.install()
      await browser.addInitScript(watchAlerts)
    },
  })
  await page.goto('/main/friends')
  await chooseSettings(page, { streaming: true, webPushNotifications: true })
  await expect(page.getByText(text('push.unsupported'))).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('blur')))
  await passTime([page], 11_000)
  await bob.post('@ada Behind a closed shutter')
  await expect.poll(() => page.evaluate(() => window.alerts.map(({ body }) => body).join())).toContain('Behind a closed shutter')
  expect(product.asked).not.toContain('POST /api/v1/push/subscription/')
})

desktopJourney('on a phone, where pages cannot show alerts, notifications appear in list and title', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  const { page } = await visit({
    as: 'ada',
    viewport: screenSizes[1][1],
    permissions: ['notifications'],
    prepare: async (browser) => {
      await browser.clock.install()
      // As Chrome on Android does.
      await browser.addInitScript(() => {
        window.Notification = new Proxy(Notification, {
          construct: () => {
            throw new TypeError('Illegal constructor. Use ServiceWorkerRegistration.showNotification() instead.')
          },
        })
      })
    },
  })
  await page.goto('/main/friends')
  await chooseSettings(page, { streaming: true, webPushNotifications: true })
  await page.evaluate(() => dispatchEvent(new Event('blur')))
  await passTime([page], 11_000)
  await bob.post('@ada In your pocket')
  await expect(page).toHaveTitle(/^\(\d+\+?\) /)
  await page.goto('/ada/notifications')
  await expect(page.getByRole('main')).toContainText('In your pocket')
})
