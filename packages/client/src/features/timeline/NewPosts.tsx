import type { StatusFeedKey } from '#data/feeds/FeedKey.ts'
import { useFeed } from '#data/feeds/useFeed.ts'
import { useT } from '#i18n/useT.ts'
import { ShowNew } from '#parts/feed/ShowNew.tsx'
import { useWaiting } from '#parts/feed/useWaiting.ts'
import css from './NewPosts.module.css'

/** The way to new posts; the words "up to date" when there are none (spec 1, section 2). */
export function NewPosts({ feed }: { feed: StatusFeedKey }) {
  const t = useT()
  const count = useWaiting(feed)
  const loaded = useFeed(feed, (state) => state.loaded)
  if (count === 0) return loaded ? <span className={css.current}>{t('timeline.upToDate')}</span> : null
  return <ShowNew feed={feed} count={count} texts={['timeline.showNew', 'timeline.showMoreNew']} isTight={feed.startsWith('tag:')} />
}
