import type { Timer } from '@rookery/api/http/Clock'
import type { StatusId } from '@rookery/api/wire/model'
import type { Session } from '#features/session/model/Session.ts'
import { createSlot } from '#features/session/model/Slot.ts'
import { refetchStatus } from './refetchStatus.ts'

/** Mastodon streams a deletion before it updates counts, and deletions come in groups. */
const gatheredFor = 1000

interface Gathered {
  readonly parents: Set<StatusId>
  timer: Timer | null
}

const gatheredIn = createSlot<Gathered>(() => ({ parents: new Set(), timer: null }), { close: ({ timer }) => timer?.cancel() })

/** Replies were deleted: visible parents get the server's count. */
export function recountReplies(session: Session, deleted: readonly StatusId[]): void {
  const { statuses } = session.entities
  const gathered = gatheredIn(session)
  for (const id of deleted) {
    const parent = statuses.get(id)?.inReplyToId
    if (parent && statuses.isHeld(parent)) gathered.parents.add(parent)
  }
  if (gathered.parents.size === 0) return
  gathered.timer ??= session.clock.after(gatheredFor, () => {
    const parents = [...gathered.parents]
    gathered.parents.clear()
    gathered.timer = null
    for (const id of parents) if (statuses.isHeld(id) && statuses.get(id)?.deleted === false) void refetchStatus(session, id)
  })
}
