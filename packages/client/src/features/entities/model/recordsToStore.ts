import { entityKinds, entityNames } from './entityKinds.ts'
import type { Entities, Held, StoredRecords } from './Entities.ts'
import { recordsBehind } from './recordsBehind.ts'

/** Everything that the device keeps to draw some posts or notifications without the server, as that said it: no guesses. */
export function recordsToStore(entities: Entities, shown: Held): StoredRecords {
  const found = recordsBehind(entities, [shown], 'confirmed')
  return Object.fromEntries(entityNames.filter((name) => entityKinds[name].inSnapshots).map((name) => [name, [...found[name].values()]]))
}
