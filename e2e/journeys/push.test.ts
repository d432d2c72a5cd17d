import * as accounts from '@rookery/api/calls/accounts'
import { fetch } from '@rookery/api/calls/notifications'
import * as statuses from '@rookery/api/calls/statuses'
import { createPushKeys } from '@rookery/instance/testing/createPushKeys'
import type { Page, ViewportSize } from 'playwright-core'

import { somebody } from '../harness/arrange.ts'
import { chooseSettings } from '../harness/chooseSettings.ts'
import { expect } from '../harness/expect.ts'
import { breakCalls, type Fault } from '../harness/faults.ts'
import { desktopJourney, type JourneyFixtures } from '../harness/journey.ts'
import { leave, press, pushRegistrations, shown } from '../harness/pushMessages.ts'
import { screenSizes, widths } from '../harness/screenSizes.ts'
import { subscribedBrowser, type SubscribedBrowser } from '../harness/subscribedBrowser.ts'
import type { Product } from '../harness/startProduct.ts'
import { text } from '../harness/text.ts'
import type { Watch } from '../harness/watchPage.ts'
import { ComposerPage } from '../pages/ComposerPage.ts'
import { ShellPage } from '../pages/ShellPage.ts'
import { SignInPage } from '../pages/SignInPage.ts'

interface Subscribed {
  readonly page: Page
  readonly browser: SubscribedBrowser
  readonly watch: Watch
}

/** Opens the client of Ada, whose browser has a push subscription. */
async function visitSubscribed(
  { visit, product }: Pick<JourneyFixtures, 'visit' | 'product'>,
  viewport: ViewportSize = screenSizes[0][1],
): Promise<Subscribed> {
  let browser: SubscribedBrowser | undefined
  const { page, watch } = await visit({
    as: 'ada',
    viewport,
    serviceWorkers: 'allow',
    permissions: ['notifications'],
    prepare: async (context) => {
      browser = await subscribedBrowser(context, product)
    },
  })
  const before = subscriptions(product)
  await page.goto('/about')
  await chooseSettings(page, { webPushNotifications: true })
  await expect.poll(() => subscriptions(product)).toBeGreaterThan(before)
  await expect.poll(() => pushRegistrations(page)).toBe(1)
  if (!browser) throw new Error('The context was not prepared.')
  return { page, browser, watch }
}

const ends = ({ asked }: Product) => asked.filter((call) => call === 'DELETE /api/v1/push/subscription/').length

/** Subscriptions on the server: earlier events are not pushed. */
const subscriptions = ({ done }: Product) => done.filter((call) => call === 'POST /api/v1/push/subscription/').length

for (const [name, viewport] of widths(screenSizes)) {
  desktopJourney(
    `on ${name}, messages are shown while no page is open, and all their actions work; garbage and signed-out accounts show nothing`,
    async ({ visit, product }) => {
      const [ada, bob, asking] = await Promise.all([
        somebody(product, 'ada'),
        somebody(product, 'bob'),
        somebody(product, name === 'a phone' ? 'mona' : 'dave'),
      ])
      const post = await ada.post('Herons at dusk')
      const { page, browser, watch } = await visitSubscribed({ visit, product }, viewport)
      // The browser's own image viewer uses it.
      watch.expectComplaint(/style-src-attr/)

      // A like, and a press that leads to the post.
      await leave(page)
      await statuses.favourite(bob.client, post.id)
      expect(await browser.deliver(page)).toMatchObject({ notification_type: 'favourite' })
      await expect.poll(() => shown(page)).toMatchObject([{ title: 'Bob', body: text('alert.favourite') }])
      const before = subscriptions(product)
      await page.goto('/about')
      await expect.poll(() => subscriptions(product)).toBeGreaterThan(before)
      await press(page)
      await expect(page).toHaveURL(new RegExp(`/notice/${post.id}$`))
      await expect(page.getByText('Herons at dusk').first()).toBeVisible()
      expect(await shown(page)).toEqual([])

      // The buttons of a notification work without a page.
      await leave(page)
      const mention = async (words: string) => {
        const post = await bob.post(`@ada ${words}`)
        await browser.deliver(page)
        await expect.poll(() => shown(page)).toMatchObject([{ title: 'Bob', body: expect.stringContaining(words) }])
        return post
      }
      const liked = await mention('Seen the heron?')
      await press(page, 'favourite')
      await expect.poll(async () => (await statuses.get(ada.client, liked.id)).favourited).toBe(true)
      const repeated = await mention('Tell the others')
      await press(page, 'reblog')
      await expect.poll(async () => (await statuses.get(ada.client, repeated.id)).reblogged).toBe(true)
      const responded = await mention('What do you say?')
      await press(page, 'reply', 'I say yes')
      await expect.poll(async () => (await statuses.get(ada.client, responded.id)).repliesCount).toBe(1)
      const deleted = await mention('Gone in a moment')
      await bob.remove(deleted)
      await press(page, 'favourite')
      await expect.poll(() => shown(page)).toMatchObject([{ body: text('push.failed') }])
      await press(page)

      // A request to follow, which Akkoma sends no message of, and other servers do.
      const lock = (isLocked: 0 | 1) =>
        product.instance.context.db.updateTable('accounts').set({ is_locked: isLocked }).where('id', '=', ada.account.id).execute()
      await lock(1)
      await asking.follow('ada')
      await lock(0)
      const { items } = await fetch(ada.client, { limit: 1 })
      await browser.deliverText(
        page,
        JSON.stringify({ notification_id: items[0]?.id, notification_type: 'follow_request', title: 'New Request', body: 'x' }),
      )
      const titles = async () => (await shown(page)).map(({ title }) => title)
      await expect.poll(titles).toEqual([asking.account.displayName])
      await press(page, 'authorize')
      await expect.poll(async () => (await accounts.relationships(ada.client, [asking.account.id]))[0]?.followedBy).toBe(true)

      // Garbage shows nothing; a valid message after it is shown.
      for (const garbage of ['', 'garbage', 'null', '[]', '{"notification_id":{}}', '{"title":"x"}'])
        await browser.deliverText(page, garbage)
      await bob.post('@ada Still there?')
      await browser.deliver(page)
      await expect.poll(titles).toEqual(['Bob'])

      // The account is removed from the device before the worker is notified.
      const blank = await page.context().newPage()
      await page.goto('/favicon.png')
      await forgetAccounts(page)
      await browser.deliverText(blank, '{"notification_id":9,"notification_type":"favourite","title":"New Favorite","body":"x"}')
      await expect.poll(() => pushRegistrations(page)).toBe(0)
    },
  )
}

