import { useEffect } from 'react'
import { href } from '#data/addresses/href.ts'
import { remoteAccountQuery } from '#data/queries/remoteAccount.ts'
import { useSessionQuery } from '#data/queries/useSessionQuery.ts'
import { useSession } from '#data/session/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { useNavigation } from '#parts/navigation/useNavigation.ts'
import { Screen } from '#parts/screen/Screen.tsx'
import { StatusSkeleton } from '#parts/status/card/StatusSkeleton.tsx'
import { ProfileFailure } from './ProfileFailure.tsx'

/** Stands until the server has found the person called `ada@pond.example`; their profile takes its place. */
export function RemoteAccountScreen({ acct }: { acct: string }) {
  const t = useT()
  const navigation = useNavigation()
  const { data: id, error, isFetching, refetch } = useSessionQuery(remoteAccountQuery(useSession(), acct))

  useEffect(() => {
    if (id !== undefined) navigation.navigate(href.account(id), { replace: true })
  }, [id, navigation])

  return (
    <Screen title={t('profile.title')} flush>
      {error === null ? <StatusSkeleton /> : <ProfileFailure error={error} busy={isFetching} onRetry={refetch} />}
    </Screen>
  )
}
