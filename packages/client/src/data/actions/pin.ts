import * as statuses from '@rookery/api/calls/statuses'
import type { StatusId } from '@rookery/api/wire/model'
import type { Session } from '#data/session/Session.ts'
import { offerUndo } from './offerUndo.ts'
import { toggleStatus } from './toggleStatus.ts'

/** Only one's own public or unlisted posts can be pinned; the server refuses the others in its own words. */
export async function pin(session: Session, id: StatusId, wanted: boolean): Promise<void> {
  const before = session.entities.statuses.confirmed(id)?.pinned
  await toggleStatus(session, id, {
    what: 'pin',
    wanted,
    isOn: (record) => record.pinned,
    change: (record, on) => (record.pinned === on ? record : { ...record, pinned: on }),
    ask: (target, on) => (on ? statuses.pin : statuses.unpin)(session.client, target),
  })
  const { entities, feeds, me, notices } = session
  const now = entities.statuses.confirmed(id)
  if (before === undefined || before === wanted || now?.pinned !== wanted) return
  // Outside of the profile nothing else shows the pin.
  if (wanted) notices.show({ level: 'success', messageKey: 'post.pinned', timeout: 3000 })
  else offerUndo(session, 'post.unpinned', { undo: () => void pin(session, id, true), stands: () => !entities.statuses.get(id)?.pinned })
  const pinned = `pinned:${me}` as const
  if (!feeds.keys().includes(pinned)) return
  if (wanted) feeds.at(pinned).insertOwn(id)
  else feeds.removeWhere(pinned, (record) => record.id === id)
}
