import type { StatusId } from '@rookery/api/wire/model'
import { groupBy } from '#lib/groupBy.ts'
import { groupConversations } from './groupConversations.ts'
import type { FeedRow } from './FeedState.ts'
import { unfolded, type FoldedRow, type Folding, type Look, reach } from './Folding.ts'

/**
 * Folds repeats of one post into one row, and groups posts of one conversation that arrived in one page. Visible rows stay in their order,
 * so that nothing moves: a later repeat folds into the visible row, and a later reply stays separate.
 *
 * @param stay a row that must be rendered, because it marks the reader's place
 */
export function foldRows(rows: readonly FeedRow[], look: Look, before: Folding = unfolded, stay: StatusId | null = null): Folding {
  const into = new Map<StatusId, StatusId>()
  const groups = new Map<StatusId, readonly StatusId[]>()
  const folded: FoldedRow[] = []

  function take(ids: readonly StatusId[]): void {
    for (const [id, target] of foldRepeats(ids, look, before, stay)) into.set(id, target)
    const repeats = groupBy(
      ids.filter((id) => look(id)?.reblogId != null),
      (id) => into.get(id) ?? id,
    )
    const drawn = ids.filter((id) => !into.has(id))
    for (const group of groupConversations(drawn, look, before.groups)) {
      for (const [index, id] of group.entries()) {
        groups.set(id, group)
        folded.push({ kind: 'entry', id, repeats: repeats.get(id) ?? [], follows: index > 0, leads: index + 1 < group.length })
      }
    }
  }

  let stretch: StatusId[] = []
  for (const row of rows) {
    if (row.kind === 'entry') {
      stretch.push(row.id)
      continue
    }
    // The entries of a gap are unknown, so no fold reaches across it.
    take(stretch)
    stretch = []
    folded.push(row)
  }
  take(stretch)
  return { rows: folded, into, groups }
}

/** For each row that a nearby repeat of the same post replaces, that repeat. */
function foldRepeats(
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
