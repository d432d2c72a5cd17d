import type { AccountId, NotificationId } from '@rookery/api/wire/model'
import { ApiError } from '@rookery/api/http/ApiError'
import { blockedServers } from '#features/filters/model/blockedServers.ts'
import { rowIds } from '@rookery/store/FeedState'
import type { Session } from '#features/session/model/Session.ts'
import { createSlot } from '#features/session/model/Slot.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { filtersOf } from '#features/filters/model/filtersOf.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'
import type { Cell, Stop } from '@rookery/store/Cell'
import { reuseEqual } from '@rookery/store/isEqual'
import { createListeners } from '@rookery/store/Listeners'
import { dismissalsOf } from './dismissalsOf.ts'
import { isEnabled } from './isEnabled.ts'
import { unwantedTypes } from './unwantedTypes.ts'
import { hasSenderRules, senderVerdict, type SenderRules, type SenderVerdict } from '#features/notificationKinds/model/senderRule.ts'

/** The notifications that are loaded, as the person wants to have them. */
export interface SortedNotifications {
  /** Newest first. */
  readonly shown: readonly NotificationId[]
  /** Filtered by a filter or a sender rule, newest first. */
  readonly filtered: readonly NotificationId[]
  /** How many of the shown ones are not seen. */
  readonly unseen: number
}

/** The settings that affect the sorting; others do not sort again. */
const settingKeys = ['notificationVisibility', 'notificationsFrom', 'notificationsNotFromNew', 'notificationsNotFromServers'] as const

/**
 * Sorts notifications into shown, filtered and hidden ones, for everything that lists or counts them. Sorted on reading, however often they
 * changed before.
 */
export const sortedNotificationsOf = createSlot<Cell<SortedNotifications> & { readonly stop: Stop }>(sort, {
  close: ({ stop }) => stop(),
})

function sort(session: Session): Cell<SortedNotifications> & { readonly stop: Stop } {
  const { client, clock, entities } = session
  const settings = settingsOf(session)
  const filters = filtersOf(session)
  const feeds = feedsOf(session)
  const feed = feeds.at('notifications')
  const dismissals = dismissalsOf(session)
  const listeners = createListeners()
  /** Accounts that were fetched; without a response their notifications pass. */
  const asked = new Set<AccountId>()
  let isOld = true
  let excluded = unwantedTypes(settings.get('notificationVisibility'))
  let sorted: SortedNotifications = { shown: [], filtered: [], unseen: 0 }

  function changed(): void {
    isOld = true
    listeners.notify()
  }

  const rules = (): SenderRules => {
    const servers = settings.get('notificationsNotFromServers')
    return {
      from: settings.get('notificationsFrom'),
      notFromNew: settings.get('notificationsNotFromNew'),
      isUnwantedServer: servers.length === 0 ? null : blockedServers(servers),
      now: clock.now(),
    }
  }

  function bySender(id: NotificationId, by: SenderRules): SenderVerdict {
    const record = entities.notifications.get(id)
    const accountId = record?.accountId ?? null
    if (record === undefined || accountId === null) return 'wanted'
    const account = entities.accounts.get(accountId)
    const relationship = entities.relationships.get(accountId) ?? (asked.has(accountId) ? null : undefined)
    return senderVerdict({ type: record.type, account, relationship }, by)
  }

  /** True where words or a filter of the reader hide the post, and not its author. */
  function isHiddenByFilter(id: NotificationId): boolean {
    const statusId = entities.notifications.get(id)?.statusId ?? null
    if (statusId === null || filters.ofNotification(id) !== null) return false
    const verdict = filters.of(statusId, { kind: 'notifications' })
    return verdict?.kind === 'muted' && (verdict.rule.kind === 'filter' || verdict.rule.kind === 'word')
  }

  function sortNow(): SortedNotifications {
    const { pending, rows } = feed.get()
    const visibility = settings.get('notificationVisibility')
    const shownIds = [...pending, ...rowIds(rows)].filter((id) => {
      const record = entities.notifications.get(id)
      return record !== undefined && isEnabled(record.type, visibility) && !dismissals.has(id)
    })
    const hidden = filters.hiddenNotifications(shownIds)
    const by = rules()
    const isSorted = hasSenderRules(by)
    const shown: NotificationId[] = []
    const filtered: NotificationId[] = []
    const unknown = new Set<AccountId>()
    for (const id of shownIds) {
      if (hidden.has(id)) {
        if (isHiddenByFilter(id)) filtered.push(id)
        continue
      }
      const verdict = isSorted ? bySender(id, by) : 'wanted'
      if (verdict === 'wanted') shown.push(id)
      else if (verdict !== 'unknown') filtered.push(id)
      else unknown.add(entities.notifications.get(id)?.accountId as AccountId) // an unknown verdict has an account
    }
    if (unknown.size > 0) queueMicrotask(() => void ask([...unknown].filter((id) => !asked.has(id))))
    const unseen = shown.reduce((count, id) => count + (entities.notifications.get(id)?.seen === false ? 1 : 0), 0)
    return { shown, filtered, unseen }
  }

  async function ask(ids: readonly AccountId[]): Promise<void> {
    if (ids.length === 0) return
    const requestSeq = entities.nextRequestSeq()
    let response: Parameters<typeof entities.receive>[0] = {}
    try {
      // Only sender rules need it.
      const accounts = await import('@rookery/api/calls/accounts')
      response = { relationships: await accounts.relationships(client, ids) }
    } catch (error) {
      // Extra notifications are better than missing ones, and the next visit fetches again.
      if (!(error instanceof ApiError) && !(error instanceof TypeError)) throw error
    }
    for (const id of ids) asked.add(id)
    entities.receive(response, requestSeq)
    changed()
  }

  const stops = [
    filters.subscribe(changed),
    feed.watch(changed),
    dismissals.waiting.subscribe(changed),
    ...settingKeys.map((key) => settings.subscribe(key, changed)),
    settings.subscribe('notificationVisibility', () => {
      const before = excluded
      excluded = unwantedTypes(settings.get('notificationVisibility'))
      // Types that the server excluded before are not loaded yet.
      if (before.some((type) => !excluded.includes(type))) void feed.reload()
    }),
  ]

  return {
    get() {
      if (isOld) sorted = reuseEqual(sorted, sortNow())
      isOld = false
      return sorted
    },
    subscribe: listeners.subscribe,
    stop() {
      for (const stop of stops) stop()
    },
  }
}
