import type { StatusId } from '@rookery/api/wire/model'
import { groupBy } from '#lib/groupBy.ts'
import { reach, type Folding, type Look } from './Folding.ts'

/** For each row that a nearby repeat of the same post replaces, that repeat. */
export function foldRepeats(
  ids: readonly StatusId[],
  look: Look,
  before: Pick<Folding, 'into' | 'groups'>,
  stay: StatusId | null,
): ReadonlyMap<StatusId, StatusId> {
  const into = new Map<StatusId, StatusId>()
  const places = new Map(ids.map((id, index) => [id, index] as const))
  for (const same of groupBy(ids, (id) => look(id)?.reblogId ?? id).values()) {
    if (same.length === 1) continue
    // The repeat that the user has seen stays; otherwise the newest represents all.
    const shown = same.filter((id) => id === stay || before.groups.has(id))
    for (const id of same) {
      if (shown.includes(id)) continue
      const target = shown.find((other) => other === before.into.get(id)) ?? shown.find((other) => isNear(id, other))
      if (target === undefined) shown.push(id)
      else into.set(id, target)
    }
  }
  return into

  function isNear(id: StatusId, other: StatusId): boolean {
    return Math.abs((places.get(id) ?? 0) - (places.get(other) ?? 0)) < reach
  }
}
