import type { StatusId } from '@rookery/api/wire/model'
import type { FeedRow, GapRow } from '#features/feeds/model/FeedState.ts'

/** Some posts side by side, or a stretch that was never fetched. */
export type MediaLine =
  | { readonly kind: 'tiles'; readonly key: string; readonly ids: readonly StatusId[] }
  | { readonly kind: 'gap'; readonly key: string; readonly gap: GapRow<StatusId> }

/** Number of images in a row of the grid. */
const perLine = 3

/** The rows of a feed as lines of a grid, without the hidden ones. A gap takes a line of its own. */
export function mediaLines(rows: readonly FeedRow[], hidden: ReadonlySet<StatusId>): readonly MediaLine[] {
  const lines: MediaLine[] = []
  let ids: StatusId[] = []
  const endLine = () => {
    const [first] = ids
    if (first !== undefined) lines.push({ kind: 'tiles', key: first, ids })
    ids = []
  }
  for (const row of rows) {
    if (row.kind === 'gap') {
      endLine()
      lines.push({ kind: 'gap', key: `gap ${row.id}`, gap: row })
    } else if (!hidden.has(row.id)) {
      ids.push(row.id)
      if (ids.length === perLine) endLine()
    }
  }
  endLine()
  return lines
}
