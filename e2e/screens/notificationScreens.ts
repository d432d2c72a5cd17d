import { join } from 'node:path'
import type { Page } from 'playwright-core'

import { chooseSettings } from '../harness/chooseSettings.ts'
import { everyNotification } from '../harness/everyNotification.ts'
import { expect } from '../harness/expect.ts'
import { breakCalls } from '../harness/faults.ts'
import { leaveOutPreload } from '../harness/leaveOutPreload.ts'
import { label, textStart } from '../harness/text.ts'
import { untilPrefetched } from '../harness/untilPrefetched.ts'
import { ComposerPage } from '../pages/ComposerPage.ts'
import { StatusCardPage } from '../pages/StatusCardPage.ts'
import type { ScreenCase } from './ScreenCase.ts'

const home = '/main/friends'
const path = '/bob/notifications'
const image = join(import.meta.dirname, '../fixtures/marsh.png')
const main = (page: Page) => page.getByRole('main')
const openWaiting = (page: Page) => page.getByRole('button', { name: label('outbox.show') }).click()

const pressOf = (page: Page, name: Parameters<typeof label>[0]) =>
  main(page)
    .getByRole('button', { name: label(name) })
    .click()

async function openGroup(page: Page): Promise<void> {
  await page.locator('[data-notification] button[aria-expanded="false"]:not([aria-haspopup])').first().click()
  await page.locator('[data-notification] li').first().waitFor()
}

/** The page's notification permission: prompt, or denied. */
const permissionIs = (page: Page, permission: NotificationPermission) =>
  page.addInitScript((known) => {
    Object.defineProperty(Notification, 'permission', { get: () => known })
  }, permission)

/** A post with a file is written where the server cannot be reached. */
async function writeOffline(page: Page): Promise<ComposerPage> {
  await untilPrefetched(page)
  const composer = await ComposerPage.openNew(page)
  await composer.text.fill('From the train: three herons on one post.')
  await page.context().setOffline(true)
  await composer.files.setInputFiles(image)
  await composer.waiting.getByText(label('composer.fileWaits')).waitFor()
  return composer
}

/** A like, a repeat and a post with a file wait for a line. */
async function actOffline(page: Page): Promise<void> {
  const composer = await writeOffline(page)
  await composer.post.click()
  // Which post is on top depends on the time of the day, and a post for followers cannot be repeated.
  const repeat = page.getByRole('button', { name: textStart('status.repeat') })
  const card = new StatusCardPage(StatusCardPage.all(page).filter({ has: repeat }).first())
  await card.favourite.click()
  await card.repeat.click()
  await page.getByRole('button', { name: label('outbox.show') }).waitFor()
}

/** The server filters notifications from strangers, as Mastodon does. */
async function separate(page: Page): Promise<void> {
  const request = (id: string, account: unknown, count: string, status: unknown = null) => ({
    id,
    account,
    created_at: '2026-11-20T08:00:00.000Z',
    updated_at: '2026-11-21T07:30:00.000Z',
    notifications_count: count,
    last_status: status,
  })
  await leaveOutPreload(page)
  await breakCalls(page, 'GET', '/api/v1/instance', {
    kind: 'changed',
    change: (body) => ({ ...(body as object), api_versions: { mastodon: 2 } }),
  })
  await breakCalls(page, 'GET', '/api/v2/instance', {
    kind: 'changed',
    change: (body) => ({ ...(body as object), api_versions: { mastodon: 2 } }),
  })
  const rule = { for_not_following: 'filter', for_not_followers: 'accept', for_new_accounts: 'accept', for_private_mentions: 'filter' }
  await page.route('**/api/v2/notifications/policy', (route) =>
    route.fulfill({
      json: { ...rule, for_limited_accounts: 'accept', summary: { pending_requests_count: 3, pending_notifications_count: 27 } },
    }),
  )
  await page.route('**/api/v1/notifications/requests*', async (route) => {
    const headers = { authorization: route.request().headers().authorization ?? '' }
    const response = await page.request.get(new URL('/api/v1/notifications?limit=40', route.request().url()).href, { headers })
    const known = (await response.json()) as { account: { id: string }; status?: unknown }[] // the instance's own answer
    const people = [...new Map(known.map((one) => [one.account.id, one])).values()].slice(0, 3)
    await route.fulfill({
      json: people.map(({ account, status }, at) => request(String(at + 1), account, ['2', '24', '1'][at] ?? '1', status)),
    })
  })
}

/** The list is of all types that servers send; nothing comes after it. */
async function sendEveryType(page: Page): Promise<void> {
  let sent = false
  await breakCalls(page, 'GET', '/api/v1/notifications?*', {
    kind: 'changed',
    change(body) {
      if (sent) return []
      sent = true
      return everyNotification(body).map(({ raw }) => raw)
    },
  })
}

