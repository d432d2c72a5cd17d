import type { NotificationId } from '@rookery/api/wire/model'
import { useEffect, useState } from 'react'
import { markNotificationsRead } from '#data/actions/markNotificationsRead.ts'
import { rowIds } from '#data/feeds/FeedState.ts'
import { useNotificationFeed } from '#data/feeds/useNotificationFeed.ts'
import { useHiddenNotifications } from '#data/filters/useHiddenNotifications.ts'
import { messageText } from '#data/notices/Message.ts'
import { useSession } from '#data/session/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { bellIcon } from '#ui/icons/bell.ts'
import { checkIcon } from '#ui/icons/check.ts'
import { ListAreaProvider } from '#ui/lists/ListAreaProvider.tsx'
import { PlainList } from '#ui/lists/PlainList.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import css from './NotificationsPanel.module.css'
import { NotificationItem } from '#parts/notification/NotificationItem.tsx'
import { firstShown, moreShown } from './shownCounts.ts'
import { useUnseenAmong } from './useUnseenAmong.ts'

/** The reader's notifications, newest first, with what is unseen marked and counted. */
export function NotificationsPanel() {
  return (
    <ListAreaProvider name="notifications" isMain={false}>
      <Notifications />
    </ListAreaProvider>
  )
}

function Notifications() {
  const t = useT()
  const session = useSession()
  const { feeds } = session
  const ids = useNotificationIds()
  const loaded = useNotificationFeed('notifications', (feed) => feed.loaded)
  const loading = useNotificationFeed('notifications', (feed) => feed.loading)
  const error = useNotificationFeed('notifications', (feed) => feed.error)
  const bottomedOut = useNotificationFeed('notifications', (feed) => feed.bottomedOut)
  const [shown, setShown] = useState(firstShown)
  const unseen = useUnseenAmong(ids)
  useEffect(() => feeds.openFeed('notifications'), [feeds])
  const newest = ids[0]
  // More rows are shown only once they have come, so that a failed load changes nothing.
  const showMore = () => {
    if (shown >= ids.length) feeds.loadOlder('notifications')
    setShown(Math.min(shown, ids.length) + moreShown)
  }
  return (
    <Panel
      flush
      title={
        <span className={css.title}>
          {t('notifications.title')} <Badge count={unseen} label={t('shell.unseenCount', { count: unseen })} />
        </span>
      }
      actions={
        unseen > 0 &&
        newest !== undefined && (
          <IconButton
            icon={checkIcon}
            on="panel"
            label={t('notifications.markRead')}
            onClick={() => {
              setShown(firstShown)
              void markNotificationsRead(session, { upTo: newest })
            }}
          />
        )
      }
    >
      {ids.length === 0 && error !== null && (
        <ErrorState retry={{ label: t('general.retry'), onRetry: () => void feeds.reload('notifications'), busy: loading !== 'idle' }}>
          {t('errors.notifications', { error: messageText(t, error.message) })}
        </ErrorState>
      )}
      {ids.length === 0 && error === null && (loaded ? <EmptyState icon={bellIcon}>{t('notifications.empty')}</EmptyState> : <FirstLoad />)}
      {ids.length > 0 && (
        <PlainList label={t('notifications.title')} busy={loading !== 'idle'}>
          {ids.slice(0, shown).map((id) => (
            <NotificationItem key={id} id={id} />
          ))}
        </PlainList>
      )}
      {ids.length > 0 && (
        <p className={css.footer}>
          {bottomedOut && shown >= ids.length ? (
            t('notifications.noMore')
          ) : (
            <Button tone="quiet" busy={loading === 'older'} onClick={showMore}>
              {t('notifications.loadOlder')}
            </Button>
          )}
        </p>
      )}
    </Panel>
  )
}

function useNotificationIds(): readonly NotificationId[] {
  const rows = useNotificationFeed('notifications', (feed) => feed.rows)
  const pending = useNotificationFeed('notifications', (feed) => feed.pending)
  const ids = [...pending, ...rowIds(rows)]
  const hidden = useHiddenNotifications(ids)
  return ids.filter((id) => !hidden.has(id))
}

function FirstLoad() {
  return (
    <div className={css.first} aria-hidden="true">
      <Skeleton width="70%" />
      <Skeleton width="90%" />
      <Skeleton width="60%" />
    </div>
  )
}
