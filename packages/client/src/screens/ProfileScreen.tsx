import type { AccountId } from '@rookery/api/wire/model'
import type { StatusFeedKey } from '#features/addresses/model/FeedKey.ts'
import { useEffect } from 'react'
import { plainName } from '#features/entities/model/plainName.ts'
import { shownBackgroundOf } from '#features/accounts/model/shownBackgroundOf.ts'
import { useAccount } from '#features/accounts/model/useAccount.ts'
import { profileQuery } from '#features/accounts/model/profile.ts'
import { useSessionQuery } from '#features/queries/model/useSessionQuery.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { AccountName } from '#features/accountNames/ui/AccountName.tsx'
import { ShowNew } from '#features/timelines/ui/ShowNew.tsx'
import { useWaiting } from '#features/timelines/model/useWaiting.ts'
import { Part } from '#features/screen/ui/Part.tsx'
import { Screen } from '#features/screen/ui/Screen.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { ProfileCard } from '#features/profile/ui/ProfileCard.tsx'
import { isDeleted, ProfileFailure } from '#features/profile/ui/ProfileFailure.tsx'
import { ProfileTabs } from '#features/profile/ui/ProfileTabs.tsx'
import css from './ProfileScreen.module.css'
import { useProfileTab } from '#features/profile/model/useProfileTab.ts'

const PrivateRemarks = lazyComponent(async () => (await import('#features/profile/ui/PrivateRemarks.tsx')).PrivateRemarks)

/** A profile: the account and its posts. */
export function ProfileScreen({ idOrName }: { idOrName: string }) {
  const t = useT()
  const session = useSession()
  const { data: id = null, isFetching, error, refetch } = useSessionQuery(profileQuery(session, idOrName))
  const account = useAccount(id)
  const background = account?.background ?? null
  useEffect(() => {
    shownBackgroundOf(session).set(background)
    return () => shownBackgroundOf(session).set(null)
  }, [session, background])
  const failure = error && <ProfileFailure error={error} busy={isFetching} onRetry={refetch} />
  // An account known from a post may have been deleted.
  if (account === undefined || id === null || (error !== null && isDeleted(error))) {
    return (
      <Screen title={t('profile.title')} flush>
        {failure ?? <Waiting />}
      </Screen>
    )
  }
  return (
    <Screen
      title={plainName(account)}
      heading={
        <span className={css.heading}>
          <AccountName id={id} oneLine />
        </span>
      }
      flush
      actions={<NewOnes id={id} />}
    >
      {failure}
      <ProfileCard id={id} isFetching={isFetching}>
        {session.me !== null && session.me !== id && (
          <Part key={id} waiting={<div className={css.remarks} />}>
            <div className={css.remarks}>
              <PrivateRemarks id={id} />
            </div>
          </Part>
        )}
      </ProfileCard>
      <ProfileTabs key={id} id={id} />
    </Screen>
  )
}

/** While the account is loading (spec 1, section 2). */
function Waiting() {
  const t = useT()
  return (
    <div className={css.waiting}>
      <Spinner label={t('general.loading')} />
    </div>
  )
}

/** Button for posts that arrived while others were read. */
function NewOnes({ id }: { id: AccountId }) {
  const { feed } = useProfileTab(id)
  return feed === null ? null : <NewPosts feed={feed} />
}

function NewPosts({ feed }: { feed: StatusFeedKey }) {
  return <ShowNew feed={feed} count={useWaiting(feed)} texts={['timeline.showNew', 'timeline.showMoreNew']} />
}
