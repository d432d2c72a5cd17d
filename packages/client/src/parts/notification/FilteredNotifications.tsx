import { useState } from 'react'
import { sortedNotificationsOf } from '#data/notifications/sortedNotifications.ts'
import { useSession } from '#data/session/useSession.ts'
import { useSetting } from '#data/settings/useSetting.ts'
import { useT } from '#i18n/useT.ts'
import { useCellPart } from '#lib/useCell.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { eyeOffIcon } from '#ui/icons/eyeOff.ts'
import { WindowedList } from '#ui/WindowedList.tsx'
import { FeedFooter } from '#parts/feed/FeedFooter.tsx'
import { NotificationItem } from './NotificationItem.tsx'

/** What filters and the choice of whom to hear from keep apart, of all that is loaded. */
export function FilteredNotifications() {
  const t = useT()
  const filtered = useCellPart(sortedNotificationsOf(useSession()), (sorted) => sorted.filtered)
  const inWindow = useSetting('virtualScrolling')
  const [heights] = useState(() => new Map<string, number>())
  return (
    <>
      {filtered.length === 0 ? (
        <EmptyState icon={eyeOffIcon}>{t('notificationList.filtered.empty')}</EmptyState>
      ) : (
        <WindowedList ids={filtered} label={t('notificationList.filtered')} drawAll={!inWindow} heights={heights} estimate={90}>
          {(id) => <NotificationItem id={id} />}
        </WindowedList>
      )}
      <FeedFooter
        feed="notifications"
        end={{ onMore: null, byPress: true, more: 'notifications.loadOlder', none: 'notifications.noMore' }}
      />
    </>
  )
}
