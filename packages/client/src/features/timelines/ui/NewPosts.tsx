import { kindOf, type StatusFeedKey } from '#features/addresses/model/FeedKey.ts'
import { useFeed } from '#features/feeds/model/useFeed.ts'
import { lostSinceOf } from '#features/session/model/lostSince.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { useCell } from '#lib/useCell.ts'
import { useOffline } from '#lib/useOffline.ts'
import { useWaiting } from '#features/timelines/model/useWaiting.ts'
import { Part } from '#features/screen/ui/Part.tsx'
import css from './NewPosts.module.css'

const ShowNew = lazyComponent(async () => (await import('./ShowNew.tsx')).ShowNew)

const ConnectionLost = lazyComponent(async () => (await import('./ConnectionLost.tsx')).ConnectionLost)

/** The way to new posts; the words "up to date" when the server has none (spec 1, section 2). */
export function NewPosts({ feed }: { feed: StatusFeedKey }) {
  const t = useT()
  const count = useWaiting(feed)
  const isCurrent = useFeed(feed, ({ loaded, error }) => loaded && error?.load !== 'newer')
  const offline = useOffline()
  const since = useCell(lostSinceOf(useSession()))
  if (count === 0 && since !== null) {
    return (
      <Part>
        <ConnectionLost since={since} />
      </Part>
    )
  }
  if (count === 0) return isCurrent && !offline ? <span className={css.current}>{t('timeline.upToDate')}</span> : null
  return (
    <Part>
      <ShowNew feed={feed} count={count} texts={['timeline.showNew', 'timeline.showMoreNew']} isTight={kindOf(feed).subject === 'tag'} />
    </Part>
  )
}
