import { dismissAllNotifications } from '#features/notifications/model/dismissNotifications.ts'
import { snoozeEnd, type Snooze } from '#features/notificationKinds/model/quietTime.ts'
import { notificationsPath } from '#features/notifications/model/notificationsPath.ts'
import { sortedNotificationsOf } from '#features/notifications/model/sortedNotifications.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useCapability } from '#features/session/model/useServer.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { useFormats } from '#i18n/useFormats.ts'
import { useT } from '#i18n/useT.ts'
import { useCellPart } from '#lib/useCell.ts'
import { bellIcon } from '#ui/icons/bell.ts'
import { clockPauseIcon } from '#ui/icons/clockPause.ts'
import { eyeOffIcon } from '#ui/icons/eyeOff.ts'
import { trashIcon } from '#ui/icons/trash.ts'
import type { MenuProps } from '#ui/MenuButton.tsx'
import { MenuItem, MenuSeparator } from '#ui/MenuItem.tsx'
import { MenuPopup } from '#ui/MenuPopup.tsx'
import { useFullDate } from '#ui/useFullDate.ts'

const snoozes: readonly Snooze[] = ['hour', 'tomorrow']

/** Rarer tools: the notifications screen, filtered ones, snooze, dismiss all. */
export function NotificationsMenu(menu: MenuProps) {
  const t = useT()
  const session = useSession()
  const { clock } = session
  const settings = settingsOf(session)
  const formats = useFormats()
  const path = notificationsPath(session)
  const until = useSetting('notificationsSnoozedUntil')
  const untilText = useFullDate(new Date(until).toISOString(), formats) ?? ''
  const isSnoozed = until > clock.now()
  const hasAny = useCellPart(sortedNotificationsOf(session), ({ shown }) => shown.length > 0)
  const canDismiss = useCapability('dismissNotification')
  return (
    <MenuPopup {...menu} align="end">
      <MenuItem icon={bellIcon} href={path}>
        {t('notificationList.all')}
      </MenuItem>
      <MenuItem icon={eyeOffIcon} href={`${path}#filtered`}>
        {t('notificationList.filtered')}
      </MenuItem>
      <MenuSeparator />
      {isSnoozed ? (
        <MenuItem
          icon={clockPauseIcon}
          hint={t('notificationList.snoozedUntil', { time: untilText })}
          onSelect={() => settings.set('notificationsSnoozedUntil', 0)}
        >
          {t('notificationList.snoozeEnd')}
        </MenuItem>
      ) : (
        snoozes.map((snooze) => (
          <MenuItem
            key={snooze}
            icon={clockPauseIcon}
            onSelect={() => settings.set('notificationsSnoozedUntil', snoozeEnd(new Date(clock.now()), snooze))}
          >
            {t(`notificationList.snooze.${snooze}`)}
          </MenuItem>
        ))
      )}
      {canDismiss && (
        <>
          <MenuSeparator />
          <MenuItem icon={trashIcon} tone="danger" disabled={!hasAny} onSelect={() => dismissAllNotifications(session)}>
            {t('notificationList.dismissAll')}
          </MenuItem>
        </>
      )}
    </MenuPopup>
  )
}
