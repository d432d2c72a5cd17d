import type { Announcement } from '@rookery/api/wire/announcement'
import { useEffect } from 'react'
import { announcementsOf } from './announcementsOf.ts'
import { useSessionQuery } from '#features/queries/model/useSessionQuery.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useCell } from '#lib/useCell.ts'
import * as adminAnnouncements from '@rookery/api/calls/adminAnnouncements'
import { queryOptions } from '@tanstack/react-query'
import type { Session } from '#features/session/model/Session.ts'

/** More than users scroll through. */
const max = 100

/** All announcements, including past and future ones, with their source text: for admins only. */
function adminAnnouncementsQuery({ client }: Session) {
  return queryOptions({
    queryKey: ['adminAnnouncements'],
    queryFn: ({ signal }) => adminAnnouncements.list(client, { limit: max, signal }),
  })
}

export interface ShownAnnouncement {
  readonly announcement: Announcement
  /** It is current: everyone sees it. */
  readonly isActive: boolean
}

/** Current announcements; for users who may edit them also past and future ones. */
export function useAnnouncements(mayChange: boolean) {
  const session = useSession()
  const store = announcementsOf(session)
  const { list, error, loading } = useCell(store)
  const all = useSessionQuery({ ...adminAnnouncementsQuery(session), enabled: mayChange })
  useEffect(() => void store.load(), [store])
  const active = new Map(list?.map((announcement) => [announcement.id, announcement]))
  // If the server rejects the staff's list, the public one is shown.
  const known = mayChange ? (all.data ?? (all.error ? list : null)) : list
  const shown: readonly ShownAnnouncement[] | null =
    known &&
    list &&
    known.map((one) => ({ announcement: { ...one, read: active.get(one.id)?.read ?? false }, isActive: active.has(one.id) }))
  return {
    shown,
    error: error ?? all.error,
    isFetching: loading || all.isFetching,
    load() {
      void store.load()
      if (mayChange) all.refetch()
    },
  }
}
