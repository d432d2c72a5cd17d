import * as statuses from '@rookery/api/calls/statuses'
import type { StatusId } from '@rookery/api/wire/model'
import type { Session } from '#data/session/Session.ts'
import { offerUndo } from './offerUndo.ts'
import { originalOf, toggleStatus } from './toggleStatus.ts'

/** A post that leaves the list of bookmarks before the reader's eyes can be brought back from a notice. */
export async function bookmark(session: Session, id: StatusId, wanted: boolean): Promise<void> {
  const target = originalOf(session, id)
  await toggleStatus(session, target, {
    what: 'bookmark',
    wanted,
    isOn: (record) => record.bookmarked,
    change: (record, on) => (record.bookmarked === on ? record : { ...record, bookmarked: on }),
    ask: (status, on) => (on ? statuses.bookmark : statuses.unbookmark)(session.client, status),
  })
  const { entities, feeds } = session
  if (entities.statuses.get(target)?.bookmarked !== wanted || !feeds.keys().includes('bookmarks')) return
  // The server alone knows the post's place among the bookmarks, and no stream tells it.
  if (wanted) return void feeds.loadNewer('bookmarks')
  feeds.removeWhere('bookmarks', (record) => record.id === target)
  if (!feeds.shown.get().includes('bookmarks')) return
  const stands = () => !entities.statuses.get(target)?.bookmarked
  offerUndo(session, 'post.unbookmarked', { undo: () => void bookmark(session, target, true), stands })
}
