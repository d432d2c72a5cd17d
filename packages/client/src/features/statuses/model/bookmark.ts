import * as bookmarks from '@rookery/api/calls/bookmarks'
import type { BookmarkFolderId, StatusId } from '@rookery/api/wire/model'
import { subjectOf, type FeedKey, type StatusFeedKey } from '#features/addresses/model/FeedKey.ts'
import type { StatusRecord } from '#features/entities/model/records.ts'
import type { Session } from '#features/session/model/Session.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'
import { defineStatusSwitch, originalOf, switchOnStatus } from './defineStatusSwitch.ts'
import { offerUndo } from '#features/actions/model/offerUndo.ts'

/** The folder of a bookmark, null for none; not named by a plain bookmark, which leaves a bookmark where it is. */
interface BookmarkPlace {
  readonly folder?: BookmarkFolderId | null
}

export const bookmarkAction = defineStatusSwitch<BookmarkPlace>({
  kind: 'bookmark',
  which: ({ folder }) => (folder === null ? 'none' : (folder ?? '')),
  isOn: isBookmarked,
  change(record, desired, place) {
    if (desired ? isBookmarked(record, place) : !record.bookmarked) return record
    return { ...record, bookmarked: desired, bookmarkFolder: (desired && place.folder) || null }
  },
  request: ({ client }, id, desired, place) => (desired ? bookmarks.bookmark(client, id, place) : bookmarks.unbookmark(client, id)),
  onSettled: (session, id, { isOn }) => followBookmark(session, id, isOn),
})

/** Undo is offered in a notice if the post leaves the visible list of bookmarks. */
export async function bookmark(session: Session, id: StatusId, desired: boolean): Promise<void> {
  const target = originalOf(session, id)
  const folder = session.entities.statuses.get(target)?.bookmarkFolder
  const isDone = await switchOnStatus(bookmarkAction, session, target, desired, {})
  if (desired || !isDone || !feedsOf(session).shown.get().some(listsBookmarks)) return
  const stands = () => !session.entities.statuses.get(target)?.bookmarked
  offerUndo(session, 'post.unbookmarked', {
    undo: () => void (folder ? moveBookmark(session, target, folder) : bookmark(session, target, true)),
    stands,
  })
}

/** Bookmarks a post in a folder, or moves its bookmark there; null takes it out of its folder. */
export async function moveBookmark(session: Session, id: StatusId, folder: BookmarkFolderId | null): Promise<void> {
  await switchOnStatus(bookmarkAction, session, id, true, { folder })
}

function isBookmarked({ bookmarked, bookmarkFolder = null }: StatusRecord, { folder = bookmarkFolder }: BookmarkPlace): boolean {
  return bookmarked && bookmarkFolder === folder
}

function listsBookmarks(key: FeedKey): key is Extract<StatusFeedKey, 'bookmarks' | `bookmarkFolder:${string}`> {
  return key.startsWith('bookmark')
}

/** Only the server knows the position among the bookmarks, and no stream sends it. */
function followBookmark(session: Session, id: StatusId, isOn: boolean): void {
  const feeds = feedsOf(session)
  const folder = session.entities.statuses.get(id)?.bookmarkFolder
  for (const key of feeds.keys().filter(listsBookmarks)) {
    if (!isOn || (key !== 'bookmarks' && subjectOf(key) !== folder)) feeds.removeWhere(key, (record) => record.id === id)
    else if (key === 'bookmarks') void feeds.loadNewer(key)
    // A bookmark that is moved keeps its age.
    else void feeds.reload(key)
  }
}
