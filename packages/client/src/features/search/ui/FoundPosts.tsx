import { FilterViewContext } from '#features/filters/model/FilterViewContext.ts'
import type { FilterView } from '#features/filters/model/FilterVerdict.ts'
import { useHiddenAmong } from '#features/filters/model/useHiddenAmong.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { useT } from '#i18n/useT.ts'
import { rowEstimatesOf } from '#features/timelines/ui/rowEstimatesOf.ts'
import { StatusItem } from '#features/statusCard/ui/StatusItem.tsx'
import { useVisitPlace } from '#features/navigation/ui/useVisitPlace.ts'
import { MorePages } from '#features/queries/ui/MorePages.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { eyeOffIcon } from '#ui/icons/eyeOff.ts'
import { messageIcon } from '#ui/icons/message.ts'
import { WindowedList } from '#ui/WindowedList.tsx'
import type { Found } from '#features/search/model/useFound.ts'

const view: FilterView = { kind: 'timeline', place: 'public' }

/** Post results without filtered ones. */
export function FoundPosts({ found }: { found: Found }) {
  const t = useT()
  const session = useSession()
  const inWindow = useSetting('virtualScrolling')
  const all = [...new Set(found.pages.flatMap(({ statuses }) => statuses))]
  const hidden = useHiddenAmong(all, view)
  const ids = all.filter((id) => !hidden.has(id))
  const visitPlace = useVisitPlace('statuses', ids)
  return (
    <FilterViewContext value={view}>
      {ids.length > 0 && (
        <WindowedList
          ids={ids}
          label={t('search.tab.statuses')}
          busy={found.isFetching}
          whole={!found.hasMore}
          drawAll={!inWindow}
          heights={visitPlace.heights}
          estimates={rowEstimatesOf(session)}
          initialPlace={visitPlace.place}
          onPlace={visitPlace.store}
        >
          {(id) => <StatusItem id={id} />}
        </WindowedList>
      )}
      {all.length === 0 && <EmptyState icon={messageIcon}>{t('search.none.statuses')}</EmptyState>}
      {hidden.size > 0 && <EmptyState icon={eyeOffIcon}>{t('timeline.hidden', { count: hidden.size })}</EmptyState>}
      {all.length > 0 && <MorePages {...found} end={t('search.end')} />}
    </FilterViewContext>
  )
}
