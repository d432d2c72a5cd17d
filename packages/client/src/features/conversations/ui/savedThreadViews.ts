import type { StatusId } from '@rookery/api/wire/model'
import type { Session } from '#features/session/model/Session.ts'
import { createSlot } from '#features/session/model/Slot.ts'
import { createThreadView, type Dive, type ThreadView } from '#features/threads/model/ThreadView.ts'
import type { RowPosition } from '#ui/windowing/Anchor.ts'
import type { RowHeights } from '#ui/windowing/RowOffsets.ts'

/** The saved view of a conversation, for returning to it. */
export interface SavedThreadView {
  readonly view: ThreadView
  readonly heights: RowHeights
  /** Scroll position of each history entry. */
  readonly places: Map<string, RowPosition<StatusId>>
}

/** As many as there are cached conversations. */
const maxStored = 10

const viewsOf = createSlot(() => new Map<StatusId, SavedThreadView>())

/** The saved view of a conversation, or a new one at `dive`. */
export function savedThreadView(session: Session, opened: StatusId, dive: Dive): SavedThreadView {
  const views = viewsOf(session)
  const saved = views.get(opened) ?? { view: createThreadView(session, opened, dive), heights: new Map(), places: new Map() }
  views.delete(opened)
  views.set(opened, saved)
  for (const oldest of views.keys()) {
    if (views.size <= maxStored) break
    views.delete(oldest)
  }
  return saved
}
