import * as statuses from '@rookery/api/calls/statuses'
import type { StatusId } from '@rookery/api/wire/model'
import type { Session } from '#data/session/Session.ts'
import { toggleStatus } from './toggleStatus.ts'

export async function bookmark(session: Session, id: StatusId, wanted: boolean): Promise<void> {
  await toggleStatus(session, id, {
    what: 'bookmark',
    wanted,
    isOn: (record) => record.bookmarked,
    change: (record, on) => (record.bookmarked === on ? record : { ...record, bookmarked: on }),
    ask: (target, on) => (on ? statuses.bookmark : statuses.unbookmark)(session.client, target),
  })
  const { entities, feeds } = session
  if (entities.statuses.get(id)?.bookmarked !== wanted || !feeds.keys().includes('bookmarks')) return
  // Only the server knows where it stands among the bookmarks, and no stream tells of it.
  if (wanted) void feeds.loadNewer('bookmarks')
  else feeds.removeWhere('bookmarks', (record) => record.id === id)
}
