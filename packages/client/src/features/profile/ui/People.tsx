import type { AccountId } from '@rookery/api/wire/model'
import { useAccount } from '#features/accounts/model/useAccount.ts'
import { href } from '#features/addresses/model/href.ts'
import type { ShownPages } from '#features/queries/model/ShownQuery.ts'
import { accountPeopleQuery, type AccountPeople } from '#features/accounts/model/accountPeople.ts'
import { useSessionPages } from '#features/queries/model/useSessionQuery.ts'
import { asksToSignIn } from '#features/session/model/asksToSignIn.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { useT } from '#i18n/useT.ts'
import { BasicAccountCard } from '#features/relationships/ui/BasicAccountCard.tsx'
import { useVisitPlace } from '#features/navigation/ui/useVisitPlace.ts'
import { MorePages } from '#features/queries/ui/MorePages.tsx'
import { QueryFailure } from '#features/queries/ui/QueryFailure.tsx'
import { SignInPrompt } from '#features/screen/ui/SignInPrompt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { userIcon } from '#ui/icons/user.ts'
import { WindowedList } from '#ui/WindowedList.tsx'
import { PeopleElsewhere } from './PeopleElsewhere.tsx'
import { RowSkeletons } from './RowSkeletons.tsx'

export interface PeopleProps {
  id: AccountId
  which: AccountPeople
}

/** Follows or followers of an account, each with a follow button. */
export function People({ id, which }: PeopleProps) {
  const t = useT()
  const session = useSession()
  const account = useAccount(id)
  const count = which === 'followers' ? account?.followersCount : account?.followingCount
  const pages = useSessionPages(accountPeopleQuery(session, which, id), count)
  const { data, error, isFetching, refetch } = pages
  if (data !== undefined) return <PeopleList id={id} which={which} ids={data} pages={pages} />
  if (error === null) return <RowSkeletons label={t(`profile.tab.${which}`)} />
  if (asksToSignIn(error, session.me !== null)) return <SignInPrompt>{t(`profile.${which}.signInFirst`)}</SignInPrompt>
  return <QueryFailure error={error} busy={isFetching} failed={`profile.${which}.error`} onRetry={refetch} />
}

function PeopleList({ id, which, ids, pages }: PeopleProps & { ids: readonly AccountId[]; pages: ShownPages<unknown> }) {
  const t = useT()
  const { me } = useSession()
  const inWindow = useSetting('virtualScrolling')
  const visitPlace = useVisitPlace(`${which} ${id}`, ids)
  const { hasNextPage, fetchNextPage, isFetching, error, refetch } = pages
  if (ids.length === 0 && !hasNextPage) {
    return (
      <>
        <EmptyState
          icon={userIcon}
          action={id === me && which === 'followees' && <LinkButton href={href.suggestions()}>{t('suggestions.title')}</LinkButton>}
        >
          {t(`profile.${which}.none`)}
        </EmptyState>
        <PeopleElsewhere id={id} which={which} known={0} />
      </>
    )
  }
  return (
    <>
      <WindowedList
        ids={ids}
        role="list"
        label={t(`profile.tab.${which}`)}
        busy={isFetching}
        whole={!hasNextPage}
        drawAll={!inWindow}
        heights={visitPlace.heights}
        estimate={73}
        initialPlace={visitPlace.place}
        onPlace={visitPlace.store}
        // After a failure the user has to retry.
        onNearEnd={() => hasNextPage && !isFetching && error === null && fetchNextPage()}
      >
        {(person) => <BasicAccountCard id={person} />}
      </WindowedList>
      <MorePages
        hasMore={hasNextPage}
        isFetching={isFetching}
        error={error}
        fetchMore={hasNextPage ? fetchNextPage : refetch}
        end={t('profile.people.end')}
      />
      {!hasNextPage && error === null && <PeopleElsewhere id={id} which={which} known={ids.length} />}
    </>
  )
}
