import { useReducer } from 'react'

import { answerChallenge, signIn, type SignInResult } from '#data/session/signIn.ts'
import { useSession } from '#data/session/useSession.ts'
import { requiredResetPath } from '#parts/navigation/requiredResetPath.ts'
import { useNavigation } from '#parts/navigation/useNavigation.ts'

import { CodeForm } from './CodeForm.tsx'
import { OtherWays } from './OtherWays.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { ProviderForm } from './ProviderForm.tsx'
import { signInReducer, startSignIn } from './signInFlow.ts'
import { useCell } from '#lib/useCell.ts'

export interface SignInProps {
  /** Somebody is signed in already; this is about somebody else. */
  adds?: boolean
  /** It is what the screen is for, not a panel beside it. */
  isMain?: boolean
}

/** Signing in, from the first question to the last. Success changes the account of the page, and this goes with the old one. */
export function SignIn({ adds = false, isMain = false }: SignInProps) {
  const session = useSession()
  const navigation = useNavigation()
  const { capabilities, config } = useCell(session.server)
  const initial = capabilities.passwordSignIn && config.loginMethod === 'password' ? 'password' : 'token'
  const [flow, dispatch] = useReducer(signInReducer, initial, startSignIn)

  async function attempt(work: Promise<SignInResult>): Promise<void> {
    dispatch({ kind: 'submitted' })
    const result = await work
    if (result.kind === 'codeNeeded') dispatch({ kind: 'codeDemanded', challenge: result.challenge })
    else if (result.kind === 'resetRequired') {
      dispatch({ kind: 'cancelled' })
      navigation.navigate(requiredResetPath())
    } else if (result.kind !== 'signedIn') dispatch({ kind: 'failed', message: result.message })
  }

  switch (flow.strategy) {
    case 'password':
      return (
        <>
          <PasswordForm
            flow={flow}
            lastName={adds ? '' : (session.device.accounts.get().lastName ?? '')}
            isMain={isMain}
            onSubmit={(username, password) => void attempt(signIn(session, { username, password }))}
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
          onSubmit={(code) => challenge && void attempt(answerChallenge(session, challenge, { code, type: strategy }))}
          onEvent={dispatch}
        />
      )
    }
  }
}
