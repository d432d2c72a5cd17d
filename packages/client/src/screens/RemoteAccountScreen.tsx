import { isolatedHandle } from '@rookery/content'
import { useEffect } from 'react'
import { href } from '#features/addresses/model/href.ts'
import type { LoadError } from '#features/notices/model/LoadError.ts'
import { messageText } from '#features/notices/model/Message.ts'
import { remoteAccountQuery } from '#features/accounts/model/remoteAccount.ts'
import { useSessionQuery } from '#features/queries/model/useSessionQuery.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { linkHost } from '#lib/linkHost.ts'
import { useIsBefore } from '#features/session/model/useIsBefore.ts'
import { useNavigation } from '#features/navigation/model/useNavigation.ts'
import { Screen } from '#features/screen/ui/Screen.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { externalIcon } from '#ui/icons/external.ts'
import { userIcon } from '#ui/icons/user.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { isDeleted } from '#features/profile/ui/ProfileFailure.tsx'
import css from './RemoteAccountScreen.module.css'

/** Shown until the server has found the account `ada@pond.example`; its profile replaces it. */
export function RemoteAccountScreen({ acct }: { acct: string }) {
  const t = useT()
  const navigation = useNavigation()
  const { data: id, error, isFetching, refetch } = useSessionQuery(remoteAccountQuery(useSession(), acct))

  useEffect(() => {
    if (id !== undefined) navigation.navigate(href.account(id), { replace: true })
  }, [id, navigation])

  return (
    <Screen title={t('remoteUser.title')}>
      {error === null ? (
        <div role="status">
          <EmptyState icon={userIcon} action={<Spinner />}>
            <span className={css.sentence}>{t('remoteUser.searching', { handle: isolatedHandle(acct) })}</span>
          </EmptyState>
        </div>
      ) : (
        <NotFound acct={acct} error={error} busy={isFetching} onRetry={refetch} />
      )}
    </Screen>
  )
}

/** The account was not found; the reason is below, with buttons to retry and to search on its own server. */
function NotFound({ acct, error, busy, onRetry }: { acct: string; error: LoadError; busy: boolean; onRetry: () => void }) {
  const t = useT()
  const isTooEarly = useIsBefore(error.retryAt)
  const [name = '', desired = ''] = acct.split('@')
  const address = `https://${desired}/@${encodeURIComponent(name)}`
  const host = linkHost(address)
  const reason = isDeleted(error) ? t('remoteUser.missing', { handle: isolatedHandle(acct) }) : messageText(t, error.message)
  return (
    <>
      <ErrorState
        stored={<span className={css.sentence}>{reason}</span>}
        retry={{ label: t('general.retry'), onRetry, busy: busy || isTooEarly }}
      >
        {t('remoteUser.error')}
      </ErrorState>
      {host !== null && host !== '' && (
        <p className={css.way}>
          <LinkButton tone="quiet" href={address} icon={externalIcon} target="_blank" rel="noopener noreferrer nofollow">
            {t('remoteUser.open', { host })}
          </LinkButton>
        </p>
      )}
    </>
  )
}
