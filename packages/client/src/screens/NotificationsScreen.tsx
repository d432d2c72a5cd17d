import { sortedNotificationsOf } from '#features/notifications/model/sortedNotifications.ts'
import { useCapability } from '#features/session/model/useServer.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { useCellPart } from '#lib/useCell.ts'
import { useHashTab } from '#features/navigation/model/useHashTab.ts'
import { FilteredBadge } from '#features/notifications/ui/FilteredBadge.tsx'
import { FilteredNotifications } from '#features/notifications/ui/FilteredNotifications.tsx'
import { NotificationList } from '#features/notifications/ui/NotificationList.tsx'
import { NotificationTools } from '#features/notifications/ui/NotificationTools.tsx'
import { UnseenBadge } from '#features/notifications/ui/UnseenBadge.tsx'
import { EmptyFallback } from '#features/screen/model/EmptyFallback.ts'
import { Part } from '#features/screen/ui/Part.tsx'
import { Screen } from '#features/screen/ui/Screen.tsx'
import { TabPanel, Tabs } from '#ui/Tabs.tsx'
import css from '#features/notifications/ui/NotificationsPanel.module.css'

const AllFilteredBadge = lazyComponent(async () => (await import('#features/notifications/ui/AllFilteredBadge.tsx')).AllFilteredBadge)

const tabs = ['all', 'filtered'] as const

/** Notifications on their own screen, and filtered ones. */
export function NotificationsScreen() {
  const t = useT()
  const session = useSession()
  const hasRequests = useCapability('notificationRequests')
  const filtered = useCellPart(sortedNotificationsOf(session), (sorted) => sorted.filtered.length)
  const [tab, choose] = useHashTab(tabs, 'all')
  const counts = {
    all: <UnseenBadge />,
    filtered: hasRequests ? (
      <Part waiting={<FilteredBadge count={filtered} />} failure={EmptyFallback}>
        <AllFilteredBadge here={filtered} />
      </Part>
    ) : (
      <FilteredBadge count={filtered} />
    ),
  }
  return (
    <Screen
      title={t('notifications.title')}
      flush
      actions={<NotificationTools />}
      below={
        <Tabs
          label={t('notificationList.tabs')}
          name="notificationTabs"
          selected={tab}
          onSelect={choose}
          tabs={tabs.map((id) => ({
            id,
            label: (
              <span className={css.title}>
                {t(`notificationList.tab.${id}`)} {counts[id]}
              </span>
            ),
          }))}
        />
      }
    >
      <TabPanel name="notificationTabs" id={tab}>
        {tab === 'all' ? <NotificationList byPress={false} /> : <FilteredNotifications />}
      </TabPanel>
    </Screen>
  )
}
