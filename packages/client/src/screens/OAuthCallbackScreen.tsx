import { useEffect, useState } from 'react'

import { href } from '#data/addresses/href.ts'
import { messageText, type Message } from '#data/notices/Message.ts'
import { finishCodeFlow, flowOrigin } from '#data/session/codeFlow.ts'
import { useOpenSessions } from '#data/session/OpenSessions.ts'
import { tellSignedIn } from '#data/session/tellSignedIn.ts'
import { useSession } from '#data/session/useSession.ts'
import { createKeptText } from '#data/storage/KeptText.ts'
import { useT } from '#i18n/useT.ts'
import { loginFrom } from '#parts/navigation/loginFrom.ts'
import { requiredResetPath } from '#parts/navigation/requiredResetPath.ts'
import { useNavigation } from '#parts/navigation/useNavigation.ts'
import { Screen } from '#parts/screen/Screen.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Spinner } from '#ui/Spinner.tsx'

import css from './signIn.module.css'

/** `/oauth-callback`: where the server's own sign-in page comes back to. Success changes the account of the page. */
export function OAuthCallbackScreen({ search }: { search: URLSearchParams }) {
  const t = useT()
  const session = useSession()
  const sessions = useOpenSessions()
  const navigation = useNavigation()
  const [failure, setFailure] = useState<Message | null>(null)
  const [tab] = useState(() => createKeptText(() => sessionStorage))
  const [from] = useState(() => flowOrigin(tab))

  useEffect(() => {
    const before = session.device.accounts.get()
    // The code must not stay in the address bar, in the history or in a referrer.
    history.replaceState(history.state, '', from ?? location.pathname)
    void finishCodeFlow(session, tab, search).then((result) => {
      if (result.kind === 'signedIn') tellSignedIn(sessions, result.account, before)
      else if (result.kind === 'resetRequired') navigation.navigate(requiredResetPath(), { replace: true })
      else setFailure(result.kind === 'refused' ? result.message : { key: 'login.failed' })
    })
  }, [session, sessions, navigation, search, tab, from])

  // Who is signed in already came here to add somebody.
  const isMember = session.me !== null && !session.refused.get()
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
        <p className={css.finishing} role="status">
          <Spinner />
          {t('signIn.finishing')}
        </p>
      )}
    </Screen>
  )
}
