import * as adminAnnouncements from '@rookery/api/calls/adminAnnouncements'
import { queryOptions } from '@tanstack/react-query'
import type { Session } from '#features/session/model/Session.ts'

/** More than users scroll through. */
const max = 100

/** All announcements, including past and future ones, with their source text: for admins only. */
export function adminAnnouncementsQuery({ client }: Session) {
  return queryOptions({
    queryKey: ['adminAnnouncements'],
    queryFn: ({ signal }) => adminAnnouncements.list(client, { limit: max, signal }),
  })
}