/** A new version waits until the person takes it: its worker is there and does not answer yet. */
async function waitWithNewVersion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const waiting = Object.assign(new EventTarget(), { state: 'installed', postMessage: () => {} })
    const registration = Object.assign(new EventTarget(), {
      active: waiting,
      waiting,
      installing: null,
      update: () => Promise.resolve(),
    })
    Object.defineProperty(ServiceWorkerRegistration, Symbol.hasInstance, { value: () => true })
    Object.defineProperties(navigator.serviceWorker, {
      controller: { get: () => waiting },
      ready: { get: () => Promise.resolve(registration) },
    })
    navigator.serviceWorker.register = () => Promise.resolve(registration as unknown as ServiceWorkerRegistration)
    navigator.serviceWorker.getRegistration = () => Promise.resolve(registration as unknown as ServiceWorkerRegistration)
  })
}

/** The client checks for a new version after the first interaction. */
async function untilOffered(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.move(200 + Math.random() * 50, 300)
    expect(await page.getByText(label('update.ready')).isVisible()).toBe(true)
  }).toPass()
}

/** Notifications, announcements while the page is hidden, and actions while offline. */
export const notificationScreens: readonly ScreenCase[] = [
  { name: 'notifications screen', path, as: 'bob', shows: (page) => main(page).getByRole('article') },
  { name: 'notifications screen, group opened', path, as: 'bob', lasts: true, prepare: openGroup },
  {
    name: 'notifications, group opened',
    path: home,
    as: 'bob',
    lasts: true,
    prepare: async (page) => {
      // A wide page has a column of them.
      const button = page.getByRole('button', { name: label('shell.notifications') })
      const first = page.getByRole('article').and(page.locator('[data-notification]')).first()
      await button.or(first).first().waitFor()
      if (await button.isVisible()) await button.press('Enter')
      await first.waitFor()
      await openGroup(page)
    },
  },
  {
    name: 'notifications screen, every type',
    path,
    as: 'bob',
    before: sendEveryType,
    shows: (page) => main(page).getByRole('article'),
  },
  {
    name: 'notifications screen, choices',
    path,
    as: 'bob',
    prepare: (page) => pressOf(page, 'notifications.choose'),
    shows: (page) => page.getByRole('dialog', { name: label('notifications.choose') }),
  },
  {
    name: 'notifications screen, quiet hours',
    path,
    as: 'bob',
    prepare: async (page) => {
      await pressOf(page, 'notifications.choose')
      const window = page.getByRole('dialog', { name: label('notifications.choose') })
      await window.getByText(label('notificationList.quietHours')).click()
    },
    shows: (page) => page.getByRole('dialog').getByLabel(label('settings.quietHoursFrom')),
  },
  {
    name: 'notifications screen, menu',
    path,
    as: 'bob',
    prepare: (page) => pressOf(page, 'notifications.more'),
    shows: (page) => page.getByRole('menu'),
  },
  {
    name: 'notifications screen, filtered',
    path: `${path}#filtered`,
    as: 'bob',
    lasts: true,
    prepare: (page) => chooseSettings(page, { notificationsFrom: 'following' }),
    shows: (page) => main(page).getByRole('article'),
  },
  { name: 'notifications screen, nothing filtered', path: `${path}#filtered`, as: 'bob' },
  {
    name: 'notifications screen, kept apart by the server',
    path: `${path}#filtered`,
    as: 'bob',
    before: separate,
    shows: (page) => main(page).getByRole('region', { name: label('notificationRequest.list') }),
  },
  {
    name: 'push offered',
    path: home,
    as: 'carol',
    lasts: true,
    before: (page) => permissionIs(page, 'default'),
    prepare: async (page) => {
      const composer = await ComposerPage.openNew(page)
      await composer.text.fill('The ferry leaves at ten.')
      await composer.post.click()
    },
    shows: (page) => page.getByText(label('push.offer')),
  },
  {
    name: 'push refused by the browser',
    path: home,
    as: 'bob',
    lasts: true,
    before: (page) => permissionIs(page, 'denied'),
    prepare: (page) => chooseSettings(page, { webPushNotifications: true }),
    shows: (page) => page.getByText(label('settings.webPushNotifications.refused')),
  },
  { name: 'writing, offline', path: home, as: 'bob', lasts: true, offline: true, prepare: writeOffline },
  { name: 'home, acts that wait', path: home, as: 'bob', lasts: true, offline: true, prepare: actOffline },
  {
    name: 'what waits to be sent',
    path: home,
    as: 'bob',
    lasts: true,
    offline: true,
    prepare: async (page) => {
      await actOffline(page)
      await openWaiting(page)
    },
    shows: (page) => page.getByRole('dialog', { name: label('outbox.title') }),
  },
  {
    name: 'notifications, list of before',
    path,
    as: 'bob',
    lasts: true,
    prepare: async (page) => {
      await main(page).getByRole('article').first().waitFor()
      // The device writes data a moment after it is shown.
      await page.evaluate(() => dispatchEvent(new Event('pagehide')))
      await page.route('**/api/v1/{timelines,notifications}**', (route) => route.abort('connectionrefused'))
      await page.reload()
    },
    shows: (page) =>
      main(page)
        .getByRole('status')
        .filter({ hasText: textStart('feedAge.text') }),
  },
  {
    name: 'new version',
    path: home,
    as: 'bob',
    before: waitWithNewVersion,
    prepare: untilOffered,
    shows: (page) => page.getByText(label('update.ready')),
  },
]
