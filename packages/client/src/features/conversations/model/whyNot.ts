import { asksToSignIn } from '#features/session/model/asksToSignIn.ts'
import type { LoadError } from '#features/notices/model/LoadError.ts'

/** The remedy for a conversation that cannot be loaded: none, sign in, or retry. */
export function whyNot({ kind, status }: Pick<LoadError, 'kind' | 'status'>, signedIn: boolean): 'gone' | 'signIn' | 'failed' {
  if (kind !== 'http') return 'failed'
  if (asksToSignIn({ status }, signedIn)) return 'signIn'
  return status === 403 || status === 404 || status === 410 ? 'gone' : 'failed'
}
