import { useNotificationFeed } from '#features/feeds/model/useNotificationFeed.ts'
import { useT } from '#i18n/useT.ts'
import { UnseenBadge } from './UnseenBadge.tsx'
import { NotificationList } from './NotificationList.tsx'
import { NotificationTools } from './NotificationTools.tsx'
import { ListAreaProvider } from '#ui/lists/ListAreaProvider.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import css from './NotificationsPanel.module.css'

export interface NotificationsPanelProps {
  /** It is next to a screen, so more are loaded by a button only. */
  isColumn?: boolean
}

/** Notifications, newest first, with unseen ones marked and counted. */
export function NotificationsPanel({ isColumn = true }: NotificationsPanelProps) {
  const t = useT()
  const isWaiting = useNotificationFeed('notifications', (feed) => !feed.loaded && feed.error === null)
  return (
    <ListAreaProvider name="notifications" isMain={false}>
      <Panel
        flush
        title={
          <span className={css.title}>
            {t('notifications.title')} <UnseenBadge />
          </span>
        }
        actions={<NotificationTools />}
      >
        {isWaiting && <FirstLoad />}
        <div hidden={isWaiting}>
          <NotificationList byPress={isColumn} />
        </div>
      </Panel>
    </ListAreaProvider>
  )
}

function FirstLoad() {
  return (
    <div className={css.first} aria-hidden="true">
      {['60%', '75%', '50%', '65%', '55%'].map((width) => (
        <div key={width} className={css.row}>
          <Skeleton shape="avatar" width="40px" height="40px" />
          <div className={css.lines}>
            <Skeleton width={width} />
            <Skeleton width="40%" />
          </div>
        </div>
      ))}
    </div>
  )
}
