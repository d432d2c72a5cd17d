import type { AccountId, StatusId } from '@rookery/api/wire/model'
import { useEffect } from 'react'
import { useSession } from '#features/session/model/useSession.ts'
import { FilterViewContext, viewOfFeed } from '#features/filters/model/FilterViewContext.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'
import { useT } from '#i18n/useT.ts'
import { PinnedHeader } from '#features/statusCard/ui/PinnedHeader.tsx'
import { StatusCard } from '#features/statusCard/ui/StatusCard.tsx'

/** The pinned posts of a profile, above all other posts (spec 1, section 2). */
export function PinnedPosts({ owner, ids }: { owner: AccountId; ids: readonly StatusId[] }) {
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
