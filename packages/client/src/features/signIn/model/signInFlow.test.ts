import { expect, test } from 'vitest'

import type { Challenge } from './signInSteps.ts'

import { signInReducer, startSignIn, type SignInEvent, type SignInFlow } from './signInFlow.ts'

const after = (events: readonly SignInEvent[], from: SignInFlow = startSignIn('password')) => events.reduce(signInReducer, from)
const challenge: Challenge = {
  app: {
    clientId: 'c',
    clientSecret: 's',
    redirectUri: 'https://pond.example/oauth-callback',
    scopes: 'read write follow push admin',
    wantedScopes: 'read write follow push admin',
    registeredAt: 0,
  },
  mfaToken: 'm1',
  types: ['totp'],
  askedAt: 0,
}
const demanded: SignInEvent = { kind: 'codeDemanded', challenge }
const failed: SignInEvent = { kind: 'failed', message: { text: 'Invalid credentials' } }

test('the button is off while the server verifies and on again afterwards', () => {
  expect(after([{ kind: 'submitted' }]).loggingIn).toBe(true)
  expect(after([{ kind: 'submitted' }, failed]).loggingIn).toBe(false)
  expect(after([{ kind: 'submitted' }, demanded]).loggingIn).toBe(false)
})

test('a password leads to the code when the server demands one', () => {
  expect(after([{ kind: 'submitted' }, demanded])).toMatchObject({ strategy: 'totp', challenge })
})

test('the code and the recovery code lead to each other and retain the challenge', () => {
  const recovery = after([demanded, { kind: 'recoveryChosen' }])
  expect(recovery).toMatchObject({ strategy: 'recovery', challenge })
  expect(after([{ kind: 'totpChosen' }], recovery)).toMatchObject({ strategy: 'totp', challenge })
})

test('no code can be entered before the server asked for one', () => {
  expect(after([{ kind: 'recoveryChosen' }]).strategy).toBe('password')
})

test.each(['password', 'token'] as const)('cancel leads back to the %s form and drops the challenge', (initial) => {
  expect(after([demanded, failed, { kind: 'cancelled' }], startSignIn(initial))).toEqual(startSignIn(initial))
})

test('an expired challenge leads back to the password and says so', () => {
  expect(after([demanded, { kind: 'submitted' }, { kind: 'challengeOver' }])).toEqual({
    ...startSignIn('password'),
    failure: { message: { key: 'login.codeTooLate' } },
  })
})

test('a failure is shown until it is dismissed or tried again', () => {
  const flow = after([{ kind: 'submitted' }, failed])
  expect(flow.failure).toEqual({ message: { text: 'Invalid credentials' } })
  expect(after([{ kind: 'failureDismissed' }], flow).failure).toBeNull()
  expect(after([{ kind: 'submitted' }], flow).failure).toBeNull()
})

test('the same failure twice is announced twice', () => {
  const once = after([{ kind: 'submitted' }, failed])
  const twice = after([{ kind: 'submitted' }, failed], once)
  expect(twice.failure).not.toBe(once.failure)
})
