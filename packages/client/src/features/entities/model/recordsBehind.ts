import { entityKinds, entityNames } from './entityKinds.ts'
import type { EntityId, EntityName, StoredRecord } from './EntityKind.ts'
import type { Entities, EntityTables, Held } from './Entities.ts'

/** Records of each kind, by id. */
export type FoundRecords = { readonly [Name in EntityName]: Map<EntityId<Name>, StoredRecord<Name>> }

/** The records of some entities and all nested ones, each once: as shown, or as confirmed. */
export function recordsBehind(entities: Entities, held: readonly Held[], state: 'get' | 'confirmed'): FoundRecords {
  const found: FoundRecords = {
    accounts: new Map(),
    statuses: new Map(),
    relationships: new Map(),
    polls: new Map(),
    notifications: new Map(),
  }

  const tables: EntityTables = entities

  function visit<Name extends EntityName>(name: Name, id: EntityId<Name>): void {
    const record = tables[name][state](id)
    if (record === undefined || found[name].has(id)) return
    found[name].set(id, record)
    for (const child of entityKinds[name].children) child.visit(record, visit)
  }

  function visitAll<Name extends EntityName>(name: Name, ids: Held): void {
    for (const id of ids[name] ?? []) visit(name, id)
  }

  for (const ids of held) for (const name of entityNames) visitAll(name, ids)
  return found
}
