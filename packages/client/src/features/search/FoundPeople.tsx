import { useT } from '#i18n/useT.ts'
import { useSetting } from '#data/settings/useSetting.ts'
import { AccountSummary } from '#parts/account/AccountSummary.tsx'
import { FollowButton } from '#parts/account/FollowButton.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { userIcon } from '#ui/icons/user.ts'
import { WindowedList } from '#ui/WindowedList.tsx'
import css from './FoundPeople.module.css'
import { MoreResults } from './MoreResults.tsx'
import type { Found } from './useFound.ts'
import { useResultsPlace } from './useResultsPlace.ts'

/** The people that were found, each with the way to follow them. */
export function FoundPeople({ found }: { found: Found }) {
  const t = useT()
  const inWindow = useSetting('virtualScrolling')
  const ids = [...new Set(found.pages.flatMap(({ accounts }) => accounts))]
  const kept = useResultsPlace('accounts', ids)
  if (ids.length === 0) return <EmptyState icon={userIcon}>{t('search.none.accounts')}</EmptyState>
  return (
    <>
      <WindowedList
        ids={ids}
        role="list"
        label={t('search.tab.accounts')}
        busy={found.isFetching}
        drawAll={!inWindow}
        heights={kept.heights}
        estimate={72}
        initialPlace={kept.place}
        onPlace={kept.keep}
      >
        {(id) => (
          <div className={css.person}>
            <AccountSummary id={id} />
            <FollowButton id={id} />
          </div>
        )}
      </WindowedList>
      <MoreResults found={found} />
    </>
  )
}
