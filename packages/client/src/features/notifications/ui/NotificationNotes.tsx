import { AnnouncementNote } from '#features/announcements/ui/AnnouncementNote.tsx'
import { announcementsOf } from '#features/announcements/model/announcementsOf.ts'
import { sortedNotificationsOf } from '#features/notifications/model/sortedNotifications.ts'
import { useCapability } from '#features/session/model/useServer.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { useCell, useCellPart } from '#lib/useCell.ts'
import { EmptyFallback } from '#features/screen/model/EmptyFallback.ts'
import { Part } from '#features/screen/ui/Part.tsx'
import { FilteredNote } from './FilteredNote.tsx'

// It uses a query, whose library few need this early.
const AllFilteredNote = lazyComponent(async () => (await import('./AllFilteredNote.tsx')).AllFilteredNote)

/** Above the notifications: unread announcements, and the number of filtered notifications. */
export function NotificationNotes() {
  const session = useSession()
  const { list } = useCell(announcementsOf(session))
  const filtered = useCellPart(sortedNotificationsOf(session), (sorted) => sorted.filtered.length)
  const hasRequests = useCapability('notificationRequests')
  return (
    <>
      {list
        ?.filter(({ read }) => !read)
        .map((announcement) => (
          <AnnouncementNote key={announcement.id} announcement={announcement} />
        ))}
      {hasRequests ? (
        <Part waiting={<FilteredNote count={filtered} />} failure={EmptyFallback}>
          <AllFilteredNote here={filtered} />
        </Part>
      ) : (
        <FilteredNote count={filtered} />
      )}
    </>
  )
}
