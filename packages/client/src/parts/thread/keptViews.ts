import type { StatusId } from '@rookery/api/wire/model'
import type { Session } from '#data/session/Session.ts'
import { createThreadView, type Dive, type ThreadView } from '#data/threads/ThreadView.ts'
import type { Place } from '#ui/windowing/Anchor.ts'
import type { RowHeights } from '#ui/windowing/RowOffsets.ts'

/** How a conversation was looked at, for who comes back to it. */
export interface KeptView {
  readonly view: ThreadView
  readonly heights: RowHeights
  /** Where the reader stood, for each entry of the history that they were at. */
  readonly places: Map<string, Place<StatusId>>
}

/** As many as conversations are kept. */
const mostKept = 10

const bySession = new WeakMap<Session, Map<StatusId, KeptView>>()

/** The view of a conversation as it was left, else a new one at `dive`. */
export function keptView(session: Session, opened: StatusId, dive: Dive): KeptView {
  const views = bySession.get(session) ?? new Map<StatusId, KeptView>()
  bySession.set(session, views)
  const kept = views.get(opened) ?? { view: createThreadView(session, opened, dive), heights: new Map(), places: new Map() }
  views.delete(opened)
  views.set(opened, kept)
  for (const oldest of views.keys()) {
    if (views.size <= mostKept) break
    views.delete(oldest)
  }
  return kept
}
