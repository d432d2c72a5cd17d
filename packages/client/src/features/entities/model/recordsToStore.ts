import { entityKinds, entityNames } from './entityKinds.ts'
import type { Entities, Held, StoredRecords } from './Entities.ts'
import { recordsBehind } from './recordsBehind.ts'

/** All records for rendering some posts or notifications without the server, as confirmed: without patches. */
export function recordsToStore(entities: Entities, shown: Held): StoredRecords {
  const found = recordsBehind(entities, [shown], 'confirmed')
  return Object.fromEntries(entityNames.filter((name) => entityKinds[name].inSnapshots).map((name) => [name, [...found[name].values()]]))
}
