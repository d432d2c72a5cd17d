import type { NotificationId, StatusId } from '@rookery/api/wire/model'
import { nameAndHandleText } from '#features/entities/model/nameAndHandleText.ts'
import { notificationTexts } from '#features/notificationKinds/model/notificationKinds.ts'
import { notificationPath } from '#features/notifications/model/notificationPath.ts'
import { isQuietAt, quietTimesOf } from '#features/notificationKinds/model/quietTime.ts'
import { sortedNotificationsOf } from '#features/notifications/model/sortedNotifications.ts'
import { pushStateOf } from '#features/push/model/pushStateOf.ts'
import type { Session } from '#features/session/model/Session.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { filtersOf } from '#features/filters/model/filtersOf.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'
import type { Translate } from '#i18n/t.ts'
import type { Cell, Stop } from '@rookery/store/Cell'
import type { LeaderElection } from './LeaderElection.ts'
import type { LiveState } from './LiveState.ts'
import type { PageState } from './pageState.ts'

export interface AlertOptions {
  readonly session: Session
  readonly page: PageState
  readonly live: Cell<LiveState>
  readonly leaderElection: LeaderElection
  /** Texts of the current language. */
  readonly texts: () => Translate
  /** The browser's `Notification`; undefined where it has none. */
  readonly Alert: AlertConstructor | undefined
  /** The plain text of a post's markup. */
  readonly readText: (html: string) => string
  /** Opens a path of the client after a press on an alert. */
  readonly open: (path: string) => void
}

/** As much of the browser's `Notification` as is used. */
export interface AlertConstructor {
  readonly permission: NotificationPermission
  new (title: string, options: NotificationOptions): { onclick: ((event: Event) => unknown) | null; close(): void }
}

/** Events just after a stream has joined are old (spec 3, section 4). */
const quietStart = 10_000
/** Maximum of alerts at once. After a long absence many arrive, and the first few are enough. */
const maxAtOnce = 3
/** Letters of a post; desktops show no more. */
const maxWords = 200

/**
 * Shows new notifications on the desktop while the page has no focus: the types that the user chose, by one tab for all, and none in the
 * first ten seconds of a connection.
 */
export function startDesktopAlerts({ session, page, live, leaderElection, texts, readText, Alert, open }: AlertOptions): Stop {
  const { clock, entities } = session
  const settings = settingsOf(session)
  const filters = filtersOf(session)
  const feeds = feedsOf(session)
  if (!Alert || session.me === null) return () => {}
  const feed = feeds.at('notifications')
  const sorted = sortedNotificationsOf(session)
  let last: readonly NotificationId[] | null = null
  let known: ReadonlySet<NotificationId> | null = null
  let silentUntil = clock.now() + quietStart
  let wasJoined = false

  const onLive = () => {
    const isJoined = live.get().kind === 'joined'
    if (isJoined && !wasJoined) silentUntil = clock.now() + quietStart
    wasJoined = isJoined
  }

  function onChange(): void {
    if (!feed.get().loaded) return
    // Filtered notifications are not shown either. Unknown ones wait for data on their sender.
    const ids = sorted.get().shown
    if (ids === last) return
    last = ids
    const before = known
    known = new Set(ids)
    // One tab alerts for all. The election starts before anything else, so that it is decided when an alert is due.
    const notifies = leaderElection.leads('alerts', true)
    if (before === null || !notifies || !mayNotify()) return
    // Notifications below a known one were loaded as older ones.
    const end = ids.findIndex((id) => before.has(id))
    const fresh = end < 0 ? ids : ids.slice(0, end)
    for (const id of fresh.filter(isNews).slice(0, maxAtOnce)) void notify(id)
  }

  function mayNotify(): boolean {
    const silent = clock.now() < silentUntil && silentUntil - clock.now() <= quietStart
    if (isQuietAt(new Date(clock.now()), quietTimesOf(settings))) return false
    // A notification that the server pushes is not shown twice.
    if (pushStateOf(session).get() === 'on') return false
    return !silent && !page.focused.get() && settings.get('webPushNotifications') && Alert?.permission === 'granted'
  }

  function isNews(id: NotificationId): boolean {
    const record = entities.notifications.get(id)
    return record !== undefined && !record.seen && !filters.isQuiet(id)
  }

  /** The beginning of the post; null if the setting hides contents, or if the author added a content warning. */
  function wordsOf(statusId: StatusId | null): string {
    const status = statusId === null ? undefined : entities.statuses.get(statusId)
    const own = session.me === null ? undefined : entities.accounts.get(session.me)?.own
    if (!status || status.deleted || own?.hideNotificationContents) return ''
    if (status.spoilerText !== '') return settings.get('webPushHideIfCW') ? status.spoilerText : readText(status.content)
    return readText(status.content)
  }

  async function notify(id: NotificationId): Promise<void> {
    const record = entities.notifications.get(id)
    const account = record?.accountId ? entities.accounts.get(record.accountId) : undefined
    if (!record || !Alert) return
    const { alert: text, hasActor } = notificationTexts(record, session.me)
    // The server's sentence for an unknown type names the account.
    const notified = record.type === 'unknown' && record.title ? readText(record.title) : ''
    const namesActor = hasActor && notified === ''
    if (namesActor && !account) return
    const t = texts()
    const title = namesActor && account ? nameAndHandleText(account) : t('notifications.title')
    const path = notificationPath(record)
    try {
      const words = wordsOf(record.statusId).slice(0, maxWords)
      const body = [notified || t(text), ...(words ? [words] : [])].join('\n')
      const alert = new Alert(title, { body, tag: id, ...(account && { icon: account.avatarStatic }) })
      alert.onclick = () => {
        alert.close()
        if (path !== null) open(path)
      }
    } catch (error) {
      // On Android only a service worker may show one; the list has the notification anyway.
      if (!(error instanceof TypeError)) throw error
    }
  }

  onLive()
  onChange()
  const stops = [live.subscribe(onLive), sorted.subscribe(onChange), feed.watch(onChange)]
  return () => {
    for (const stop of stops) stop()
  }
}
