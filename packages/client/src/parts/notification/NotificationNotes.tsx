import { parseContent, textOf } from '@rookery/content'
import { announcementsOf } from '#data/announcements/announcementsOf.ts'
import { href } from '#data/addresses/href.ts'
import { notificationsPath } from '#data/notifications/notificationsPath.ts'
import { sortedNotificationsOf } from '#data/notifications/sortedNotifications.ts'
import { useSession } from '#data/session/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { useCell, useCellPart } from '#lib/useCell.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { checkIcon } from '#ui/icons/check.ts'
import { eyeOffIcon } from '#ui/icons/eyeOff.ts'
import { speakerphoneIcon } from '#ui/icons/speakerphone.ts'
import css from './NotificationItem.module.css'

/** What stands above the notifications: announcements that are not read, and how much is filtered. */
export function NotificationNotes() {
  const t = useT()
  const session = useSession()
  const announcements = announcementsOf(session)
  const { list } = useCell(announcements)
  const filtered = useCellPart(sortedNotificationsOf(session), (sorted) => sorted.filtered.length)
  return (
    <>
      {list
        ?.filter(({ read }) => !read)
        .map(({ id, content }) => (
          <article key={id} className={css.item} tabIndex={0} data-unseen="true" aria-labelledby={`announcement-note-${id}`}>
            <span className={css.kind} data-tone="plain">
              <Icon path={speakerphoneIcon} />
            </span>
            <div className={css.main}>
              <a className={css.name} href={href.announcements()} id={`announcement-note-${id}`}>
                {t('notificationList.announcement')}
              </a>
              <p className={css.excerpt} dir="auto">
                {textOf(parseContent(content)).trim()}
              </p>
              <p>
                <Button size="small" icon={checkIcon} onClick={() => void announcements.markRead(id)}>
                  {t('notificationList.read')}
                </Button>
              </p>
            </div>
          </article>
        ))}
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
