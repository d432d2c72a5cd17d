import type { AccountId, StatusId } from '@rookery/api/wire/model'
import { useEffect } from 'react'
import { useSession } from '#data/session/useSession.ts'
import { VeilViewContext, viewOfFeed } from '#data/veil/VeilViewContext.ts'
import { useT } from '#i18n/useT.ts'
import { PinnedHeader } from '#parts/status/PinnedHeader.tsx'
import { StatusCard } from '#parts/status/StatusCard.tsx'

/** What a person wants to be read first, above all else they posted (spec 1, section 2). */
export function PinnedPosts({ owner, ids }: { owner: AccountId; ids: readonly StatusId[] }) {
  const t = useT()
  const { feeds } = useSession()
  useEffect(() => feeds.openFeed(`pinned:${owner}`), [feeds, owner])
  if (ids.length === 0) return null
  return (
    <VeilViewContext value={viewOfFeed(`pinned:${owner}`)}>
      <section aria-label={t('profile.pinned')}>
        {ids.map((id) => (
          <StatusCard key={id} id={id} prepend={<PinnedHeader />} />
        ))}
      </section>
    </VeilViewContext>
  )
}
