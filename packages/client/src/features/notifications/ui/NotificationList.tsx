import { useEffect, useState } from 'react'
import { announcementsOf, unreadAnnouncements } from '#features/announcements/model/announcementsOf.ts'
import { useNotificationFeed } from '#features/feeds/model/useNotificationFeed.ts'
import { firstRows, notificationRows } from '#features/notifications/model/notificationRows.ts'
import { sortedNotificationsOf } from '#features/notifications/model/sortedNotifications.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useCapability } from '#features/session/model/useServer.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'
import { useT } from '#i18n/useT.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { useCell, useCellPart } from '#lib/useCell.ts'
import { FeedList } from '#features/timelines/ui/FeedList.tsx'
import { Part } from '#features/screen/ui/Part.tsx'
import { bellIcon } from '#ui/icons/bell.ts'
import { NotificationItem } from './NotificationItem.tsx'
import { firstShown, moreShown } from '#features/notificationRequests/model/shownCounts.ts'

// The code of groups loads with the first one; until then a group shows its newest notification.
const NotificationGroupItem = lazyComponent(async () => (await import('./NotificationGroupItem.tsx')).NotificationGroupItem)

const NotificationNotes = lazyComponent(async () => (await import('./NotificationNotes.tsx')).NotificationNotes)

export interface NotificationListProps {
  /** More are loaded by a button only, as in a column next to a screen. */
  byPress: boolean
  /** Shows announcements and the number of filtered notifications above the list. */
  notes?: boolean
}

/** Notifications, newest first, grouped by the setting: all unseen ones, and 20 more others at a time. */
export function NotificationList({ byPress, notes = true }: NotificationListProps) {
  const t = useT()
  const session = useSession()
  const { entities } = session
  const feeds = feedsOf(session)
  const feedRows = useNotificationFeed('notifications', (feed) => feed.rows)
  const pending = useNotificationFeed('notifications', (feed) => feed.pending)
  const hasHole = useNotificationFeed('notifications', (feed) => feed.hasGapBelowPending)
  const { shown, filtered, unseen } = useCell(sortedNotificationsOf(session))
  const unreadCount = useCellPart(announcementsOf(session), unreadAnnouncements)
  const hasRequests = useCapability('notificationRequests')
  const grouping = useSetting('notificationGrouping')
  const [seenShown, setSeenShown] = useState(firstShown)
  const [unseenBefore, setUnseenBefore] = useState(unseen)
  const [end, setEnd] = useState<{ last: string | undefined; isDrawn: boolean }>({ last: undefined, isDrawn: true })
  useEffect(() => feeds.openFeed('notifications'), [feeds])
  useEffect(() => {
    // More arrived than can be pending: a gap row offers the dropped ones.
    if (hasHole) feeds.showPending('notifications')
  }, [feeds, hasHole])
  if (unseen !== unseenBefore) {
    setUnseenBefore(unseen)
    // All were marked as read (spec 2, section 4).
    if (unseen === 0) setSeenShown(firstShown)
  }
  const { rows, hiddenAtEnd } = notificationRows({ pending, rows: feedRows }, shown, (id) => entities.notifications.get(id), grouping)
  const drawn = firstRows(rows, seenShown, (id) => entities.notifications.get(id)?.seen !== false)
  const hasMore = drawn.length < rows.length
  const last = rows.at(-1)?.id
  if (end.last !== last || end.isDrawn === hasMore) {
    setEnd({ last, isDrawn: !hasMore })
    // Older ones were loaded after the last row: show them, because the user requested them.
    if (hasMore && end.isDrawn && end.last !== undefined && end.last !== last) setSeenShown(seenShown + moreShown)
  }
  return (
    <>
      {notes && (unreadCount > 0 || filtered.length > 0 || hasRequests) && (
        <Part>
          <NotificationNotes />
        </Part>
      )}
      <FeedList
        feed="notifications"
        rows={drawn}
        hiddenAtEnd={hasMore ? 0 : hiddenAtEnd}
        label={t('notifications.title')}
        empty={{ icon: bellIcon, text: 'notifications.empty' }}
        end={{
          onMore: hasMore ? () => setSeenShown(seenShown + moreShown) : null,
          byPress,
          more: 'notifications.loadOlder',
          none: 'notifications.noMore',
        }}
      >
        {({ id, members }) =>
          members.length > 1 ? (
            <Part waiting={<NotificationItem id={id} />}>
              <NotificationGroupItem id={id} members={members} />
            </Part>
          ) : (
            <NotificationItem id={id} />
          )
        }
      </FeedList>
    </>
  )
}
