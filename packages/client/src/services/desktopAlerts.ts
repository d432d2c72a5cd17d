import type { NotificationId } from '@rookery/api/wire/model'
import { nameWithHandle } from '#data/entities/nameWithHandle.ts'
import { rowIds } from '#data/feeds/FeedState.ts'
import { isWanted } from '#data/notifications/isWanted.ts'
import { notificationKinds, notificationText } from '#data/notifications/notificationKinds.ts'
import { notificationPath } from '#data/notifications/notificationPath.ts'
import type { Session } from '#data/session/Session.ts'
import type { Translate } from '#i18n/t.ts'
import type { Cell, Stop } from '#lib/Cell.ts'
import type { Leadership } from './Leadership.ts'
import type { LiveState } from './LiveState.ts'
import type { PageState } from './pageState.ts'

export interface AlertOptions {
  readonly session: Session
  readonly page: PageState
  readonly live: Cell<LiveState>
  readonly leadership: Leadership
  /** The texts of the language that is on now. */
  readonly texts: () => Translate
  /** The browser's `Notification`; undefined where it has none. */
  readonly Alert: AlertConstructor | undefined
  /** Shows a path of the client; the person pressed on an alert. */
  readonly open: (path: string) => void
}

/** As much of the browser's `Notification` as is used. */
export interface AlertConstructor {
  readonly permission: NotificationPermission
  new (title: string, options: NotificationOptions): { onclick: ((event: Event) => unknown) | null; close(): void }
}

/** After the live connection starts everything that comes is old news (spec 3, section 4). */
const quietStart = 10_000
/** What was away for long brings many at once; the first few say enough. */
const mostAtOnce = 3

/**
 * Tells of new notifications on the desktop while nobody looks at the page: the kinds that the person wants, once for all
 * tabs, and nothing in the first ten seconds of a live connection.
 */
export function startDesktopAlerts({ session, page, live, leadership, texts, Alert, open }: AlertOptions): Stop {
  const { clock, entities, feeds, settings, filters } = session
  if (!Alert || session.me === null) return () => {}
  const feed = feeds.at('notifications')
  let known: ReadonlySet<NotificationId> | null = null
  let silentUntil = clock.now() + quietStart
  let wasJoined = false

  const onLive = () => {
    const isJoined = live.get().kind === 'joined'
    if (isJoined && !wasJoined) silentUntil = clock.now() + quietStart
    wasJoined = isJoined
  }

  function onChange(): void {
    const { loaded, pending, rows } = feed.get()
    if (!loaded) return
    const ids = [...pending, ...rowIds(rows)]
    const before = known
    known = new Set(ids)
    // One tab tells for all; it is asked before anything else, so that it is settled when there is something to tell.
    const tells = leadership.leads('alerts', true)
    if (before === null || !tells || !mayTell()) return
    // Notifications below a known one were loaded as older ones.
    const end = ids.findIndex((id) => before.has(id))
    const fresh = end < 0 ? ids : ids.slice(0, end)
    for (const id of fresh.filter(isNews).slice(0, mostAtOnce)) void tell(id)
  }

  function mayTell(): boolean {
    const silent = clock.now() < silentUntil && silentUntil - clock.now() <= quietStart
    return !silent && !page.focused.get() && settings.get('webPushNotifications') && Alert?.permission === 'granted'
  }

  function isNews(id: NotificationId): boolean {
    const record = entities.notifications.get(id)
    if (!record || record.seen || filters.isQuiet(id)) return false
    return isWanted(record.type, settings.get('notificationVisibility'))
  }

  async function tell(id: NotificationId): Promise<void> {
    const record = entities.notifications.get(id)
    const account = record?.accountId ? entities.accounts.get(record.accountId) : undefined
    if (!record || !Alert) return
    const { aloneText, hasActor } = notificationKinds[record.type]
    if (hasActor && !account) return
    const t = texts()
    const title = hasActor && account ? nameWithHandle(account) : t('notifications.title')
    const path = notificationPath(record)
    try {
      const body = t(aloneText ?? notificationText(record.type))
      const alert = new Alert(title, { body, tag: id, ...(account && { icon: account.avatarStatic }) })
      alert.onclick = () => {
        alert.close()
        if (path !== null) open(path)
      }
    } catch (error) {
      // On Android only a service worker may show one; the notification is in the list all the same.
      if (!(error instanceof TypeError)) throw error
    }
  }

  onLive()
  onChange()
  const stops = [live.subscribe(onLive), feed.watch(onChange)]
  return () => {
    for (const stop of stops) stop()
  }
}
