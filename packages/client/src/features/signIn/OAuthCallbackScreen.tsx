import { useEffect, useState } from 'react'

import { href } from '#data/addresses/href.ts'
import { messageText, type Message } from '#data/notices/Message.ts'
import { finishCodeFlow, flowOrigin } from '#data/session/codeFlow.ts'
import { useSession } from '#data/session/useSession.ts'
import { createKeptText } from '#data/storage/KeptText.ts'
import { useT } from '#i18n/useT.ts'
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
  const navigation = useNavigation()
  const [failure, setFailure] = useState<Message | null>(null)

  useEffect(() => {
    // The code must not stay in the address bar, in the history or in a referrer.
    const tab = createKeptText(() => sessionStorage)
    history.replaceState(history.state, '', flowOrigin(tab) ?? location.pathname)
    void finishCodeFlow(session, tab, search).then((result) => {
      if (result.kind === 'refused') setFailure(result.message)
      else if (result.kind === 'resetRequired') navigation.navigate(requiredResetPath(), { replace: true })
    })
  }, [session, navigation, search])

  return (
    <Screen title={t('signIn.title')}>
      {failure ? (
        <div className={css.screen}>
          <ErrorState>{messageText(t, failure)}</ErrorState>
          <a href={href.login()}>{t('general.retry')}</a>
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
