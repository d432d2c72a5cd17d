import { useState } from 'react'
import { sortedNotificationsOf } from '#features/notifications/model/sortedNotifications.ts'
import { useCapability } from '#features/session/model/useServer.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { useT } from '#i18n/useT.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { useCellPart } from '#lib/useCell.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { eyeOffIcon } from '#ui/icons/eyeOff.ts'
import { WindowedList } from '#ui/WindowedList.tsx'
import { FeedFooter } from '#features/timelines/ui/FeedFooter.tsx'
import { Part } from '#features/screen/ui/Part.tsx'
import { NotificationItem } from './NotificationItem.tsx'

const NotificationRequests = lazyComponent(
  async () => (await import('#features/notificationRequests/ui/NotificationRequests.tsx')).NotificationRequests,
)

/** Notifications that the server filtered, and loaded ones that filters and sender rules filtered here. */
export function FilteredNotifications() {
  const t = useT()
  const session = useSession()
  const hasRequests = useCapability('notificationRequests')
  const filtered = useCellPart(sortedNotificationsOf(session), (sorted) => sorted.filtered)
  const inWindow = useSetting('virtualScrolling')
  const [heights] = useState(() => new Map<string, number>())
  const none = filtered.length === 0 && <EmptyState icon={eyeOffIcon}>{t('notificationList.filtered.empty')}</EmptyState>
  return (
    <>
      {hasRequests ? (
        <Part>
          <NotificationRequests whenNone={none} />
        </Part>
      ) : (
        none
      )}
      {filtered.length > 0 && (
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
