import { useEffect, useRef } from 'react'

import { startCodeFlow } from '#features/signIn/model/codeFlow.ts'
import { errorMessage } from '#features/notices/model/errorMessage.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { createStoredText } from '#features/session/model/StoredText.ts'
import { useT } from '#i18n/useT.ts'
import { pathBeforeLogin } from '#features/navigation/model/loginFrom.ts'
import { Button } from '#ui/Button.tsx'

import { FailureBox } from './FailureBox.tsx'
import css from './signIn.module.css'
import type { SignInEvent, SignInFlow } from '#features/signIn/model/signInFlow.ts'

/** Sign-in on the server's own page. */
export function ProviderForm({ flow, onEvent }: { flow: SignInFlow; onEvent: (event: SignInEvent) => void }) {
  const t = useT()
  const session = useSession()
  // A user who navigated away during the request stays there.
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => void (isShown.current = false)
  }, [])
  const leave = async () => {
    onEvent({ kind: 'submitted' })
    let isStored = true
    const tab = createStoredText(
      () => sessionStorage,
      () => void (isStored = false),
    )
    try {
      const page = await startCodeFlow(session, pathBeforeLogin(location), tab)
      // Without it the callback could not complete this sign-in.
      if (!isStored || !session.device.stores.get()) onEvent({ kind: 'failed', message: { key: 'login.storageRefused' } })
      else if (isShown.current) location.assign(page)
    } catch (error) {
      onEvent({ kind: 'failed', message: errorMessage(error) })
    }
  }
  return (
    <div className={css.form}>
      <p>{t('signIn.tokenText', { host: new URL(session.origin).host })}</p>
      <FailureBox failure={flow.failure} onDismiss={() => onEvent({ kind: 'failureDismissed' })} />
      <Button tone="primary" wide disabled={flow.loggingIn} onClick={() => void leave()}>
        {t(flow.loggingIn ? 'signIn.loggingIn' : 'signIn.action')}
      </Button>
    </div>
  )
}
