import { href } from '#features/addresses/model/href.ts'
import type { FeedKindName } from '#features/addresses/model/feedKinds.ts'
import type { IconPath } from '#ui/Icon.tsx'
import { bookmarkIcon } from '#ui/icons/bookmark.ts'
import { bubbleIcon } from '#ui/icons/bubble.ts'
import { homeIcon } from '#ui/icons/home.ts'
import { localIcon } from '#ui/icons/local.ts'
import { messagesIcon } from '#ui/icons/messages.ts'
import { networkIcon } from '#ui/icons/network.ts'

/** The timelines of the navigation panel, in order (spec 1, section 2). Addresses of an account use the user's name. */
export const timelines = [
  { feed: 'home', address: href.home, icon: homeIcon },
  { feed: 'public', address: href.public, icon: localIcon },
  { feed: 'bubble', address: href.bubble, icon: bubbleIcon },
  { feed: 'all', address: href.all, icon: networkIcon },
  { feed: 'bookmarks', address: href.bookmarks, icon: bookmarkIcon },
  { feed: 'direct', address: href.direct, icon: messagesIcon },
] as const satisfies readonly { feed: FeedKindName; address: (name: string) => string; icon: IconPath }[]

export type TimelineEntry = (typeof timelines)[number]
