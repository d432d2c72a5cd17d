import { useEffect, useReducer, useRef } from 'react'

import { useOpenSessions } from '#features/signIn/model/OpenSessions.ts'
import { answerChallenge, signIn, type SignInResult } from '#features/signIn/model/signInSteps.ts'
import { notifySignedIn } from '#features/signIn/model/notifySignedIn.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { requiredResetPath } from '#features/navigation/model/requiredResetPath.ts'
import { useNavigation } from '#features/navigation/model/useNavigation.ts'

import { CodeForm } from './CodeForm.tsx'
import { OtherWays } from './OtherWays.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { ProviderForm } from './ProviderForm.tsx'
import { signInReducer, startSignIn, type SignInEvent } from '#features/signIn/model/signInFlow.ts'
import { useCell } from '#lib/useCell.ts'

export interface SignInProps {
  /** A user is signed in already; another account is added. */
  adds?: boolean
  /** It is the purpose of the screen, not a panel next to it. */
  isMain?: boolean
}

/** The complete sign-in. Success changes the account of the page, which unmounts this. */
export function SignIn({ adds = false, isMain = false }: SignInProps) {
  const session = useSession()
  const sessions = useOpenSessions()
  const navigation = useNavigation()
  const { accounts } = session.device
  const { lastName } = useCell(accounts)
  const { capabilities, config } = useCell(session.server)
  const initial = capabilities.passwordSignIn && config.loginMethod === 'password' ? 'password' : 'token'
  const [flow, dispatch] = useReducer(signInReducer, initial, startSignIn)
  const underWay = useRef<AbortController | null>(null)
  // Navigating away cancels the sign-in.
  useEffect(() => () => underWay.current?.abort(), [])

  async function attempt(ask: (signal: AbortSignal) => Promise<SignInResult>): Promise<void> {
    const abort = new AbortController()
    const { signal } = abort
    underWay.current = abort
    const before = accounts.get()
    dispatch({ kind: 'submitted' })
    const result = await ask(signal)
    if (result.kind === 'signedIn') return notifySignedIn(sessions, result.account, before)
    if (signal.aborted || result.kind === 'abandoned') return
    if (result.kind === 'codeNeeded') {
      // The new password is accepted, so the notice about it can close.
      for (const { id, messageKey } of session.notices.get()) {
        if (messageKey === 'accountSettings.password.signInAgain') session.notices.close(id)
      }
      dispatch({ kind: 'codeDemanded', challenge: result.challenge })
    } else if (result.kind === 'resetRequired') {
      dispatch({ kind: 'cancelled' })
      navigation.navigate(requiredResetPath())
    } else dispatch(result.kind === 'refused' ? { ...result, kind: 'failed' } : result)
  }

  function onCodeEvent(event: SignInEvent): void {
    if (event.kind === 'cancelled') underWay.current?.abort()
    dispatch(event)
  }

  switch (flow.strategy) {
    case 'password':
      return (
        <>
          <PasswordForm
            flow={flow}
            lastName={adds ? '' : (lastName ?? '')}
            isMain={isMain}
            onSubmit={(username, password) => void attempt((signal) => signIn(session, { username, password }, signal))}
            onDismiss={() => dispatch({ kind: 'failureDismissed' })}
          />
          <OtherWays adds={adds} hasPassword />
        </>
      )
    case 'token':
      return (
        <>
          <ProviderForm flow={flow} onEvent={dispatch} />
          <OtherWays adds={adds} />
        </>
      )
    case 'totp':
    case 'recovery': {
      const { challenge, strategy } = flow
      return (
        <CodeForm
          strategy={strategy}
          flow={flow}
          onSubmit={(code) => challenge && void attempt((signal) => answerChallenge(session, challenge, { code, type: strategy }, signal))}
          onEvent={onCodeEvent}
        />
      )
    }
  }
}
