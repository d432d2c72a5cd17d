import * as statuses from '@rookery/api/calls/statuses'
import type { StatusId } from '@rookery/api/wire/model'
import type { Session } from '#features/session/model/Session.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'
import { defineStatusSwitch, switchOnStatus } from './defineStatusSwitch.ts'
import { offerUndo } from '#features/actions/model/offerUndo.ts'

export const bookmarkAction = defineStatusSwitch({
  kind: 'bookmark',
  isOn: ({ bookmarked }) => bookmarked,
  change: (record, desired) => (record.bookmarked === desired ? record : { ...record, bookmarked: desired }),
  request: ({ client }, id, desired) => (desired ? statuses.bookmark : statuses.unbookmark)(client, id),
  onSettled: (session, id, { isOn }) => followBookmark(session, id, isOn),
})

/** Undo is offered in a notice if the post leaves the visible list of bookmarks. */
export async function bookmark(session: Session, id: StatusId, desired: boolean): Promise<void> {
  await switchOnStatus(bookmarkAction, session, id, desired, {})
}

function followBookmark(session: Session, id: StatusId, isOn: boolean): void {
  const { entities } = session
  const feeds = feedsOf(session)
  if (!feeds.keys().includes('bookmarks')) return
  // Only the server knows the position among the bookmarks, and no stream sends it.
  if (isOn) return void feeds.loadNewer('bookmarks')
  feeds.removeWhere('bookmarks', (record) => record.id === id)
  if (!feeds.shown.get().includes('bookmarks')) return
  const stands = () => !entities.statuses.get(id)?.bookmarked
  offerUndo(session, 'post.unbookmarked', { undo: () => void bookmark(session, id, true), stands })
}
