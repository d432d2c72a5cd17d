import { useT } from '#i18n/useT.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { BasicAccountCard } from '#features/relationships/ui/BasicAccountCard.tsx'
import { useVisitPlace } from '#features/navigation/ui/useVisitPlace.ts'
import { MorePages } from '#features/queries/ui/MorePages.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { userIcon } from '#ui/icons/user.ts'
import { WindowedList } from '#ui/WindowedList.tsx'
import type { Found } from '#features/search/model/useFound.ts'

/** The people that were found, each with the way to follow them. */
export function FoundPeople({ found }: { found: Found }) {
  const t = useT()
  const inWindow = useSetting('virtualScrolling')
  const ids = [...new Set(found.pages.flatMap(({ accounts }) => accounts))]
  const visitPlace = useVisitPlace('accounts', ids)
  if (ids.length === 0) return <EmptyState icon={userIcon}>{t('search.none.accounts')}</EmptyState>
  return (
    <>
      <WindowedList
        ids={ids}
        role="list"
        label={t('search.tab.accounts')}
        busy={found.isFetching}
        drawAll={!inWindow}
        heights={visitPlace.heights}
        estimate={72}
        initialPlace={visitPlace.place}
        onPlace={visitPlace.store}
      >
        {(id) => <BasicAccountCard id={id} />}
      </WindowedList>
      <MorePages {...found} end={t('search.end')} />
    </>
  )
}
