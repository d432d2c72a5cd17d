import { Suspense } from 'react'
import { announcementsOf } from '#data/announcements/announcementsOf.ts'
import { notificationsPath } from '#data/notifications/notificationsPath.ts'
import { sortedNotificationsOf } from '#data/notifications/sortedNotifications.ts'
import { useSession } from '#data/session/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { useCell, useCellPart } from '#lib/useCell.ts'
import { Icon } from '#ui/Icon.tsx'
import { eyeOffIcon } from '#ui/icons/eyeOff.ts'
import css from './NotificationItem.module.css'

/** Most people have read them all, and it brings the query library along. */
const AnnouncementNote = lazyComponent(async () => (await import('./AnnouncementNote.tsx')).AnnouncementNote)

/** What stands above the notifications: announcements that are not read, and how much is filtered. */
export function NotificationNotes() {
  const t = useT()
  const session = useSession()
  const { list } = useCell(announcementsOf(session))
  const filtered = useCellPart(sortedNotificationsOf(session), (sorted) => sorted.filtered.length)
  return (
    <>
      <Suspense>
        {list
          ?.filter(({ read }) => !read)
          .map((announcement) => (
            <AnnouncementNote key={announcement.id} announcement={announcement} />
          ))}
      </Suspense>
      {filtered > 0 && (
        <p className={css.item}>
          <span className={css.kind} data-tone="plain">
            <Icon path={eyeOffIcon} />
          </span>
          <a className={css.main} href={`${notificationsPath(session)}#filtered`}>
            {t('notificationList.filteredCount', { count: filtered })}
          </a>
        </p>
      )}
    </>
  )
}
