import type { Relationship } from '@rookery/api/wire/model'
import type { Entities } from '#features/entities/model/Entities.ts'
import { isRecord } from '#lib/isRecord.ts'

/** Storage key of the relationships with muted and blocked accounts. */
export const restrictedKey = 'silenced'

/** Relationships with all accounts known to be muted or blocked. */
export function restrictedIn({ relationships }: Entities): readonly Relationship[] {
  return [...relationships.ids()].flatMap((id) => relationships.confirmed(id) ?? []).filter(({ muting, blocking }) => muting || blocking)
}

/** Adds stored relationships, so that the first render can apply them. */
export function restoreRestricted(entities: Entities, stored: unknown): void {
  if (Array.isArray(stored) && stored.every(isRelationship)) entities.restore({ relationships: stored })
}

/** Values under this key have this shape. */
function isRelationship(raw: unknown): raw is Relationship {
  return isRecord(raw) && typeof raw.id === 'string' && typeof raw.muting === 'boolean' && typeof raw.blocking === 'boolean'
}
