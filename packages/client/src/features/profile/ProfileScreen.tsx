import type { AccountId } from '@rookery/api/wire/model'
import { useEffect } from 'react'
import { plainName } from '#data/entities/plainName.ts'
import { openProfile } from '#data/profiles/profiles.ts'
import { useProfile } from '#data/profiles/useProfile.ts'
import { useAccount } from '#data/entities/useAccount.ts'
import { messageText } from '#data/notices/Message.ts'
import { useSession } from '#data/session/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { AccountName } from '#parts/account/AccountName.tsx'
import { ShowNew } from '#parts/feed/ShowNew.tsx'
import { useWaiting } from '#parts/feed/useWaiting.ts'
import { Screen } from '#parts/screen/Screen.tsx'
import { StatusSkeleton } from '#parts/status/StatusSkeleton.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { ProfileCard } from './ProfileCard.tsx'
import { ProfileFeeds } from './ProfileFeeds.tsx'
import { useProfileTab } from './useProfileTab.ts'

/** A person: who they are, and what they post. */
export function ProfileScreen({ idOrName }: { idOrName: string }) {
  const t = useT()
  const session = useSession()
  const { id, loading, error } = useProfile(idOrName)
  const account = useAccount(id)
  useEffect(() => void openProfile(session, idOrName), [session, idOrName])
  if (account === undefined || id === null) {
    return (
      <Screen title={t('profile.title')} flush>
        {error === null ? (
          <StatusSkeleton />
        ) : (
          <ErrorState
            kept={error.status === 404 ? undefined : messageText(t, error.message)}
            retry={
              error.status === 404
                ? undefined
                : { label: t('general.retry'), onRetry: () => void openProfile(session, idOrName), busy: loading }
            }
          >
            {error.status === 404 ? t('profile.missing') : t('profile.error')}
          </ErrorState>
        )}
      </Screen>
    )
  }
  return (
    <Screen title={plainName(account)} heading={<AccountName id={id} />} flush actions={<NewOnes id={id} />}>
      <ProfileCard id={id} />
      <ProfileFeeds key={id} id={id} />
    </Screen>
  )
}

/** The way to what the person posted while others were read. */
function NewOnes({ id }: { id: AccountId }) {
  const { feed } = useProfileTab(id)
  return <ShowNew feed={feed} count={useWaiting(feed)} texts={['timeline.showNew', 'timeline.showMoreNew']} />
}
