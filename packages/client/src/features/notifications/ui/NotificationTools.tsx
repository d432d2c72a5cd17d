import { markNotificationsRead } from '#features/notifications/model/markNotificationsRead.ts'
import { sortedNotificationsOf } from '#features/notifications/model/sortedNotifications.ts'
import { useMissingCode } from '#features/failures/model/useMissingCode.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { useCellPart } from '#lib/useCell.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { filterIcon } from '#ui/icons/filter.ts'
import { checkIcon } from '#ui/icons/check.ts'
import { moreIcon } from '#ui/icons/more.ts'
import { MenuButton } from '#ui/MenuButton.tsx'

/** Tools for all notifications: mark as read, filter types, dismiss, snooze. */
export function NotificationTools() {
  const t = useT()
  const session = useSession()
  const notify = useMissingCode()
  const sorted = sortedNotificationsOf(session)
  const newest = useCellPart(sorted, ({ shown, unseen }) => (unseen > 0 ? shown[0] : undefined))
  return (
    <>
      {newest !== undefined && (
        <IconButton
          icon={checkIcon}
          on="panel"
          label={t('notifications.markRead')}
          onClick={() => void markNotificationsRead(session, { upTo: newest })}
        />
      )}
      <MenuButton
        icon={filterIcon}
        on="panel"
        opens="dialog"
        label={t('notifications.choose')}
        load={async () => (await import('./NotificationChoices.tsx')).NotificationChoices}
        onFailure={notify}
      />
      <MenuButton
        icon={moreIcon}
        on="panel"
        label={t('notifications.more')}
        load={async () => (await import('./NotificationsMenu.tsx')).NotificationsMenu}
        onFailure={notify}
      />
    </>
  )
}
