import { useEffect, useState } from 'react'

import { messageText, type Message } from '#data/notices/Message.ts'
import { finishCodeFlow } from '#data/session/codeFlow.ts'
import { useSession } from '#data/session/useSession.ts'
import { createKeptText } from '#data/storage/KeptText.ts'
import { useT } from '#i18n/useT.ts'
import { Screen } from '#parts/screen/Screen.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Spinner } from '#ui/Spinner.tsx'

import css from './signIn.module.css'

/** `/oauth-callback`: where the server's own sign-in page comes back to. Success changes the account of the page. */
export function OAuthCallbackScreen() {
  const t = useT()
  const session = useSession()
  const [failure, setFailure] = useState<Message | null>(null)

  useEffect(() => {
    const query = new URLSearchParams(location.search)
    // The code must not stay in the address bar, in the history or in a referrer.
    history.replaceState(history.state, '', location.pathname)
    const tab = createKeptText(() => sessionStorage)
    void finishCodeFlow(session, tab, query).then((result) => {
      if (result.kind === 'refused' || result.kind === 'resetRequired') setFailure(result.message)
    })
  }, [session])

  return (
    <Screen title={t('signIn.title')}>
      {failure ? (
        <div className={css.screen}>
          <ErrorState>{messageText(t, failure)}</ErrorState>
          <a href="/login">{t('general.retry')}</a>
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
