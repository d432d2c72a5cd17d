import type { Relationship } from '@rookery/api/wire/model'
import type { Entities } from '#features/entities/model/Entities.ts'
import { isRecord } from '#lib/isRecord.ts'

/** Under this key the device keeps how the reader stands to the people muted and blocked. */
export const restrictedKey = 'silenced'

/** How the reader stands to everybody known to be muted or blocked. */
export function restrictedIn({ relationships }: Entities): readonly Relationship[] {
  return [...relationships.ids()].flatMap((id) => relationships.confirmed(id) ?? []).filter(({ muting, blocking }) => muting || blocking)
}

/** Takes what the device has kept, so that the first picture leaves out what it should. */
export function restoreRestricted(entities: Entities, stored: unknown): void {
  if (Array.isArray(stored) && stored.every(isRelationship)) entities.restore({ relationships: stored })
}

/** What was written under the key has this shape. */
function isRelationship(raw: unknown): raw is Relationship {
  return isRecord(raw) && typeof raw.id === 'string' && typeof raw.muting === 'boolean' && typeof raw.blocking === 'boolean'
}
