import type { AccountId } from '@rookery/api/wire/model'
import type { StatusFeedKey } from '#data/feeds/FeedKey.ts'
import { plainName } from '#data/entities/plainName.ts'
import { useAccount } from '#data/entities/useAccount.ts'
import { profileQuery } from '#data/queries/profile.ts'
import { useSessionQuery } from '#data/queries/useSessionQuery.ts'
import { useSession } from '#data/session/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { AccountName } from '#parts/account/AccountName.tsx'
import { ShowNew } from '#parts/feed/ShowNew.tsx'
import { useWaiting } from '#parts/feed/useWaiting.ts'
import { Screen } from '#parts/screen/Screen.tsx'
import { StatusSkeleton } from '#parts/status/card/StatusSkeleton.tsx'
import { ProfileCard } from './ProfileCard.tsx'
import { ProfileFailure } from './ProfileFailure.tsx'
import { ProfileTabs } from './ProfileTabs.tsx'
import { useProfileTab } from './useProfileTab.ts'

/** A person: who they are, and what they post. */
export function ProfileScreen({ idOrName }: { idOrName: string }) {
  const t = useT()
  const session = useSession()
  const { data: id = null, isFetching, error, refetch } = useSessionQuery(profileQuery(session, idOrName))
  const account = useAccount(id)
  if (account === undefined || id === null) {
    return (
      <Screen title={t('profile.title')} flush>
        {error === null ? <StatusSkeleton /> : <ProfileFailure error={error} busy={isFetching} onRetry={refetch} />}
      </Screen>
    )
  }
  return (
    <Screen title={plainName(account)} heading={<AccountName id={id} />} flush actions={<NewOnes id={id} />}>
      <ProfileCard id={id} />
      <ProfileTabs key={id} id={id} />
    </Screen>
  )
}

/** The way to what the person posted while others were read. */
function NewOnes({ id }: { id: AccountId }) {
  const { feed } = useProfileTab(id)
  return feed === null ? null : <NewPosts feed={feed} />
}

function NewPosts({ feed }: { feed: StatusFeedKey }) {
  return <ShowNew feed={feed} count={useWaiting(feed)} texts={['timeline.showNew', 'timeline.showMoreNew']} />
}
