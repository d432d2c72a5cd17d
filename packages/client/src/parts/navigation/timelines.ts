import type { FeedKey } from '#data/feeds/FeedKey.ts'
import type { MessageId } from '#i18n/catalogues.ts'
import type { IconPath } from '#ui/Icon.tsx'
import { bookmarkIcon } from '#ui/icons/bookmark.ts'
import { bubbleIcon } from '#ui/icons/bubble.ts'
import { homeIcon } from '#ui/icons/home.ts'
import { localIcon } from '#ui/icons/local.ts'
import { messagesIcon } from '#ui/icons/messages.ts'
import { networkIcon } from '#ui/icons/network.ts'

/** The timelines of the navigation panel, in its order (spec 1, section 2). `:name` is the reader's own. */
export const timelines = [
  { feed: 'home', path: '/main/friends', label: 'timeline.home', icon: homeIcon },
  { feed: 'public', path: '/main/public', label: 'timeline.public', icon: localIcon },
  { feed: 'bubble', path: '/main/bubble', label: 'timeline.bubble', icon: bubbleIcon },
  { feed: 'all', path: '/main/all', label: 'timeline.all', icon: networkIcon },
  { feed: 'bookmarks', path: '/bookmarks', label: 'timeline.bookmarks', icon: bookmarkIcon },
  { feed: 'direct', path: '/users/:name/dms', label: 'timeline.direct', icon: messagesIcon },
] as const satisfies readonly { feed: FeedKey; path: string; label: MessageId; icon: IconPath }[]

export type TimelineEntry = (typeof timelines)[number]
