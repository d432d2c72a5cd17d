import type { FeedKey } from '#data/feeds/FeedKey.ts'

import type { RouteContext } from './RouteContext.ts'

/** Opens the feed without waiting, so that its first page is asked for before the screen draws. A route's `loader`. */
export function openFeed(feed: FeedKey) {
  return ({ context }: { context: RouteContext }): void => {
    context.session.feeds.openFeed(feed)
  }
}
