import { href } from '#features/addresses/model/href.ts'
import { announcementsOf, unreadAnnouncements } from '#features/announcements/model/announcementsOf.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { useCellPart } from '#lib/useCell.ts'
import { Badge } from '#ui/Badge.tsx'
import { speakerphoneIcon } from '#ui/icons/speakerphone.ts'

import { NavigationEntry } from './NavigationEntry.tsx'

/** The way to the announcements, with the number of those that the reader has not read. */
export function AnnouncementsEntry() {
  const t = useT()
  const count = useCellPart(announcementsOf(useSession()), unreadAnnouncements)
  return (
    <NavigationEntry path={href.announcements()} icon={speakerphoneIcon} label={t('announcements.title')}>
      <Badge count={count} label={t('announcements.unread', { count })} />
    </NavigationEntry>
  )
}
