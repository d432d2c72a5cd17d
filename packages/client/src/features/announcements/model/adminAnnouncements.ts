import * as adminAnnouncements from '@rookery/api/calls/adminAnnouncements'
import { queryOptions } from '@tanstack/react-query'
import type { Session } from '#features/session/model/Session.ts'

/** More than anybody scrolls through. */
const max = 100

/** All announcements, those that are over or still to come included, as their authors wrote them: for admins alone. */
export function adminAnnouncementsQuery({ client }: Session) {
  return queryOptions({
    queryKey: ['adminAnnouncements'],
    queryFn: ({ signal }) => adminAnnouncements.list(client, { limit: max, signal }),
  })
}
