import { sortedNotificationsOf } from '#data/notifications/sortedNotifications.ts'
import { useCapability } from '#data/session/useServer.ts'
import { useSession } from '#data/session/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { useCellPart } from '#lib/useCell.ts'
import { useHashTab } from '#parts/navigation/useHashTab.ts'
import { FilteredBadge } from '#parts/notification/FilteredBadge.tsx'
import { FilteredNotifications } from '#parts/notification/FilteredNotifications.tsx'
import { NotificationList } from '#parts/notification/NotificationList.tsx'
import { NotificationTools } from '#parts/notification/NotificationTools.tsx'
import { UnseenBadge } from '#parts/notification/UnseenBadge.tsx'
import { Nothing } from '#parts/screen/Nothing.ts'
import { Part } from '#parts/screen/Part.tsx'
import { Screen } from '#parts/screen/Screen.tsx'
import { TabPanel, Tabs } from '#ui/Tabs.tsx'
import css from './NotificationsPanel.module.css'

const AllFilteredBadge = lazyComponent(
  async () => (await import(/* chunk: notificationRequests */ '#parts/notification/AllFilteredBadge.tsx')).AllFilteredBadge,
)

const tabs = ['all', 'filtered'] as const

/** The reader's notifications on a screen of their own, and what is kept apart from them. */
export function NotificationsScreen() {
  const t = useT()
  const session = useSession()
  const hasRequests = useCapability('notificationRequests')
  const filtered = useCellPart(sortedNotificationsOf(session), (sorted) => sorted.filtered.length)
  const [tab, choose] = useHashTab(tabs, 'all')
  const counts = {
    all: <UnseenBadge />,
    filtered: hasRequests ? (
      <Part waiting={<FilteredBadge count={filtered} />} failure={Nothing}>
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
