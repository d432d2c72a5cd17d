import * as statuses from '@rookery/api/calls/statuses'
import type { StatusId } from '@rookery/api/wire/model'
import type { Session } from '#features/session/model/Session.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'
import { defineStatusSwitch, switchOnStatus } from './defineStatusSwitch.ts'
import { offerUndo } from '#features/actions/model/offerUndo.ts'

export const pinAction = defineStatusSwitch({
  kind: 'pin',
  isOn: ({ pinned }) => pinned,
  change: (record, desired) => (record.pinned === desired ? record : { ...record, pinned: desired }),
  request: ({ client }, id, desired) => (desired ? statuses.pin : statuses.unpin)(client, id),
  onSettled: (session, id, { isOn, hasChanged }) => {
    if (hasChanged) followPin(session, id, isOn)
  },
})

/** Only one's own public or unlisted posts can be pinned; the server refuses the others in its own words. */
export async function pin(session: Session, id: StatusId, desired: boolean): Promise<void> {
  await switchOnStatus(pinAction, session, id, desired, {})
}

function followPin(session: Session, id: StatusId, isOn: boolean): void {
  const { entities, me, notices } = session
  const feeds = feedsOf(session)
  // Only the profile shows the pin.
  if (isOn) notices.show({ level: 'success', messageKey: 'post.pinned', timeout: 3000 })
  else offerUndo(session, 'post.unpinned', { undo: () => void pin(session, id, true), stands: () => !entities.statuses.get(id)?.pinned })
  const pinned = `pinned:${me}` as const
  if (!feeds.keys().includes(pinned)) return
  if (isOn) feeds.at(pinned).insertOwn(id)
  else feeds.removeWhere(pinned, (record) => record.id === id)
}
