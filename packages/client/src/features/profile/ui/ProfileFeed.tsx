import type { AccountId, StatusId } from '@rookery/api/wire/model'
import { useEffect } from 'react'
import type { StatusFeedKey } from '#features/addresses/model/FeedKey.ts'
import { rowIds } from '@rookery/store/FeedState'
import { useFeed } from '#features/feeds/model/useFeed.ts'
import { asksToSignIn } from '#features/session/model/asksToSignIn.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'
import { useT } from '#i18n/useT.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { StatusFeed } from '#features/timelines/ui/StatusFeed.tsx'
import { Part } from '#features/screen/ui/Part.tsx'
import { SignInPrompt } from '#features/screen/ui/SignInPrompt.tsx'
import { MediaSkeleton } from './MediaSkeleton.tsx'
import type { ProfileTab } from '#features/profile/model/useProfileTab.ts'
import { FilterViewContext, viewOfFeed } from '#features/filters/model/FilterViewContext.ts'
import { PinnedHeader } from '#features/statusCard/ui/PinnedHeader.tsx'
import { StatusCard } from '#features/statusCard/ui/StatusCard.tsx'

const MediaGrid = lazyComponent(async () => (await import('./MediaGrid.tsx')).MediaGrid)

export interface ProfileFeedProps {
  id: AccountId
  tab: ProfileTab
  feed: StatusFeedKey
  label: string
}

/** A tab of posts. Pinned ones are shown first, once. */
export function ProfileFeed({ id, tab, feed, label }: ProfileFeedProps) {
  const t = useT()
  const session = useSession()
  const { me } = session
  const feeds = feedsOf(session)
  const pinned = new Set(rowIds(useFeed(`pinned:${id}`, (state) => state.rows)))
  const isClosed = useFeed(feed, ({ loaded, error }) => !loaded && error !== null && asksToSignIn(error, me !== null))
  useEffect(() => feeds.openFeed(feed), [feeds, feed])
  return (
    <>
      {tab === 'statuses' && <PinnedPosts ids={[...pinned]} owner={id} />}
      {isClosed ? (
        <SignInPrompt>{t('signInFirst.closed')}</SignInPrompt>
      ) : tab === 'media' ? (
        <Part waiting={<MediaSkeleton label={label} />}>
          <MediaGrid feed={feed} label={label} />
        </Part>
      ) : (
        <StatusFeed feed={feed} label={label} {...(tab === 'statuses' && { except: pinned })} />
      )}
    </>
  )
}

/** The pinned posts of a profile, above all other posts (spec 1, section 2). */
function PinnedPosts({ owner, ids }: { owner: AccountId; ids: readonly StatusId[] }) {
  const t = useT()
  const feeds = feedsOf(useSession())
  useEffect(() => feeds.openFeed(`pinned:${owner}`), [feeds, owner])
  if (ids.length === 0) return null
  return (
    <FilterViewContext value={viewOfFeed(`pinned:${owner}`)}>
      <section aria-label={t('profile.pinned')}>
        {ids.map((id) => (
          <StatusCard key={id} id={id} prepend={<PinnedHeader />} />
        ))}
      </section>
    </FilterViewContext>
  )
}
