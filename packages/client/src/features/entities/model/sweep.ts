import { entityNames } from './entityKinds.ts'
import type { EntityId, EntityName } from './EntityKind.ts'
import type { Entities, EntityTables, Held } from './Entities.ts'
import { recordsBehind } from './recordsBehind.ts'

/**
 * Removes entities that have neither holder nor listener, with everything that only they needed, because a tab can stay open for a week.
 * Returns the number of removed statuses.
 */
export function sweep(entities: Entities): number {
  const before = entities.statuses.size
  const watched = entityNames.map((name): Held => ({ [name]: watchedIn(entities, name) }))
  entities.forgetAllBut(recordsBehind(entities, [...entities.held(), ...watched], 'get'))
  return before - entities.statuses.size
}

function watchedIn<Name extends EntityName>(tables: EntityTables, name: Name): EntityId<Name>[] {
  const table = tables[name]
  return [...table.ids()].filter((id) => table.isHeld(id))
}
