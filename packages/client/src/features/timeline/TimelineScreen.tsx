import type { StatusFeedKey } from '#data/feeds/FeedKey.ts'
import { useT } from '#i18n/useT.ts'
import type { Translate } from '#i18n/t.ts'
import { StatusFeed } from '#parts/feed/StatusFeed.tsx'
import { Screen } from '#parts/screen/Screen.tsx'
import { NewPosts } from './NewPosts.tsx'

/** A timeline: its posts, newest first. */
export function TimelineScreen({ feed }: { feed: TimelineFeed }) {
  const title = titleOf(useT(), feed)
  return (
    <Screen title={title} flush actions={<NewPosts feed={feed} />}>
      <StatusFeed key={feed} feed={feed} label={title} />
    </Screen>
  )
}

export type TimelineFeed = Extract<StatusFeedKey, 'home' | 'public' | 'bubble' | 'all' | 'bookmarks' | `tag:${string}`>

function titleOf(t: Translate, feed: TimelineFeed): string {
  switch (feed) {
    case 'home':
    case 'public':
    case 'bubble':
    case 'all':
    case 'bookmarks':
      return t(`timeline.${feed}`)
    default:
      return t('timeline.tag', { tag: feed.slice('tag:'.length) })
  }
}
