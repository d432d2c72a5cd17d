import { isNotificationFeed, type FeedKey } from '#features/addresses/model/FeedKey.ts'
import { lostSinceOf } from '#features/session/model/lostSince.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useFormats } from '#i18n/useFormats.ts'
import { useT } from '#i18n/useT.ts'
import { useCell } from '#lib/useCell.ts'
import { useLiveRegionReady } from '#lib/useLiveRegionReady.ts'
import { Icon } from '#ui/Icon.tsx'
import { offlineIcon } from '#ui/icons/offline.ts'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import css from './FeedAge.module.css'

export interface FeedAgeProps {
  feed: FeedKey
  /** When the list was last up to date, in ms since the epoch. */
  since: number
}

/** For a shorter time, the header of a timeline is enough, which shows since when the connection is lost. */
const alike = 60_000

/** Says above a list that it is not up to date, and how old it is. */
export function FeedAge({ feed, since }: FeedAgeProps) {
  const t = useT()
  const formats = useFormats()
  const lostSince = useCell(lostSinceOf(useSession()))
  const isReady = useLiveRegionReady()
  if (!isNotificationFeed(feed) && lostSince !== null && lostSince - since < alike) return null
  const time = formats.date(new Date(since), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <p className={css.age}>
      <Icon path={offlineIcon} />
      <span role="status">{isReady && t('feedAge.text', { time })}</span>
      {/* Outside of the live region: it changes every minute. */}
      <RelativeTime iso={new Date(since).toISOString()} formats={formats} />
    </p>
  )
}
