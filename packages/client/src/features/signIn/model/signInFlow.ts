import type { Message } from '#features/notices/model/Message.ts'
import type { Challenge } from './signInSteps.ts'

/** Methods of sign-in; the server chooses the first one, and codes follow a password. */
export type Strategy = 'password' | 'token' | 'totp' | 'recovery'

/** State of a sign-in (spec 1, section 4). */
export interface SignInFlow {
  readonly strategy: Strategy
  /** Where Cancel leads back to. */
  readonly initial: 'password' | 'token'
  /** The server's question for a code; null before it. */
  readonly challenge: Challenge | null
  /** True while the server verifies. */
  readonly loggingIn: boolean
  /** Shown in the box until it is dismissed or tried again. A new object per failure, even with the same words. */
  readonly failure: { readonly message: Message; readonly isUnconfirmed?: true } | null
}

export type SignInEvent =
  | { readonly kind: 'submitted' }
  | { readonly kind: 'failed'; readonly message: Message; readonly isUnconfirmed?: true }
  | { readonly kind: 'codeDemanded'; readonly challenge: Challenge }
  | { readonly kind: 'recoveryChosen' }
  | { readonly kind: 'totpChosen' }
  /** The question for a code is too old. */
  | { readonly kind: 'challengeOver' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failureDismissed' }

/** The flow before anything was typed. */
export function startSignIn(initial: SignInFlow['initial']): SignInFlow {
  return { strategy: initial, initial, challenge: null, loggingIn: false, failure: null }
}

/** Applies an event to the flow. */
export function signInReducer(flow: SignInFlow, event: SignInEvent): SignInFlow {
  switch (event.kind) {
    case 'submitted':
      return { ...flow, loggingIn: true, failure: null }
    case 'failed':
      return {
        ...flow,
        loggingIn: false,
        failure: { message: event.message, ...(event.isUnconfirmed && { isUnconfirmed: true }) },
      }
    case 'codeDemanded':
      return { ...flow, strategy: 'totp', challenge: event.challenge, loggingIn: false, failure: null }
    case 'recoveryChosen':
      return withCode(flow, 'recovery')
    case 'totpChosen':
      return withCode(flow, 'totp')
    case 'failureDismissed':
      return { ...flow, failure: null }
    case 'challengeOver':
      return { ...startSignIn(flow.initial), failure: { message: { key: 'login.codeTooLate' } } }
    case 'cancelled':
      return startSignIn(flow.initial)
  }
}

/** Each code form links to the other one; both need the server's challenge first. */
function withCode(flow: SignInFlow, strategy: 'totp' | 'recovery'): SignInFlow {
  return flow.challenge === null ? flow : { ...flow, strategy, failure: null }
}
