import { useEffect, useState } from 'react'

import { href } from '#features/addresses/model/href.ts'
import { messageText, type Message } from '#features/notices/model/Message.ts'
import { finishCodeFlow, flowOrigin, flowServer } from '#features/signIn/model/codeFlow.ts'
import { useOpenSessions } from '#features/signIn/model/OpenSessions.ts'
import { notifySignedIn } from '#features/signIn/model/notifySignedIn.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { AtServer } from '#features/servers/ui/AtServer.tsx'
import { ServerFailure } from '#features/servers/ui/ServerFailure.tsx'
import { createStoredText } from '#features/session/model/StoredText.ts'
import { useCell } from '#lib/useCell.ts'
import { useT } from '#i18n/useT.ts'
import { loginFrom } from '#features/navigation/model/loginFrom.ts'
import { requiredResetPath } from '#features/navigation/model/requiredResetPath.ts'
import { useNavigation } from '#features/navigation/model/useNavigation.ts'
import { Screen } from '#features/screen/ui/Screen.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Spinner } from '#ui/Spinner.tsx'

import css from '#features/signIn/ui/signIn.module.css'

/** `/oauth-callback`: the redirect from the server's own sign-in page. Success changes the account of the page. */
export function OAuthCallbackScreen({ search }: { search: URLSearchParams }) {
  const { origin } = useSession()
  // A user who adds an account on another server returns to the page of the current one.
  const [server] = useState(() => flowServer(createStoredText(() => sessionStorage)) ?? origin)
  return (
    <AtServer origin={server} waiting={<Finishing />} failure={<ServerFailure />}>
      <Callback search={search} />
    </AtServer>
  )
}

function Callback({ search }: { search: URLSearchParams }) {
  const t = useT()
  const session = useSession()
  const sessions = useOpenSessions()
  const navigation = useNavigation()
  const [failure, setFailure] = useState<Message | null>(null)
  const [tab] = useState(() => createStoredText(() => sessionStorage))
  const [from] = useState(() => flowOrigin(tab))

  useEffect(() => {
    const before = session.device.accounts.get()
    // The code must not stay in the address bar, in the history or in a referrer.
    history.replaceState(history.state, '', from ?? location.pathname)
    void finishCodeFlow(session, tab, search).then((result) => {
      if (result.kind === 'signedIn') notifySignedIn(sessions, result.account, before)
      else if (result.kind === 'resetRequired') navigation.navigate(requiredResetPath(), { replace: true })
      else setFailure(result.kind === 'refused' ? result.message : { key: 'login.failed' })
    })
  }, [session, sessions, navigation, search, tab, from])

  const isExpired = useCell(session.expired)
  // A signed-in user came here to add an account.
  const isMember = session.me !== null && !isExpired
  return (
    <Screen title={t('signIn.title')}>
      {failure ? (
        <div className={css.screen}>
          <ErrorState
            retry={{
              label: t('general.retry'),
              onRetry: () => navigation.navigate(isMember ? href.addAccount() : loginFrom(from ?? href.root())),
            }}
          >
            {messageText(t, failure)}
          </ErrorState>
        </div>
      ) : (
        <Finishing />
      )}
    </Screen>
  )
}

function Finishing() {
  const t = useT()
  return (
    <p className={css.finishing} role="status">
      <Spinner />
      {t('signIn.finishing')}
    </p>
  )
}
