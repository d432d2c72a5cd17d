import type { LoadError } from '#data/feeds/LoadError.ts'

/** What a reader can do about a conversation that cannot be had: nothing, sign in, or try again. */
export function whyNot({ kind, status }: Pick<LoadError, 'kind' | 'status'>, signedIn: boolean): 'gone' | 'signIn' | 'failed' {
  if (kind !== 'http') return 'failed'
  if (status === 401 || status === 403) return signedIn ? 'gone' : 'signIn'
  return status === 404 || status === 410 ? 'gone' : 'failed'
}
