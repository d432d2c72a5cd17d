import { createContext, use } from 'react'
import type { StatusFeedKey } from '#data/feeds/FeedKey.ts'
import { timelineOf } from '#data/feeds/FeedKey.ts'
import type { VeilView } from './Veil.ts'

const elsewhere: VeilView = { kind: 'timeline', place: 'public' }

/** Where the posts below are seen: some rules hold in some places only. */
export const VeilViewContext = createContext<VeilView>(elsewhere)

export const useVeilView = (): VeilView => use(VeilViewContext)

/** How a feed shows posts. */
export function viewOfFeed(feed: StatusFeedKey): VeilView {
  const timeline = timelineOf(feed)
  switch (timeline.kind) {
    case 'user':
    case 'userReplies':
    case 'userMedia':
    case 'pinned':
      return { kind: 'profile', of: timeline.accountId }
    case 'public':
    case 'all':
    case 'bubble':
    case 'tag':
      return elsewhere
    default:
      return { kind: 'timeline', place: 'home' }
  }
}
