import type { FeedKey } from '#features/addresses/model/FeedKey.ts'
import type { Session } from '#features/session/model/Session.ts'
import { createSlot } from '#features/session/model/Slot.ts'
import type { RowHeights } from '#ui/windowing/RowOffsets.ts'

const heightsOf = createSlot(() => new Map<string, RowHeights>())

/** Heights of rows once drawn, kept for each view of a feed as long as its session lives, so that coming back lays the list out as it was. */
export function rowHeights(session: Session, feed: FeedKey, view: string): RowHeights {
  const heightsByView = heightsOf(session)
  const heights: RowHeights = heightsByView.get(`${feed} ${view}`) ?? new Map()
  heightsByView.set(`${feed} ${view}`, heights)
  return heights
}
