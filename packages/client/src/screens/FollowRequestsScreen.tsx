import { useState } from 'react'
import { useAccount } from '#features/accounts/model/useAccount.ts'
import { handledRequestsOf, followRequestsQuery } from '#features/followRequests/model/followRequests.ts'
import { useSessionPages } from '#features/queries/model/useSessionQuery.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { useT } from '#i18n/useT.ts'
import { useCell } from '#lib/useCell.ts'
import { BasicAccountCard } from '#features/relationships/ui/BasicAccountCard.tsx'
import { FollowRequestButtons } from '#features/followRequests/ui/FollowRequestButtons.tsx'
import { QueryView } from '#features/queries/ui/QueryView.tsx'
import { Screen } from '#features/screen/ui/Screen.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { userCheckIcon } from '#ui/icons/userCheck.ts'
import { ListFooter } from '#ui/lists/ListFooter.tsx'
import { WindowedList } from '#ui/WindowedList.tsx'

/** Follow requests, each with buttons to accept or reject it (spec 1, section 2). */
export function FollowRequestsScreen() {
  const t = useT()
  const session = useSession()
  const own = useAccount(session.me)
  const inWindow = useSetting('virtualScrolling')
  const [heights] = useState(() => new Map<string, number>())
  const query = followRequestsQuery(session)
  const count = own?.own?.followRequestsCount ?? 0
  // If their number differs from the one that the answers here explain, the list has changed.
  const pages = useSessionPages(query, count + useCell(handledRequestsOf(session)))
  const { hasNextPage, fetchNextPage, isFetching, refetch, data } = pages
  return (
    <Screen title={t('followRequests.title')} flush>
      <QueryView query={pages} failed="followRequests.error" onRetry={data !== undefined && hasNextPage ? fetchNextPage : refetch}>
        {(ids) =>
          ids.length === 0 && !hasNextPage ? (
            <EmptyState icon={userCheckIcon}>{t(own?.locked ? 'followRequests.empty' : 'followRequests.notLocked')}</EmptyState>
          ) : (
            <WindowedList
              ids={ids}
              role="list"
              label={t('followRequests.title')}
              busy={isFetching}
              drawAll={!inWindow}
              heights={heights}
              estimate={80}
            >
              {(id) => (
                <BasicAccountCard id={id}>
                  <FollowRequestButtons from={id} />
                </BasicAccountCard>
              )}
            </WindowedList>
          )
        }
      </QueryView>
      {hasNextPage && (
        <ListFooter>
          <Button tone="quiet" busy={isFetching} onClick={fetchNextPage}>
            {t('followRequests.more')}
          </Button>
        </ListFooter>
      )}
    </Screen>
  )
}
