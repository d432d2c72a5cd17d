import { notificationsPath } from '#features/notifications/model/notificationsPath.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { Icon } from '#ui/Icon.tsx'
import { eyeOffIcon } from '#ui/icons/eyeOff.ts'
import css from './NotificationItem.module.css'

/** How much is filtered, and the way there; nothing where nothing is. */
export function FilteredNote({ count }: { count: number }) {
  const t = useT()
  const session = useSession()
  if (count === 0) return null
  return (
    <p className={css.item}>
      <span className={css.kind} data-tone="plain">
        <Icon path={eyeOffIcon} />
      </span>
      <a className={css.main} href={`${notificationsPath(session)}#filtered`}>
        {t('notificationList.filteredCount', { count })}
      </a>
    </p>
  )
}
