import { isNotificationFeed, type FeedKey } from './FeedKey.ts'
import type { FeedNature } from './FeedState.ts'

/**
 * Bookmarks, favourites and notifications have an order that only the server knows (spec 3, section 5). Direct messages are
 * paged by conversations on servers that have no timeline of them.
 */
export function feedNature(key: FeedKey): FeedNature {
  if (key === 'bookmarks' || key === 'favourites') return { order: 'byServer', pagedByEntry: false }
  if (key === 'direct') return { order: 'byId', pagedByEntry: false }
  return { order: isNotificationFeed(key) ? 'byServer' : 'byId', pagedByEntry: true }
}

/** Timelines of many people are thinned by the reply setting; a person's, a tag's or a list's posts are shown whole. */
export function takesReplyFilter(key: FeedKey): boolean {
  return key === 'home' || key === 'public' || key === 'all' || key === 'bubble'
}