/** Deletes the workers' data about accounts. */
function forgetAccounts(page: Page): Promise<unknown> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const asked = indexedDB.open('rookery.push')
        asked.onsuccess = () => {
          const change = asked.result.transaction('accounts', 'readwrite')
          change.objectStore('accounts').clear()
          change.oncomplete = resolve
        }
      }),
  )
}

for (const [name, viewport] of widths(screenSizes)) {
  desktopJourney(`on ${name}, push messages are offered once after a first post, with the reason`, async ({ visit }) => {
    const { page } = await visit({
      as: viewport === screenSizes[0][1] ? 'dave' : 'carol',
      viewport,
      prepare: async (context) => {
        await context.addInitScript(() => {
          let permission: NotificationPermission = 'default'
          Object.defineProperty(Notification, 'permission', { get: () => permission })
          Notification.requestPermission = () => Promise.resolve((permission = 'granted'))
        })
      },
    })
    await page.goto('/main/friends')
    const offer = page.getByText(text('push.offer'))
    const composer = await ComposerPage.openNew(page)
    await composer.text.fill('The first of mine')
    await expect(offer).toHaveCount(0)
    await composer.post.click()
    await expect(offer).toBeVisible()
    await page.getByRole('button', { name: text('push.turnOn') }).click()
    await expect.poll(() => page.evaluate(() => Notification.permission)).toBe('granted')
    await page.reload()
    await (await ComposerPage.openNew(page)).text.fill('The second of mine')
    await composer.post.click()
    await expect(page.getByRole('main').getByText('The second of mine').first()).toBeVisible()
    await expect(offer).toHaveCount(0)
  })
}

for (const [name, viewport] of widths(screenSizes)) {
  desktopJourney(
    `on ${name}, the subscription ends when the permission is removed, also at the first message without an open page`,
    async ({ visit, product }) => {
      const bob = await somebody(product, 'bob')
      const { page, browser, watch } = await visitSubscribed({ visit, product }, viewport)
      // The browser's own image viewer uses it.
      watch.expectComplaint(/style-src-attr/)
      let before = ends(product)
      await page.context().clearPermissions()
      await expect(page.getByText(text('settings.webPushNotifications.refused'))).toBeVisible()
      await expect.poll(() => pushRegistrations(page)).toBe(0)
      await expect.poll(() => ends(product)).toBe(before + 1)

      await page.context().grantPermissions(['notifications'])
      const notified = subscriptions(product)
      await chooseSettings(page, { webPushNotifications: true })
      await expect.poll(() => subscriptions(product)).toBeGreaterThan(notified)
      await expect.poll(() => pushRegistrations(page)).toBe(1)
      const blank = await page.context().newPage()
      await leave(page)
      before = ends(product)
      await page.context().clearPermissions()
      await bob.post('@ada Are you still there?')
      await browser.deliver(blank)
      await expect.poll(() => ends(product)).toBe(before + 1)
      await page.goto('/favicon.png')
      await expect.poll(() => pushRegistrations(page)).toBe(0)
    },
  )
}

