import { afterEach, beforeEach, expect, test } from 'vitest'
import * as accounts from '@rookery/api/calls/accounts'
import type { AccountId } from '@rookery/api/wire/model'
import { switchAlerts } from '#features/push/model/switchAlerts.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { filtersOf } from '#features/filters/model/filtersOf.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'
import { createCell, type Stop, type WritableCell } from '@rookery/store/Cell'
import { createTestPage, type TestPage } from '#test/createTestPage.ts'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { callAs, postAs, settle } from '#test/postAs.ts'
import { startDesktopAlerts } from './desktopAlerts.ts'
import type { LiveState } from './LiveState.ts'

let world: TestSession
let page: TestPage
let live: WritableCell<LiveState>
let leads: boolean
let shown: { title: string; body: string | undefined; press: () => void }[]
let opened: string[]
let stop: Stop

/** Direction isolates around a name or handle are invisible. */
const isolates = /[\u2068\u2069]/g

class Alert {
  static permission: NotificationPermission = 'granted'
  onclick: ((event: Event) => unknown) | null = null

  constructor(title: string, { body }: NotificationOptions) {
    shown.push({ title: title.replaceAll(isolates, ''), body, press: () => this.onclick?.(new Event('click')) })
  }

  close(): void {}
}

beforeEach(async () => {
  world = await openTestSession()
  page = createTestPage()
  page.focused.set(false)
  live = createCell<LiveState>({ kind: 'off', liveFeeds: new Set() })
  ;[shown, opened, leads] = [[], [], true]
  Alert.permission = 'granted'
  const { session, server } = world
  settingsOf(session).set('webPushNotifications', true)
  await mention('Before the page was opened')
  const leaderElection = { leads: () => leads, leave: () => {}, subscribe: () => () => {}, stop: () => {} }
  stop = startDesktopAlerts({
    session,
    page,
    live,
    leaderElection,
    Alert,
    texts: () => (id) => id,
    readText: (html) => html.replaceAll(/<[^>]*>/g, ''),
    open: (path) => opened.push(path),
  })
  await feedsOf(session).loadNewer('notifications')
  server.clock.advance(10_000)
})
afterEach(async () => {
  stop()
  await world.close()
})

/** Ada mentions Bob, the user of this client. */
async function mention(text: string) {
  return postAs(world.server, 'ada', `@bob ${text}`)
}

async function arrive(): Promise<void> {
  await feedsOf(world.session).loadNewer('notifications')
  await settle()
}

test('a name reverses no text in an alert, and an invisible one is replaced by an address', async () => {
  for (const [display_name, title] of [
    ['\u202eada\u2067\nx', 'ada x (@ada)'],
    ['\u3164', '@ada'],
  ] as const) {
    await callAs(world.server, 'ada', 'PATCH', '/api/v1/accounts/update_credentials', { display_name })
    await mention('Hello')
    await arrive()
    expect(shown.at(-1)?.title).toBe(title)
  }
})

test('a new notification is shown with author and text, and opens the post', async () => {
  const id = await mention('Hello')
  await arrive()
  expect(shown).toMatchObject([{ title: 'Ada (@ada)', body: 'alert.mention\n@bob Hello' }])
  shown[0]?.press()
  expect(opened).toEqual([`/notice/${id}`])
})

test('no alert is shown in the first ten seconds of a live connection', async () => {
  live.set({ kind: 'joined', liveFeeds: new Set() })
  await mention('In the silence')
  world.server.clock.advance(9_999)
  await arrive()
  expect(shown).toEqual([])
  world.server.clock.advance(1)
  await mention('After it')
  await arrive()
  expect(shown).toHaveLength(1)
})

