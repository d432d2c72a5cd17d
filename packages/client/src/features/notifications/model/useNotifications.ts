import type { NotificationId } from '@rookery/api/wire/model'
import { useState, useSyncExternalStore } from 'react'
import { useSession } from '#features/session/model/useSession.ts'
import type { NotificationRecord } from '#features/entities/model/records.ts'

/** Those of some notifications that are known; renders again only when one of them changes. */
export function useNotifications(ids: readonly NotificationId[]): readonly NotificationRecord[] {
  const { notifications } = useSession().entities
  const [records] = useState(() => createMemory<NotificationRecord>())
  return useSyncExternalStore(
    (listener) => {
      const stops = ids.map((id) => notifications.subscribe(id, listener))
      return () => stops.forEach((stop) => stop())
    },
    () => records(ids.flatMap((id) => notifications.get(id) ?? [])),
  )
}

/** The list that it was handed last, as long as the next has the same in it. */
function createMemory<Item>(): (next: readonly Item[]) => readonly Item[] {
  let last: readonly Item[] = []
  return (next) => {
    const isSame = next.length === last.length && next.every((item, index) => item === last[index])
    if (!isSame) last = next
    return last
  }
}