for (const [name, viewport] of widths(screenSizes)) {
  desktopJourney(
    `on ${name}, nothing is shown during quiet hours, or from accounts that the reader filtered out`,
    async ({ visit, product }) => {
      const [bob, mona, ada] = await Promise.all([somebody(product, 'bob'), somebody(product, 'mona'), somebody(product, 'ada')])
      await ada.follow('bob')
      const { page, browser } = await visitSubscribed({ visit, product }, viewport)
      const choose = async (values: Readonly<Record<string, unknown>>) => {
        const subscribed = () =>
          page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/push/subscription/'))
        await Promise.all([subscribed(), page.goto('/about')])
        const [request] = await Promise.all([subscribed(), chooseSettings(page, values)])
        const { data } = request.postDataJSON() as { data: { policy?: string } }
        await leave(page)
        return data.policy
      }
      const relationships = () => product.asked.filter((call) => call === 'GET /api/v1/accounts/relationships').length

      expect(await choose({ notificationsFrom: 'following' })).toBe('followed')
      const before = relationships()
      await mona.post('@ada From nobody you know')
      await browser.deliver(page)
      await expect.poll(relationships).toBe(before + 1)
      await bob.post('@ada From somebody you follow')
      await browser.deliver(page)
      await expect.poll(() => shown(page)).toMatchObject([{ title: 'Bob' }])

      expect(await choose({ notificationsFrom: 'everybody', notificationsSnoozedUntil: Date.now() + 3600_000 })).toBeUndefined()
      await mona.post('@ada While you sleep')
      await browser.deliver(page)
      await choose({ notificationsSnoozedUntil: 0 })
      await mona.post('@ada Good morning')
      await browser.deliver(page)
      await expect.poll(async () => (await shown(page)).map(({ title }) => title).toSorted()).toEqual(['Bob', 'Mona'])
      expect(JSON.stringify(await shown(page))).not.toContain('While you sleep')
    },
  )
}

for (const [name, viewport] of widths(screenSizes)) {
  desktopJourney(
    `on ${name}, new keys of a server renew the subscription, each account is notified, and signing out ends only its own`,
    async ({ visit, product }) => {
      const { page, watch } = await visitSubscribed({ visit, product }, viewport)
      // A call may be pending while its token is revoked.
      watch.expectComplaint(/status of 403/)
      const keyOf = () => page.evaluate(() => localStorage.getItem('test.subscription'))
      const first = await keyOf()
      const other = createPushKeys().keys.p256dh
      const before = subscriptions(product)
      const mend = await breakCalls(page, 'GET', '/api/v1/instance', {
        kind: 'changed',
        change: (body) => {
          const instance = body as { pleroma: object } // the instance's own answer
          return { ...instance, pleroma: { ...instance.pleroma, vapid_public_key: other } }
        },
      })
      await page.goto('/about')
      await expect.poll(keyOf).toBe(other)
      expect(first).not.toBe(other)
      await expect.poll(() => subscriptions(product)).toBeGreaterThan(before)
      await mend()

      const shell = new ShellPage(page)
      await page.goto('/main/friends')
      await shell.addAccount()
      await new SignInPage(page, product).enter('bob', product.passwordOf('bob'))
      await page.waitForURL((url) => url.pathname !== '/login/add')
      await chooseSettings(page, { webPushNotifications: true })
      await expect.poll(() => pushRegistrations(page)).toBe(2)
      const scopes = () =>
        page.evaluate(async () =>
          (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => decodeURIComponent(scope)).toSorted(),
        )
      const ofAda = (await somebody(product, 'ada')).account.id
      await shell.signOutOf('bob')
      await expect.poll(() => pushRegistrations(page)).toBe(1)
      expect((await scopes()).filter((scope) => scope.includes('/push/'))).toEqual([expect.stringContaining(ofAda)])
    },
  )
}

const troubles: readonly [Parameters<typeof text>[0], method: string, path: string, Fault][] = [
  [
    'push.noKey',
    'GET',
    '/api/v1/instance',
    {
      kind: 'changed',
      change: (body) => ({
        ...(body as { pleroma: object }),
        pleroma: { ...(body as { pleroma: object }).pleroma, vapid_public_key: null },
      }),
    },
  ],
  ['push.disabled', 'POST', '/api/v1/push/subscription/', { kind: 'status', status: 403 }],
  ['push.badStatus', 'POST', '/api/v1/push/subscription/', { kind: 'status', status: 500 }],
  ['push.badResponse', 'POST', '/api/v1/push/subscription/', { kind: 'changed', change: () => ({}) }],
  ['push.badResponse', 'POST', '/api/v1/push/subscription/', { kind: 'html' }],
]

for (const [name, viewport] of widths(screenSizes)) {
  desktopJourney(`on ${name}, each reason why a server cannot send push messages has its own text`, async ({ visit, product }) => {
    const { page, watch } = await visit({
      as: 'ada',
      viewport,
      serviceWorkers: 'allow',
      permissions: ['notifications'],
      prepare: async (context) => void (await subscribedBrowser(context, product)),
    })
    watch.expectComplaint(/status of (403|500)/)
    for (const [words, method, path, fault] of troubles) {
      const mend = await breakCalls(page, method, path, fault)
      // Each page tries again, and says it once.
      await page.goto('/about')
      await chooseSettings(page, { webPushNotifications: true })
      await expect(page.getByText(text(words))).toBeVisible()
      await mend()
    }
  })
}
