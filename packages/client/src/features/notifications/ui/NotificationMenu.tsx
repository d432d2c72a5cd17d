import type { NotificationId } from '@rookery/api/wire/model'
import { dismissNotifications } from '#features/notifications/model/dismissNotifications.ts'
import { markNotificationsRead } from '#features/notifications/model/markNotificationsRead.ts'
import { useCapability } from '#features/session/model/useServer.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { checkIcon } from '#ui/icons/check.ts'
import { trashIcon } from '#ui/icons/trash.ts'
import type { MenuProps } from '#ui/MenuButton.tsx'
import { MenuItem } from '#ui/MenuItem.tsx'
import { MenuPopup } from '#ui/MenuPopup.tsx'

/** Menu of a notification or group: mark as read, dismiss. */
export function NotificationMenu({ ids, ...menu }: MenuProps & { ids: readonly NotificationId[] }) {
  const t = useT()
  const session = useSession()
  const { notifications } = session.entities
  const canDismiss = useCapability('dismissNotification')
  const unseen = ids.filter((id) => notifications.get(id)?.seen === false)
  return (
    <MenuPopup {...menu} align="end">
      <MenuItem icon={checkIcon} disabled={unseen.length === 0} onSelect={() => void markNotificationsRead(session, { ids: unseen })}>
        {t('notificationList.read')}
      </MenuItem>
      {canDismiss && (
        <MenuItem icon={trashIcon} onSelect={() => dismissNotifications(session, ids)}>
          {t('notificationList.dismiss', { count: ids.length })}
        </MenuItem>
      )}
    </MenuPopup>
  )
}
