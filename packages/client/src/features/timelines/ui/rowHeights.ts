import type { FeedKey } from '#features/addresses/model/FeedKey.ts'
import type { Session } from '#features/session/model/Session.ts'
import { createSlot } from '#features/session/model/Slot.ts'
import type { RowHeights } from '#ui/windowing/RowOffsets.ts'

const heightsOf = createSlot(() => new Map<string, RowHeights>())

/** Measured heights of rows, for each view of a feed during the session, so that returning restores the layout. */
export function rowHeights(session: Session, feed: FeedKey, view: string): RowHeights {
  const heightsByView = heightsOf(session)
  const heights: RowHeights = heightsByView.get(`${feed} ${view}`) ?? new Map()
  heightsByView.set(`${feed} ${view}`, heights)
  return heights
}
