import { useSyncExternalStore } from 'react'
import type { EntityTable } from '@rookery/store/EntityTable'

/** One record of a table. Renders again only when that record changes. `null` loads nothing. */
export function useEntity<Id extends string, Value>(table: EntityTable<Id, Value>, id: Id | null): Value | undefined {
  return useSyncExternalStore(
    (listener) => (id === null ? noSubscription : table.subscribe(id, listener)),
    () => (id === null ? undefined : table.get(id)),
  )
}

function noSubscription(): void {}
