import * as aliases from '@rookery/api/calls/aliases'
import * as mascot from '@rookery/api/calls/mascot'
import * as mfa from '@rookery/api/calls/mfa'
import * as tokens from '@rookery/api/calls/tokens'
import { queryOptions } from '@tanstack/react-query'
import type { Session } from '#features/session/model/Session.ts'

/** The addresses of the user's other accounts. */
export function aliasesQuery({ client }: Session) {
  return queryOptions({ queryKey: ['aliases'], queryFn: ({ signal }) => aliases.list(client, { signal }) })
}

/** All sign-ins of the account. */
export function signedInAppsQuery({ client }: Session) {
  return queryOptions({ queryKey: ['signedInApps'], queryFn: ({ signal }) => tokens.list(client, { signal }) })
}

/** Whether signing in takes a second factor. */
export function mfaQuery({ client }: Session) {
  return queryOptions({ queryKey: ['mfa'], queryFn: ({ signal }) => mfa.settings(client, { signal }) })
}

/** Secret of an authenticator that is being set up. Each request creates a new one, so it is sent once. */
export function totpSetupQuery({ client }: Session, isEnabled: boolean) {
  return queryOptions({
    queryKey: ['totpSetup'],
    queryFn: () => mfa.setupTotp(client),
    enabled: isEnabled,
    staleTime: Infinity,
    retry: false,
  })
}

/** The address of the image next to the composer in some clients. */
export function mascotQuery({ client }: Session) {
  return queryOptions({ queryKey: ['mascot'], queryFn: ({ signal }) => mascot.get(client, { signal }) })
}