test.each([
  ['with the page in focus', () => page.focused.set(true)],
  ['with alerts switched off', () => settingsOf(world.session).set('webPushNotifications', false)],
  ['without the browser’s permission', () => (Alert.permission = 'denied')],
  ['in a second tab', () => (leads = false)],
  [
    'from a muted author',
    async () => {
      const { client, entities } = world.session
      const { id } = await world.server.account('ada')
      entities.receive({ relationships: [await accounts.mute(client, id as AccountId)] }) // the instance's own id
    },
  ],
  [
    'of a switched-off type',
    () =>
      settingsOf(world.session).set('notificationVisibility', {
        ...settingsOf(world.session).get('notificationVisibility'),
        mentions: false,
      }),
  ],
] satisfies [string, () => unknown][])('no alert is shown %s', async (_, change) => {
  await Promise.resolve(change())
  await mention('Hello')
  await arrive()
  expect(shown).toEqual([])
})

test('of many notifications at once the newest three are shown', async () => {
  const post = await postAs(world.server, 'bob', 'Mine')
  for (const name of ['ada', 'mona', 'carol', 'dave'] as const)
    await callAs(world.server, name, 'POST', `/api/v1/statuses/${post}/favourite`)
  await arrive()
  expect(shown.map(({ title }) => title)).toEqual(['Dave (@dave)', 'Carol (@carol)', 'Mona (@mona)'])
})

test('older ones that are loaded show no alert', async () => {
  for (let number = 0; number < 25; number += 1) await mention(`Number ${number}`)
  await feedsOf(world.session).reload('notifications')
  await settle()
  shown = []
  world.server.clock.advance(2000)
  feedsOf(world.session).loadOlder('notifications')
  await settle()
  expect(feedsOf(world.session).at('notifications').get().rows.length).toBeGreaterThan(20)
  expect(shown).toEqual([])
})

test('switching alerts on requests the browser’s permission, and a denial shows a notice', async () => {
  const { session } = world
  await switchAlerts(session, false, () => Promise.reject(new Error('Nobody asks to switch off.')))
  expect(settingsOf(session).get('webPushNotifications')).toBe(false)
  await switchAlerts(session, true, () => Promise.resolve('denied'))
  expect([settingsOf(session).get('webPushNotifications'), session.notices.get()]).toMatchObject([
    false,
    [{ messageKey: 'settings.webPushNotifications.refused' }],
  ])
  await switchAlerts(session, true, () => Promise.resolve('granted'))
  expect(settingsOf(session).get('webPushNotifications')).toBe(true)
})

test('an alert has the beginning of a post, its subject if it has one, and no text if contents are hidden', async () => {
  const { session } = world
  await mention('Hello')
  await arrive()
  expect(shown.at(-1)?.body).toMatch(/^alert\.mention\n@bob Hello$/)
  await postAs(world.server, 'ada', { status: '@bob the end', spoiler_text: 'A film' })
  await arrive()
  expect(shown.at(-1)?.body).toBe('alert.mention\nA film')
  settingsOf(session).set('webPushHideIfCW', false)
  await postAs(world.server, 'ada', { status: '@bob the end', spoiler_text: 'A film' })
  await arrive()
  expect(shown.at(-1)?.body).toBe('alert.mention\n@bob the end')
  await callAs(world.server, 'bob', 'PUT', '/api/pleroma/notification_settings?hide_notification_contents=true')
  await session.checkToken(true)
  await mention('Hello again')
  await arrive()
  expect(shown.at(-1)?.body).toBe('alert.mention')
})

test('no alert is shown while snoozed, or from accounts that the reader filtered out', async () => {
  const { session, server } = world
  settingsOf(session).set('notificationsSnoozedUntil', server.clock.now() + 60_000)
  await mention('Hello')
  await arrive()
  expect(shown).toEqual([])
  server.clock.advance(60_000)
  settingsOf(session).set('notificationsFrom', 'following')
  await mention('Hello again')
  await arrive()
  await settle()
  expect(shown).toEqual([])
})

test('a muted notification is not shown', async () => {
  const { session, server } = world
  settingsOf(session).set('muteWords', ['spoiler'])
  server.clock.advance(400)
  await filtersOf(session).applyFilters([])
  await mention('a spoiler')
  await feedsOf(session).loadNewer('notifications')
  await settle()
  expect(shown).toEqual([])
  await mention('no such thing')
  await feedsOf(session).loadNewer('notifications')
  await settle()
  expect(shown).toHaveLength(1)
})
